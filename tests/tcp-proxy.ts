import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A point in a conversation: one connection has carried these words, in this order. */
export type Moment = {
  words: RegExp[]
  /** What does not arrive: the last of the words, or what is said to them. */
  withheld: 'question' | 'answer'
}

type Expected = Moment & {
  /** How many of the words each connection has carried. */
  carried: Map<Socket, number>
  reached(): void
}

/**
 * A TCP port in front of a server, which sees what passes, can hang at a chosen moment and let go again, can lose its
 * connections without a word, and can leave words out. `hosts` are tried one after the other for each connection.
 */
export async function openTcpProxy(hosts: () => NetConnectOpts[], port = 0) {
  const ends = new Set<Socket>()
  const lost = new WeakSet<Socket>()
  const left: [words: RegExp, instead: string][] = []
  let inHand: (() => void)[] = []
  let hanging = false
  let awaited: Expected | undefined

  function hang() {
    hanging = true
  }

  /** Is this the awaited moment? `guest` is the near end of the connection. */
  function isReached(side: Moment['withheld'], text: string, guest: Socket): boolean {
    if (!awaited || hanging) return false
    const { words, withheld, carried, reached } = awaited
    const before = carried.get(guest) ?? 0
    const now = side === 'question' && words[before]?.test(text) ? before + 1 : before
    carried.set(guest, now)
    if (withheld !== side || now < words.length) return false
    awaited = undefined
    reached()
    return true
  }

  function carry(from: Socket, to: Socket, side: Moment['withheld'], guest: Socket) {
    from.on('data', (bytes) => {
      if (lost.has(guest)) return
      const passed = side === 'question' ? without(left, bytes) : bytes
      if (isReached(side, passed.toString('latin1'), guest)) hang()
      if (hanging) inHand.push(() => to.write(passed))
      else to.write(passed)
    })
    from.on('end', () => lost.has(guest) || to.end())
    from.on('close', () => lost.has(guest) || to.destroy())
  }

  function keep(end: Socket) {
    ends.add(end)
    end.on('error', () => {}).on('close', () => ends.delete(end))
  }

  const server = createServer({ allowHalfOpen: true }, async (near) => {
    keep(near)
    const far = await reach(hosts())
    if (!far) return near.destroy()
    keep(far)
    carry(near, far, 'question', near)
    carry(far, near, 'answer', near)
    if (near.destroyed) far.destroy()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  function cut() {
    for (const end of ends) end.destroy()
    inHand = []
  }

  return {
    // A server that listens on a port has an address with that port.
    port: (server.address() as AddressInfo).port,
    /** Nothing passes from now on; connections stay, and new ones are taken. */
    hang,
    /** Hangs at this moment. Resolves when it is there. */
    hangAt(moment: Moment): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      awaited = { ...moment, carried: new Map(), reached: resolve }
      return promise
    },
    /** Everything passes, first what was held back. */
    letGo() {
      hanging = false
      awaited = undefined
      for (const pass of inHand.splice(0)) pass()
    },
    /** Nothing passes any more on the connections that there are, not even their end. New ones work. */
    loseConnections() {
      for (const end of ends) lost.add(end)
    },
    /** Ends every connection; what was held back is lost. */
    cut,
    /** Says something else instead of these words, which may not be longer. */
    leaveOut(words: RegExp, instead = '') {
      left.push([words, instead])
    },
    async [Symbol.asyncDispose]() {
      server.close()
      cut()
    },
  }
}

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>

async function reach(hosts: NetConnectOpts[]): Promise<Socket | undefined> {
  for (const host of hosts) {
    const far = connect({ ...host, allowHalfOpen: true })
    const isThere = await once(far, 'connect').then(
      () => true,
      () => false,
    )
    if (isThere) return far
  }
  return undefined
}

/** As long as before: what passes may announce its length. */
function without(left: [RegExp, string][], bytes: Buffer): Buffer {
  if (left.length === 0) return bytes
  const text = bytes.toString('latin1')
  const changed = left.reduce(
    (said, [words, instead]) =>
      said.replace(words, (found) => found.replace(words, instead).padEnd(found.length)),
    text,
  )
  if (changed.length !== text.length) throw new Error('what is said instead is longer')
  return changed === text ? bytes : Buffer.from(changed, 'latin1')
}
