import type { IncomingMessage } from 'node:http'

/** Work that is begun at the same time. Beyond it everybody would wait for so long that nobody is served. */
const MOST_AT_ONCE = 100

export type Admission = {
  /** @returns what to call when the answer is made; undefined when so many are being served that this one is not */
  enter(request: IncomingMessage | undefined): (() => void) | undefined
}

/**
 * Bounds how much is being done for visitors at the same time. Whoever is still sending is not being served yet: else
 * a hundred visitors who send nothing would keep out all the others. What the site asks of itself is always admitted.
 */
export function createAdmission({ mostAtOnce = MOST_AT_ONCE } = {}): Admission {
  const served = new Set<IncomingMessage>()
  const isFull = () =>
    served.size >= mostAtOnce && Array.from(served).filter(({ complete }) => complete).length >= mostAtOnce
  return {
    enter(request) {
      if (!request) return () => {}
      if (isFull()) return undefined
      served.add(request)
      return () => served.delete(request)
    },
  }
}
