import { defineConfig } from 'vitest/config'

const needsDatabase = [
  'src/operations/**/*.test.ts',
  'src/adapters/auth/**/*.test.ts',
  'src/adapters/database/*.test.ts',
  'src/adapters/database/admin/*.test.ts',
  'src/adapters/queue/**/*.test.ts',
  'src/functions/**/*.test.ts',
  'src/server/**/*.test.ts',
  'tests/doors/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
      {
        test: {
          name: 'rooms',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*/*.test.ts'],
          exclude: [...needsDatabase, 'tests/journeys/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: needsDatabase,
          globalSetup: 'tests/database/server.ts',
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
