import { globSync, readFileSync } from 'node:fs'

type Part = { module: string; imports?: string[] }
type Route = Part & { id: string; path?: string; index?: true; parentId?: string; hasAction: boolean }
type Manifest = { entry: Part; routes: Record<string, Route> }

/** The routes of the site as the build has written them down for browsers. */
export function readRouteManifest(): Manifest {
  const [file = ''] = globSync('build/client/assets/manifest-*.js')
  return JSON.parse(readFileSync(file, 'utf8').replace(/^[^{]*|;\s*$/g, ''))
}

/** Every address of the site, as `src/app/routes.ts` writes it, and whether a form may be sent there. */
export function listAddresses(): { address: string; takesForms: boolean }[] {
  const { routes } = readRouteManifest()
  const pages = Object.values(routes).filter(({ path, index }) => path !== undefined || index)
  const isLayout = ({ id }: Route) => pages.some(({ index, parentId }) => index && parentId === id)
  return pages
    .filter((route) => !isLayout(route))
    .map((route) => ({ address: addressOf(route, routes), takesForms: route.hasAction }))
}

function addressOf({ path, parentId = '' }: Route, routes: Manifest['routes']): string {
  const parent = routes[parentId]
  const above = parent?.path ? addressOf(parent, routes) : ''
  return path ? `${above}/${path}` : above || '/'
}
