import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import type { ChangeSince } from '#bookings/changes-since.words.ts'
import { ISOLATES } from '#platform/text/direction.ts'
import { Layout } from './parts/layout.tsx'

/** An email before rendering. The subject has nothing that a guest typed, except to the operator (`operatorSubject`). */
export type Mail = {
  subject: string
  /** The preview text that an inbox shows after the subject. */
  preview: string
  body: ReactElement
  /** What of it is not so any more when it leaves; it is said before everything else. */
  changes?: readonly ChangeSince[]
}

/** Renders the HTML and the text version of an email. Both come from the same body, so they never disagree. */
export async function renderMail(mail: Mail): Promise<{ subject: string; html: string; text: string }> {
  const { body, changes = [] } = mail
  const isChanged = changes.length > 0
  const subject = isChanged ? `${mail.subject} (changed since)` : mail.subject
  const preview = isChanged ? `${inOneLine(changes)} ${mail.preview}` : mail.preview
  const html = await render(createElement(Layout, { subject, preview, changes }, body))
  return { subject, html, text: textOf(html) }
}

function inOneLine(changes: readonly ChangeSince[]): string {
  return `Changed since: ${changes.map(({ label, now }) => `${label}: ${now}`).join('. ')}.`
}

function textOf(html: string): string {
  const text = toPlainText(html, { selectors: TEXT_SELECTORS, formatters: { button: writeButton } })
  return text.replace(/ +$/gm, '')
}

type Element = { children: unknown; attribs: { href: string } }
type TextBuilder = {
  openBlock(options: object): void
  closeBlock(options: object): void
  addInline(text: string, options?: object): void
  addLineBreak(): void
}

/** A button in the text version: its label, and below it the URL on a line of its own. */
function writeButton(
  element: Element,
  walk: (children: unknown, builder: TextBuilder) => void,
  builder: TextBuilder,
) {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(element.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(element.attribs.href, { noWordTransform: true })
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** For the text version: one fact per line, `Date: Saturday 14 February 2026`, and free text as a quotation. */
const TEXT_SELECTORS = [
  {
    selector: 'tr[data-text="line"]',
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
  { selector: '[data-text="label"]', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'td[data-text="label"]', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'td[data-text="number"]', format: 'inlineSurround', options: { suffix: '. ' } },
  { selector: 'td[data-text="value"]', format: 'inline' },
  {
    selector: '[data-text="isolated"]',
    format: 'inlineSurround',
    options: { prefix: ISOLATES.before, suffix: ISOLATES.after },
  },
  {
    selector: 'div[data-text="quote"]',
    format: 'blockquote',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 2, trimEmptyLines: false },
  },
  { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'h3', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'a[data-text="button"]', format: 'button' },
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
]
