type Place = { start: number; end: number }

/** A part of the message, from which something was read, or which leaves something to be asked. */
export type MessagePart = { text: string; start: number; state: 'read' | 'asked' | 'plain' }

/** The message in parts, for the page to mark what was read. Findings may share their place. */
export function markedMessage(
  message: string,
  findings: readonly Place[],
  doubts: readonly Place[] = [],
): MessagePart[] {
  const parts: MessagePart[] = []
  let at = 0
  const add = (end: number, state: MessagePart['state']) => {
    if (end > at) parts.push({ text: message.slice(at, end), start: at, state })
    at = Math.max(at, end)
  }
  const places = [
    ...findings.map(({ start, end }) => ({ start, end, state: 'read' as const })),
    ...doubts.map(({ start, end }) => ({ start, end, state: 'asked' as const })),
  ]
  for (const { start, end, state } of places.toSorted((one, other) => one.start - other.start)) {
    add(start, 'plain')
    add(end, state)
  }
  add(message.length, 'plain')
  return parts
}
