import path from 'node:path'
import { type AppResources, createApp as createAppOver } from './app.ts'
import { main } from './main.ts'

// The whole server in one bundle, see docs/decisions/028-one-bundle.md: the program that `npm start` runs.
/** Beside this program, wherever it was started: a later build has its own. */
const FILES = path.resolve(import.meta.dirname, '../client')

/** The site with the files of this build. */
export function createApp(resources: AppResources) {
  return createAppOver(resources, FILES)
}

if (import.meta.main) {
  await main(async (resources) => {
    const app = createApp(resources)
    return { current: async () => app, close: async () => {} }
  })
}
