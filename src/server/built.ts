import { createApp } from './app.ts'
import { main } from './main.ts'

// The whole server in one bundle, see docs/decisions/028-one-bundle.md: the program that `npm start` runs.
export { createApp }

if (import.meta.main) {
  await main(async (resources) => {
    const app = createApp(resources)
    return { current: async () => app, kept: app.kept, close: async () => {} }
  })
}
