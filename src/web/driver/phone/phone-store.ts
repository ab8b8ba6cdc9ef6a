import type { Queue } from './press-queue.ts'

/** `/driver/{token}` and the pages below it. */
export const token = location.pathname.split('/')[2] ?? ''
export const home = `/driver/${token}`
/** What belongs to this link has this name on the phone. */
export const KEY = `driver ${token}`

/** What waits on this phone, the oldest first. */
export function kept(): Queue {
  // Only `keep` writes it.
  return (recall('localStorage', KEY) as Queue | null) ?? []
}

/** Throws where nothing can be kept. */
export function keep(queue: Queue): void {
  localStorage.setItem(KEY, JSON.stringify(queue))
}

type Storage = 'localStorage' | 'sessionStorage'

/** Nothing in a browser that is set to store nothing: there already the name of the storage throws. */
export function recall(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Forgets the key without a value. What cannot be stored is done without. */
export function remember(storage: Storage, key: string, value?: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {}
}
