import { defineConfig } from 'vitest/config'
import { readTexts } from './scripts/vite-plugins.ts'

const needsDatabase = [
  'src/operations/**/*.test.ts',
  'src/adapters/auth/**/*.test.ts',
  'src/adapters/database/*.test.ts',
  'src/adapters/database/{admin,maintenance,schema}/*.test.ts',
  'src/adapters/queue/**/*.test.ts',
  'src/functions/**/*.test.ts',
  'src/jobs/jobs.test.ts',
  'src/server/**/*.test.ts',
  'tests/database/**/*.test.ts',
  'tests/doors/**/*.test.ts',
]

/** These start a database and sites of their own, and end them by force: in CI, but not in `npm test`. */
const faults = ['tests/faults/**/*.test.ts']

/** These send hostile input to every address of the site: in CI, but not in `npm test`. */
const hostile = ['tests/doors/security/{hostile-requests,malformed-http}.test.ts']

export default defineConfig({
  plugins: [readTexts()],
  test: {
    // Loading the site anew for each file took a third of the time; no module keeps what another test could see.
    isolate: false,
    // The style guide reads what stands in it.
    css: { include: [/tokens\.css/] },
    pool: 'forks',
    // One more than there are cores in CI: many tests wait for a process or a clock.
    maxWorkers: 3,
    // Only ends what hangs: how long something takes is no promise, and a machine that is shared may stand still.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      { extends: true, test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*/*.test.ts'],
          exclude: [...needsDatabase, ...faults, 'tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: needsDatabase,
          exclude: hostile,
          globalSetup: 'tests/database/server.ts',
        },
      },
      { extends: true, test: { name: 'faults', include: faults } },
      {
        extends: true,
        test: { name: 'hostile', include: hostile, globalSetup: 'tests/database/server.ts' },
      },
    ],
  },
})
