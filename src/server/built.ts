import { createApp } from './app.ts'
import { main } from './main.ts'

// The entry of the build: the whole server in one bundle, see docs/decisions/028-one-bundle.md.
export { createApp }

/** Runs the built site. */
export function start(): Promise<void> {
  return main(async (resources) => {
    const app = createApp(resources)
    return { current: async () => app, kept: app.kept, close: async () => {} }
  })
}
