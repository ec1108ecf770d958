import { defineConfig } from 'vitest/config'

const include = ['server/**/*.test.ts', 'contract/**/*.test.ts', 'test/**/*.test.ts', 'web/**/*.test.ts']

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { test: { name: 'sqlite', include, env: { TEST_ENGINE: 'sqlite' } } },
      {
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['test/postgres.ts'],
        },
      },
    ],
  },
})
