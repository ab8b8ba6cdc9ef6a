import { utimes } from 'node:fs'
import path from 'node:path'
import { type AppResources, createApp as createAppOver } from './app.ts'
import { main } from './lifecycle/main.ts'

// The whole server in one bundle, see docs/decisions/028-build.md: the program that `npm start` runs.
/** Beside this program, wherever it was started: a later build has its own. */
const FILES = path.resolve(import.meta.dirname, '../client')

const A_DAY_MS = 24 * 60 * 60_000

/** The site with the files of this build. */
export function createApp(resources: AppResources) {
  return createAppOver(resources, FILES)
}

/** A build that a site runs from is not removed when others are made, `scripts/build/publish-build.ts`. */
function markAsUsed() {
  const now = new Date()
  // A folder that belongs to another user, such as in a container, is not removed either.
  utimes(path.dirname(FILES), now, now, () => {})
}

if (import.meta.main) {
  markAsUsed()
  setInterval(markAsUsed, A_DAY_MS).unref()
  await main(async (resources) => {
    const app = createApp(resources)
    return { current: async () => app, close: async () => {} }
  })
}
