import { defineConfig } from 'vitest/config';

// `make screenshots`: not a test, but made of the same parts.
export default defineConfig({
    test: { include: ['e2e/**/*.shots.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
});
