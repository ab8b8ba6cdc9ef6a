import { defineConfig } from 'vitest/config'
import { readTexts } from './scripts/vite-plugins.ts'

const needsDatabase = [
  // Rules and words need none.
  'src/{bookings,catalogue,drives,fleet,guests,money,quotes,messages}/**/!(*.rules|*.words).test.ts',
  'src/platform/payments/sandbox.store.test.ts',
  'src/api/**/*.test.ts',
  'src/jobs/jobs.test.ts',
  'src/platform/{auth,limits,not-found,queue,server}/**/*.test.ts',
  'src/platform/database/*.test.ts',
  'src/platform/database/{maintenance,schema}/*.test.ts',
  'tests/database/**/*.test.ts',
  'tests/doors/**/*.test.ts',
]

/** These start a database and sites of their own, and end them by force: in CI, but not in `npm test`. */
const faults = ['tests/faults/**/*.test.ts']

/** These send hostile input to every address, or go over every combination: in CI, but not in `npm test`. */
const exhaustive = [
  'src/messages/outbox/late-mails.test.ts',
  'tests/database/one-sum-to-pay.test.ts',
  'tests/doors/dashboard/access.test.ts',
  'tests/doors/security/{hostile-*,malformed-http,links-change-nothing,redirects-and-cookies,cross-site}.test.ts',
]

/** These start commands, sites and databases as processes of their own: in CI, but not in `npm test`. */
const processes = [
  'src/platform/database/embedded/start.test.ts',
  'tests/doors/commands/*.test.ts',
  'tests/doors/operation/{process,two-instances}.test.ts',
]

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
          name: 'units',
          include: ['{src,content}/**/*.test.{ts,tsx}', 'tests/*/*.test.ts'],
          exclude: [...needsDatabase, ...faults, ...processes, 'tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: needsDatabase,
          exclude: [...exhaustive, ...processes],
          globalSetup: 'tests/database/server.ts',
        },
      },
      { extends: true, test: { name: 'faults', include: faults } },
      {
        extends: true,
        test: { name: 'exhaustive', include: exhaustive, globalSetup: 'tests/database/server.ts' },
      },
      {
        extends: true,
        test: { name: 'processes', include: processes, globalSetup: 'tests/database/server.ts' },
      },
    ],
  },
})
