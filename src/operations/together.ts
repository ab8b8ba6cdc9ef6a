import type { Queryable } from '#adapters/database/database.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from './deps.ts'

/** While one group is read or written by this process, the database has another to store. */
const GROUPS_AT_ONCE = 3
const MOST_IN_A_GROUP = 16
/** Whoever comes after so many would wait for longer than a guest does. */
const MOST_WAITING = 500

type Waiting<Item, Stored> = {
  item: Item
  resolve(stored: Stored): void
  reject(error: unknown): void
}

/**
 * Stores what arrives while the database is at work in one transaction, which costs little more than a single
 * request does. One that comes alone waits for nobody; each is answered when its group is committed.
 * @param storeAll answers in the order of the items; when it throws, each item is tried without its neighbours
 */
export function together<Needs extends Pick<Deps, 'db'>, Item, Stored>(
  storeAll: (tx: Queryable, deps: Needs, items: Item[]) => Promise<Stored[]>,
): (deps: Needs, item: Item) => Promise<Stored> {
  const counters = new WeakMap<Needs, (item: Item) => Promise<Stored>>()
  return (deps, item) => {
    const counter =
      counters.get(deps) ??
      openCounter((items: Item[]) => deps.db.transaction((tx) => storeAll(tx, deps, items)))
    counters.set(deps, counter)
    return counter(item)
  }
}

/** Serves a few groups at a time. More would be smaller ones, and no sooner done. */
function openCounter<Item, Stored>(
  store: (items: Item[]) => Promise<Stored[]>,
): (item: Item) => Promise<Stored> {
  const waiting: Waiting<Item, Stored>[] = []
  let groups = 0

  async function serve(group: Waiting<Item, Stored>[]): Promise<void> {
    try {
      const stored = await store(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries()) resolve(stored[index] as Stored)
    } catch (error) {
      if (error instanceof Unavailable) turnAway([...group, ...waiting.splice(0)], error)
      else if (group.length === 1) turnAway(group, error)
      else for (const one of group) await serve([one])
    }
  }

  async function serveAll(): Promise<void> {
    groups++
    while (waiting.length > 0) await serve(waiting.splice(0, MOST_IN_A_GROUP))
    groups--
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === MOST_WAITING) return reject(new Unavailable('too many requests at once'))
      waiting.push({ item, resolve, reject })
      if (groups < GROUPS_AT_ONCE) void serveAll()
    })
}

function turnAway(group: Waiting<unknown, never>[], error: unknown): void {
  for (const { reject } of group) reject(error)
}
