/** A point in time, or a whole day as `YYYY-MM-DD`. */
export type CalendarTime = Date | string

export type CalendarEntry = {
  /** The same for every version of the entry. */
  uid: string
  /** Grows with every version. */
  sequence: number
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** When this version was made. */
  changedAt: Date
  start: CalendarTime
  /** Does not belong to the entry any more: for a whole day it is the next one. */
  end: CalendarTime
  title: string
  description?: string
  location: string
  url?: string
}

/** For an entry that comes by email (RFC 5546): what the calendar program does with it, and both email addresses. */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; organizer: string; attendee: string }

/** A calendar that a program reads again and again: the name it gets there, and how often it is read. */
export type Feed = { name: string; everyMinutes: number }

/** A calendar file by RFC 5545 (a feed also by RFC 7986), for every calendar program. Instants are in UTC. */
export function calendarFile(
  product: string,
  entries: readonly CalendarEntry[],
  { invitation, feed }: { invitation?: Invitation; feed?: Feed } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    `METHOD:${invitation?.method ?? 'PUBLISH'}`,
    ...(feed ? feedLines(feed) : []),
    ...entries.flatMap((entry) => linesOf(entry, invitation)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Each twice: Google, Apple and Outlook read the older names, which no standard has. */
function feedLines({ name, everyMinutes }: Feed): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${everyMinutes}M`,
    `X-PUBLISHED-TTL:PT${everyMinutes}M`,
  ]
}

function linesOf(entry: CalendarEntry, invitation: Invitation | undefined): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART${timeOf(entry.start)}`,
    `DTEND${timeOf(entry.end)}`,
    `STATUS:${entry.status}`,
    ...(invitation
      ? [
          `ORGANIZER:mailto:${invitation.organizer}`,
          `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`,
        ]
      : []),
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    'END:VEVENT',
  ]
}

function timeOf(time: CalendarTime): string {
  return time instanceof Date ? `:${utc(time)}` : `;VALUE=DATE:${time.replaceAll('-', '')}`
}

/** `20261126T230000Z`. */
function utc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

const MAX_OCTETS = 75

/** Breaks a line after at most 75 octets, never within a character. */
function foldLine(line: string): string {
  const parts: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}
