/** Does one piece of work when it is its turn; `undefined` when too many wait already. */
export type Turn = <Made>(work: () => Promise<Made>) => Promise<Made | undefined>

export type Turns = {
  /** At the end of the line; turned away when it is full. */
  last: Turn
  /** At the head of the line, and never turned away: for what must not be lost, and is bounded otherwise. */
  first: Turn
}

/**
 * Lets a few pieces of work be done at once, and some more wait: so that what they need in memory is bounded, and
 * that nobody waits for longer than it makes sense.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const line: (() => void)[] = []
  let free = atOnce

  async function take<Made>(work: () => Promise<Made>, stand: (turn: () => void) => void): Promise<Made> {
    if (free > 0) free--
    else await new Promise<void>(stand)
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }

  return {
    first: (work) => take(work, (turn) => line.unshift(turn)),
    last: async (work) =>
      free === 0 && line.length >= waiting ? undefined : take(work, (turn) => line.push(turn)),
  }
}
