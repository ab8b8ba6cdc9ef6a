import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const SERVER_ROOMS = /\/src\/(adapters|emails|functions|jobs|operations|server)\//

/** Fails the build, by name, when a module of a server room would be sent to a browser. */
function keepServerRoomsOut(): Plugin {
  return {
    name: 'keep-server-rooms-out-of-the-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (SERVER_ROOMS.test(id)) this.error(`${id} is a server room and must not reach the browser`)
    },
  }
}

export default defineConfig({
  plugins: [keepServerRoomsOut(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './src/server/app.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
})
