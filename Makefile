# The commands people type. Thin on purpose: CMakePresets.json knows how to build, scripts/ does the longer work.

FUZZ_SECONDS ?= 600

.DEFAULT_GOAL := build
.NOTPARALLEL:
.PHONY: build run test bench lint format fuzz clean help

build:   ## build the program: build/doorgeef
	@scripts/setup build
	@scripts/build release doorgeef
	@ln -f build/release/apps/doorgeef/doorgeef build/doorgeef

run: build ## build and start it
	@build/doorgeef play

test:    ## everything CI runs: lint, sanitizers, a short fuzz run, all tests
	@scripts/test

bench:   ## measure against named peers
	@scripts/setup bench
	@scripts/build release
	@bench/run

lint:    ## clang-format and clang-tidy, warnings are errors
	@scripts/lint

format:  ## apply clang-format
	@scripts/format

fuzz:    ## a long fuzz run: FUZZ_SECONDS=600 per target
	@scripts/fuzz $(FUZZ_SECONDS)

clean:   ## remove everything that was built
	@rm -rf build

help:    ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1\t/p' Makefile
