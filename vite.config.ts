import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { leaveOut } from './scripts/leave-out.ts'
import { readTexts, takeStylesApart } from './scripts/read-at-build.ts'

// The catalogue, the articles, the geography and the rules would be heavy, the price list must not look as if it decided anything there.
const SERVER_ROOMS =
  /\/src\/(adapters|emails|functions|jobs|operations|server)\/|\/src\/content\/(catalogue|claims|faq|legal|map\/.*|photo-files|photos|pictures|places|posters|posts|price-list|things-to-do|tours\/.*)\.ts|\/node_modules\/zod\//

const FRAME = /\/src\/app\/(root|entry\.client)\.tsx/
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0unpacked:/
const UNPACKED = '\0unpacked:'
const SITE = /\/src\/(?!app\/pages\/)/

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

/** Vite preloads the styles and modules of what is imported later. Ours have no styles and next to no modules of their own. */
function importPlainly(): Plugin {
  return {
    name: 'import-plainly',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}

/** React is CommonJS, and each of our modules would unpack it for itself. Unpacked once, its names are plain ones. */
function unpackReact(): Plugin {
  return {
    name: 'unpack-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source, importer) =>
      /^react(\/jsx-runtime)?$/.test(source) && importer?.includes('/src/') ? UNPACKED + source : undefined,
    async load(id) {
      if (!id.startsWith(UNPACKED)) return
      const source = id.slice(UNPACKED.length)
      const names = Object.keys(await import(source)).filter((name) => /^(?!default$)[a-z]\w*$/i.test(name))
      // Each in a function of its own, so that those which nobody asks for are left out.
      const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => packed.${name})()`)
      return [`import * as packed from '${source}'`, ...lines].join('\n')
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    keepServerRoomsOut(),
    importPlainly(),
    leaveOut(),
    unpackReact(),
    readTexts(),
    takeStylesApart(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files compress better than many, and a new version of the site leaves the framework in the caches.
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: 'frame', test: FRAME, priority: 2 },
                { name: 'site', test: SITE, minShareCount: 8, priority: 1 },
                { name: 'desk', test: /\/src\/app\/pages\/admin\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file loads faster and takes less memory than two thousand, see docs/decisions/028-one-bundle.md.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rolldownOptions: {
          input: './src/server/built.ts',
          output: {
            minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  // What the popover of the menu needs knows all of these styles without prefixes.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17.2'] },
}))
