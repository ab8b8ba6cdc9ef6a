import pLimit from 'p-limit'

/** Hashing takes 0.1 s of a core and 32 MB. Two threads of the pool stay free for files and compression. */
const CONCURRENCY = 2
/** A few seconds of waiting. */
const MAX_WAITING = 40

/** Limits concurrent password hashing; further requests wait, and get 503 when the queue is full. */
export function createPasswordHashQueue(): (answer: () => Promise<Response>) => Promise<Response> {
  const queue = pLimit(CONCURRENCY)
  return async (answer) => {
    if (queue.pendingCount < MAX_WAITING) return queue(answer)
    return Response.json(
      { code: 'BUSY', message: 'A lot of people are signing in right now. Please try again in a moment.' },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  }
}
