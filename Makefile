# The commands people type. Thin on purpose: CMakePresets.json knows how to build, scripts/ does the longer work.

FUZZ_SECONDS ?= 600
PREFIX ?= /usr/local
PROGRAM ?= build/doorgeef

.DEFAULT_GOAL := build
.NOTPARALLEL:
.PHONY: build run install test bench lint format screenshots fuzz clean help

build:   ## build the web client and the program: build/doorgeef
	@scripts/setup build
	@scripts/build-web
	@scripts/build release doorgeef
	@ln -f build/release/apps/doorgeef/doorgeef build/doorgeef

run: build ## build and start the server: http://localhost:8080
	@build/doorgeef serve

install: build ## install the program and its systemd unit: PREFIX=/usr/local
	@install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/doorgeef
	@install -D -m 644 docs/hosting.md $(DESTDIR)$(PREFIX)/share/doc/doorgeef/hosting.md
	@install -D -m 644 packaging/doorgeef.toml $(DESTDIR)$(PREFIX)/share/doc/doorgeef/doorgeef.toml
	@test -e $(DESTDIR)/etc/doorgeef.toml || install -D -m 644 packaging/doorgeef.toml $(DESTDIR)/etc/doorgeef.toml
	@install -d $(DESTDIR)$(PREFIX)/lib/systemd/system
	@sed 's|@PREFIX@|$(PREFIX)|' packaging/doorgeef.service >$(DESTDIR)$(PREFIX)/lib/systemd/system/doorgeef.service

test:    ## everything CI runs: lint, sanitizers, a short fuzz run, all tests
	@scripts/test

bench:   ## measure against named peers
	@scripts/setup bench
	@scripts/build release
	@bench/run

lint:    ## layout, clang-tidy and the web client's types, warnings are errors
	@scripts/lint

format:  ## apply clang-format and prettier
	@scripts/format

screenshots: ## pictures of every page: build/screenshots
	@scripts/setup build
	@scripts/build-web
	@scripts/build release doorgeef
	@scripts/with-node npm run --silent --prefix web screenshots

fuzz:    ## a long fuzz run: FUZZ_SECONDS=600 per target
	@scripts/fuzz $(FUZZ_SECONDS)

clean:   ## remove everything that was built
	@rm -rf build web/dist web/node_modules

help:    ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1\t/p' Makefile
