import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { standaloneScripts } from './scripts/standalone-scripts.ts'
import { readTexts, splitStylesheets } from './scripts/vite-plugins.ts'

const ROOT = import.meta.dirname

// Paths below are those inside of the project: what lies above it may have any name.
// The catalogue, the articles, the geography and the rules would be heavy, the price list must not look as if it decided anything there.
const SERVER_FILES =
  /^(src\/(?!web\/|platform\/(text|time)\/).*(?<!\.(rules|words))\.tsx?|content\/(claims|faq|things-to-do|catalogue\/(catalogue|price-list)|map\/(geography|place-points|places)|markdown\/.*|pictures\/(photo-files|photos|pictures|posters)|tours\/.*)\.ts|node_modules\/(zod|libphonenumber-js)\/.*)$/

// With a few lines that pages share, because the name of a file of their own is longer than they are.
const FRAME =
  /^(src\/(web\/((root|entry\.client)\.tsx|parts\/tour-gallery\/gallery-position\.ts)|(money\/money|catalogue\/vehicle|bookings\/placing\/(lead-time|taxi-service))\.rules\.ts|platform\/text\/counted\.ts)|content\/(map\/towns|catalogue\/vehicle-nouns)\.ts)/
const FRAMEWORK = /^node_modules\/(react|react-dom|react-router|scheduler)\//
const SITE = /^(content\/|src\/(?!web\/(site|pass|account|desk|driver|sandbox)\/))/
// What forms have in common. Pages without a form, such as the pass, do not pay for it.
const FORM =
  /^src\/web\/parts\/(request-form\/(?!switch|contact-fields)|day-input\/|privacy-note|booking-form\/(request-id|party-choice))|^src\/web\/ui\/radio\//
const DESK = /^src\/web\/desk\/(frame|labels|lists)\//

/** Does the pattern fit the path of a module inside of the project? */
const matches = (pattern: RegExp) => (id: string) => pattern.test(path.relative(ROOT, id))

/** Fails the build, by name, when something that belongs on the server would be sent to a browser. */
function keepServerFilesOut(): Plugin {
  const isOfServer = matches(SERVER_FILES)
  return {
    name: 'keep-server-files-out-of-the-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (isOfServer(id))
        this.error(`${path.relative(ROOT, id)} belongs on the server and must not reach the browser`)
    },
  }
}

export default defineConfig(({ command }) => ({
  root: ROOT,
  // The build works on a copy of the sources, whose packages are linked, see scripts/run.mjs.
  resolve: { preserveSymlinks: true },
  plugins: [
    keepServerFilesOut(),
    standaloneScripts(() => [keepServerFilesOut()]),
    readTexts(),
    splitStylesheets(),
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
                { name: 'framework', test: matches(FRAMEWORK), priority: 3 },
                { name: 'frame', test: matches(FRAME), priority: 2 },
                { name: 'form', test: matches(FORM), minShareCount: 2, priority: 2 },
                { name: 'site', test: matches(SITE), minShareCount: 9, priority: 1 },
                { name: 'desk', test: matches(DESK), minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file loads faster and takes less memory than two thousand, see docs/decisions/001-one-process.md.
      ...(command === 'build' && {
        // The drawing of photos is a library of the machine, loaded when one is uploaded.
        resolve: { noExternal: true, external: ['sharp'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rolldownOptions: {
          input: './src/platform/server/production.ts',
          output: {
            minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  // What the popover of the menu needs knows all of these styles without prefixes.
  build: {
    ...{ assetsInlineLimit: 0, cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17.2'] },
    // Every page has these files already, and the part itself is fetched anyway: to name them costs bytes.
    modulePreload: {
      resolveDependencies: (part, needed) =>
        needed.filter((file) => file !== part && !/\/(rolldown-runtime|framework|frame|site)-/.test(file)),
    },
  },
}))
