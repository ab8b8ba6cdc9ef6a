import type { Finding } from '#bookings/chat-message/finding.rules.ts'

/** A part of the message; `isRead` when something was read from it. */
export type MessagePart = { text: string; start: number; isRead: boolean }

/** The message in parts, for the page to mark what was read. Findings may share their place. */
export function markedMessage(message: string, findings: readonly Finding[]): MessagePart[] {
  const parts: MessagePart[] = []
  let at = 0
  const add = (end: number, isRead: boolean) => {
    if (end > at) parts.push({ text: message.slice(at, end), start: at, isRead })
    at = Math.max(at, end)
  }
  for (const { start, end } of findings.toSorted((one, other) => one.start - other.start)) {
    add(start, false)
    add(end, true)
  }
  add(message.length, false)
  return parts
}
