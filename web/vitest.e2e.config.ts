import { defineConfig } from 'vitest/config';

// One browser at a time: there are few cores, and four players in each test.
export default defineConfig({
    test: {
        include: ['e2e/**/*.e2e.ts'],
        fileParallelism: false,
        testTimeout: 300_000,
        hookTimeout: 300_000,
    },
});
