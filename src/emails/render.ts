import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import { Layout } from './parts/layout.tsx'

/** A mail as it is written. The subject holds our own words only: nothing that a guest typed. */
export type Mail = {
  subject: string
  /** What an inbox shows after the subject. */
  preview: string
  body: ReactElement
}

/** Both versions of a mail; the text is made from the same body, so that the two never disagree. */
export async function renderMail(mail: Mail): Promise<{ subject: string; html: string; text: string }> {
  const { subject, preview, body } = mail
  const html = await render(createElement(Layout, { subject, preview }, body))
  return { subject, html, text: toPlainText(html, { selectors: TEXT_SELECTORS }) }
}

/** One fact a line, `Date: Saturday 14 February 2026`, and free text marked as quoted, in the text version. */
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
    selector: 'div[data-text="quote"]',
    format: 'blockquote',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 2, trimEmptyLines: false },
  },
  { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
]
