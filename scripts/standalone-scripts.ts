// A Vite plugin for the scripts that keep one address for ever: each becomes one file without imports.
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { DRIVER_SCRIPT, DRIVER_WORKER, PASS_WORKER } from '#web/shell/offline/worker-addresses.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** By their address; the sources are in the project. */
export const STANDALONE_SCRIPTS: Readonly<Record<string, string>> = {
  [DRIVER_SCRIPT]: 'src/web/driver/phone/driver.ts',
  [DRIVER_WORKER.address]: 'src/web/shell/offline/worker/driver.ts',
  [PASS_WORKER.address]: 'src/web/shell/offline/worker/pass.ts',
}

/**
 * Adds these scripts to the files of the build, and serves them in development.
 * @param guards plugins that stop the build when a script imports what must not reach a browser
 */
export function standaloneScripts(guards: () => Plugin[]): Plugin {
  return {
    name: 'standalone-scripts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [address, source] of Object.entries(STANDALONE_SCRIPTS)) {
        const script = await bundleScript(source, guards())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: script })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = STANDALONE_SCRIPTS[request.url ?? '']
        if (source === undefined) return next()
        response.setHeader('content-type', 'text/javascript; charset=utf-8')
        response.setHeader('cache-control', 'no-cache')
        bundleScript(source, guards()).then((script) => response.end(script), next)
      })
    },
  }
}

/** A classic script, in the syntax of 2020: a driver's phone may be old. */
export async function bundleScript(source: string, plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    ...{ root: ROOT, configFile: false, publicDir: false, logLevel: 'warn', plugins },
    resolve: { preserveSymlinks: true },
    build: {
      ...{ write: false, target: 'es2020', modulePreload: false },
      rolldownOptions: { input: path.join(ROOT, source), output: { format: 'iife' } },
    },
  })
  const [bundle] = [built].flat()
  const [file, ...others] = bundle && 'output' in bundle ? bundle.output : []
  if (file?.type !== 'chunk' || others.length > 0) throw new Error(`${source} does not become one file`)
  return file.code
}
