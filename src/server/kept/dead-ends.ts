import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Stands for what there is not: no trip, town or article has this name. */
export const NOTHING = '-'

/** For each kind of page with names in its path: the paths of its pages, and all that they begin with. */
type Beginnings = Map<string | undefined, Set<string>>

/**
 * Says of an address that leads nowhere under which address the answer is kept that it shares with all its like:
 * no page of the site is called so, or it names a trip, a town or an article that there is not. Undefined when it may
 * lead somewhere.
 * @param paths of pages; where one of them has names in its path, no page of that kind is missing
 * @param isDoor knows the addresses that are answered by something else than a page
 */
export function createDeadEnds({
  routes,
  paths,
  isDoor,
}: {
  routes: ServerBuild['routes']
  paths: readonly string[]
  isDoor: (path: string) => boolean
}): (path: string) => string | undefined {
  const tree = treeOf(routes)
  let known: Beginnings | undefined

  function find(path: string) {
    return matchRoutes(tree, path)?.at(-1)
  }

  function findBeginnings(): Beginnings {
    const found: Beginnings = new Map()
    for (const path of paths) {
      const { route, params } = find(path) ?? {}
      if (!params || Object.keys(params).length === 0) continue
      const parts = path.split('/')
      const beginnings = found.get(route?.id) ?? new Set()
      for (const index of parts.keys()) beginnings.add(parts.slice(0, index + 1).join('/'))
      found.set(route?.id, beginnings)
    }
    return found
  }

  return function deadEnd(path) {
    if (isDoor(path)) return undefined
    if (isMalformed(path)) return `/${NOTHING}`
    const { route, params } = find(path) ?? {}
    if (route?.path === '*') return `/${NOTHING}`
    // Not while the site starts, where it would take a tenth of the time.
    known ??= findBeginnings()
    const beginnings = known.get(route?.id)
    if (!beginnings) return undefined
    const address = generatePath(`/${route?.path}`, params)
    if (beginnings.has(address)) return undefined
    const parts = address.split('/').slice(1)
    return parts.reduce(
      (begun, part) => `${begun}/${beginnings.has(`${begun}/${part}`) ? part : NOTHING}`,
      '',
    )
  }
}

/** React Router would write a warning for each of these, or fail where a URL drops a control character. */
export function isMalformed(path: string): boolean {
  try {
    return /^$|\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return [index ? { id, index } : { id, path, children: treeOf(routes, id) }]
  })
}
