// Leaves out of the browser's React Router what this site does not use; vite.config.ts calls it.
import type { Plugin } from 'vite'

type Unused = {
  /** Words of our own code that would need it: they fail the build. */
  words: RegExp
  /** What stands in a file of React Router, and what it comes to without that use. */
  files: Record<string, Record<string, string>>
}

const ROUTER = '/node_modules/react-router/dist/production/lib/'
const OURS = /\/src\/(?:app|content|domain)\/.*\.tsx?$/

const UNUSED: Record<string, Unused> = {
  'watching the router at work': {
    words: /\binstrumentations\b/,
    files: {
      'router/router.js': {
        'init.instrumentations': 'undefined',
        'consumeInstrumentationClientResultMetaReceiver(router)': 'undefined',
        'opts?.instrumentationNavigateMetaReceiver': 'undefined',
      },
    },
  },
  'another way to match addresses': {
    words: /\bunstable_(?:routePatternMatching|preloadRoutePattern)\b/,
    files: { 'router/router.js': { 'if (future.unstable_routePatternMatching)': 'if (false)' } },
  },
  'keeping a guest on a page': {
    words: /\b(?:useBlocker|unstable_usePrompt)\b/,
    files: {
      'router/router.js': {
        'if (blockerKey && delta != null)': 'if (false)',
        'if (blockerKey)': 'if (false)',
        'if (blockerFunctions.size === 0)': 'if (true)',
      },
    },
  },
  'loaders in the browser': {
    words: /\bclient(?:Loader|Middleware)\b/,
    files: {
      'dom/ssr/routes.js': {
        'route.hasClientLoader ?': 'false ?',
        'route.hasClientMiddleware ?': 'false ?',
        'if (!routeModule.clientLoader)': 'if (true)',
      },
    },
  },
  'loading a page before it is opened': {
    words: /\bprefetch=|\bPrefetchPageLinks\b/,
    files: {
      'dom/lib.js': {
        'usePrefetchBehavior(prefetch, rest)': '[false, null, {}]',
        'shouldPrefetch && !isAbsolute': 'false',
      },
      'dom/ssr/components.js': { 'isPageLinkDescriptor(link)': 'false' },
    },
  },
  'what only a server writes': {
    words: /\bunstable_\w*RSC/,
    files: {
      'dom/ssr/components.js': {
        'useIsRSCRouterContext()': 'false',
        'let { router, static: isStatic, staticContext } = useDataRouterContext("Scripts")':
          'const isStatic = false, staticContext = undefined',
      },
    },
  },
}

/** Fails the build when React Router no longer says what is replaced here, or when our own code needs it. */
export function leaveOut(): Plugin {
  const files = new Set(Object.values(UNUSED).flatMap((unused) => Object.keys(unused.files)))
  const found = new Set<string>()
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (OURS.test(id)) {
        const need = needOf(code)
        if (need) this.error(`${id} needs ${need}, which scripts/leave-out.ts leaves out`)
      }
      const file = id.split(ROUTER)[1]
      if (!file || !files.has(file)) return
      found.add(file)
      return { code: without(file, code), map: null }
    },
    buildEnd(error) {
      const missing = [...files].filter((file) => !found.has(file))
      if (error || missing.length === 0) return
      this.error(`scripts/leave-out.ts no longer finds ${missing.join(', ')} in React Router`)
    },
  }
}

/** What our own code asks for and does not get. */
export function needOf(code: string): string | undefined {
  return Object.keys(UNUSED).find((use) => UNUSED[use]?.words.test(code))
}

/** A file of React Router without what the site does not use. */
export function without(file: string, code: string): string {
  const lines = Object.values(UNUSED).flatMap(({ files }) => Object.entries(files[file] ?? {}))
  return lines.reduce((text, [found, instead]) => {
    if (!text.includes(found)) throw new Error(`scripts/leave-out.ts no longer finds "${found}" in ${file}`)
    return text.replaceAll(found, () => instead)
  }, code)
}
