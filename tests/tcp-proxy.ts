import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A point in the traffic: one connection has carried these words in this order. */
export type Moment = {
  words: RegExp[]
  /** What is held back: the last of the words, or the answer to them. */
  withheld: 'question' | 'answer'
}

type Expected = Moment & {
  /** How many of the words each connection has carried. */
  carried: Map<Socket, number>
  reached(): void
}

/**
 * A TCP proxy in front of a server that sees the traffic, can hang at a chosen moment and resume, can silence its
 * connections, and can remove words. For each connection the `hosts` are tried one after the other.
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
    /** Holds all traffic back; connections stay open, and new ones are accepted. */
    hang,
    /** Hangs at this moment. Resolves when it is reached. */
    hangAt(moment: Moment): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      awaited = { ...moment, carried: new Map(), reached: resolve }
      return promise
    },
    /** Resumes, first with what was held back. */
    letGo() {
      hanging = false
      awaited = undefined
      for (const pass of inHand.splice(0)) pass()
    },
    /** Silences the open connections for good, without closing them. New ones work. */
    loseConnections() {
      for (const end of ends) lost.add(end)
    },
    /** Closes every connection and drops what was held back. */
    cut,
    /** Replaces these words by others that are not longer. */
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

/** Replaces words without a change of length, because messages announce their length. */
function without(left: [RegExp, string][], bytes: Buffer): Buffer {
  if (left.length === 0) return bytes
  const text = bytes.toString('latin1')
  const changed = left.reduce(
    (said, [words, instead]) =>
      said.replace(words, (found) => found.replace(words, instead).padEnd(found.length)),
    text,
  )
  if (changed.length !== text.length) throw new Error('the replacement is longer')
  return changed === text ? bytes : Buffer.from(changed, 'latin1')
}
