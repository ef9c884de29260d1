import { defineConfig } from 'vitest/config';

// Measurements, never tests: they print what came out.
export default defineConfig({
    test: {
        include: ['e2e/**/*.measure.ts'],
        fileParallelism: false,
        hookTimeout: 60_000,
        disableConsoleIntercept: true,
    },
});
