import { utimes } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '../time/duration.ts'
import { type AppResources, createApp as createAppWithFiles } from './app.ts'
import { main } from './lifecycle/main.ts'

// The entry of the production bundle, which `npm start` runs: docs/decisions/001-one-process.md.
/** The static files of this build; a later build has its own. */
const STATIC_FILES = path.resolve(import.meta.dirname, '../client')

/** The site with the static files of this build. */
export function createApp(resources: AppResources) {
  return createAppWithFiles(resources, STATIC_FILES)
}

/** Keeps `scripts/build/publish-build.ts` from removing this build while it runs. */
function touchBuild() {
  const now = new Date()
  // Fails without harm in a folder of another user, such as in a container: nothing is removed there.
  utimes(path.dirname(STATIC_FILES), now, now, () => {})
}

if (import.meta.main) {
  touchBuild()
  setInterval(touchBuild, DAY_MS).unref()
  await main(async (resources) => ({ ...createApp(resources), close: async () => {} }))
}
