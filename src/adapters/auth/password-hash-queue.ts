import pLimit from 'p-limit'

/** Each fills a core for a tenth of a second and 32 MB. Two more threads stay free to read files and compress pages. */
const AT_ONCE = 2
/** Who would wait for longer than a few seconds is better told so. */
const MOST_WAITING = 40

/** Lets few of the requests that hash a password through at once; the others wait, and very many are sent away. */
export function createPasswordHashQueue(): (answer: () => Promise<Response>) => Promise<Response> {
  const queue = pLimit(AT_ONCE)
  return async (answer) => {
    if (queue.pendingCount < MOST_WAITING) return queue(answer)
    return Response.json(
      { code: 'BUSY', message: 'Very many people are signing in right now. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  }
}
