import { Fragment } from 'react'
import { isolated, runsRightToLeft } from '#platform/text/direction.ts'
import { cleanLine } from '#platform/text/plain-text.ts'

/** Text that a guest typed, with its line breaks. What runs from right to left is set apart from the words beside it. */
export function TypedText({ text }: { text: string }) {
  const lines = text.split(/\r\n|\r|\n/)
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and are never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {runsRightToLeft(line) ? (
        // Not `bdi`: some mail programs drop that element, and all keep the attribute.
        <span dir="auto" data-text="isolated">
          {line}
        </span>
      ) : (
        line
      )}
    </Fragment>
  ))
}

// Every character that is read as a dot in a domain name, before a letter or digit, also with invisible characters between.
const DOT_INSIDE = /[.\u3002\uff0e\uff61](?=\p{Default_Ignorable_Code_Point}*[\p{L}\p{N}])/gu
// `Room 2.05`, `081.555.0123`: no domain and no network address.
const NUMBER =
  /(?<![\p{L}\p{N}.])\d+(?:\.\d+){1,2}(?!\p{Default_Ignorable_Code_Point}*\.?\p{Default_Ignorable_Code_Point}*[\p{L}\p{N}])/gu
const NUMBER_OR_DOT = new RegExp(`${NUMBER.source}|${DOT_INSIDE.source}`, 'gu')

/**
 * The text with spaces inside everything that a mail program would turn into a link. For all typed text in emails to
 * guests, because a stranger can send a form with the address of somebody else.
 */
export function unlinked(text: string): string {
  return text
    .replace(/\/(?=\/)/g, '/ ')
    .replace(NUMBER_OR_DOT, (found) => (found.length > 1 ? found : `${found} `))
}

/** An inbox shows few letters of a subject, and some servers refuse long headers. */
const LONGEST_SHORT = 40

/** What somebody typed within a subject or a message to send: one line, short, without links, and set apart when it runs from right to left. */
export function shortLine(typed: string): string {
  const line = cleanLine(unlinked(typed.replace(/\p{Cc}/gu, ' ')), LONGEST_SHORT + 1)
  return isolated(line.length > LONGEST_SHORT ? `${cleanLine(line, LONGEST_SHORT - 1)}…` : line)
}
