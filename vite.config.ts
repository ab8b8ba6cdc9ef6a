import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

// The catalogue, the articles and the geography would be heavy, the price list must not look as if it decided anything there.
const SERVER_ROOMS =
  /\/src\/(adapters|emails|functions|jobs|operations|server)\/|\/src\/content\/(catalogue|legal|map\/.*|posts|price-list|tours\/.*)\.ts/

/** Fails the build, by name, when something that belongs on the server would be sent to a browser. */
function keepServerRoomsOut(): Plugin {
  return {
    name: 'keep-server-rooms-out-of-the-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (SERVER_ROOMS.test(id)) this.error(`${id} belongs on the server and must not reach the browser`)
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
