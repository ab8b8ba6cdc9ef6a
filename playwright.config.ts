import { defineConfig, devices } from '@playwright/test'
import { browserLaunchOptions } from './tests/browser.ts'

const PORT = Number(process.env.JOURNEYS_PORT ?? 3210)
const url = `http://localhost:${PORT}`
const phone = devices['Pixel 7']

/**
 * Every state and control of every page, every page of the sitemap, the operator's journeys, and what guests change and
 * pay later: half of the time. In CI, but not in `npm test`.
 */
const EXHAUSTIVE =
  /accessibility\/every-state|press-before-scripts|critical-css|journeys\/(desk-|dashboard|second-step|gallery-editor|sitemap-pages|guest-changes|deposit)/

/**
 * Journeys through the built site, each as a guest with a phone unless it says otherwise. With
 * `SITES=2` two copies of the site take turns, request by request: what works then needs no memory of its own.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // One more than there are cores in CI: pages wait for the site, and the site for them.
  workers: 3,
  // A machine that is shared may stand still for seconds.
  retries: 1,
  timeout: 120_000,
  // Long, because it is only spent by what fails.
  expect: { timeout: 15_000 },
  projects: [
    { name: 'journeys', testIgnore: EXHAUSTIVE },
    { name: 'exhaustive', testMatch: EXHAUSTIVE },
  ],
  reporter: [['list']],
  use: {
    ...phone,
    // Painting a phone's six pixels for each one takes longer than most journeys.
    deviceScaleFactor: 1,
    baseURL: url,
    locale: 'en-GB',
    launchOptions: await browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'exec node tests/journeys-site/run.ts',
    url: `${url}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: 'test-results/site', LOG_LEVEL: 'warn' },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
