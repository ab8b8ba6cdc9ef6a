/** Letters that are written from right to left, such as Arabic, Hebrew and Thaana ones. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Are there words that run from right to left? Beside them numbers and full stops change their place, unless they are set apart. */
export function runsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
/** Around words in plain text they are set apart from what stands beside them. */
export const ISOLATES = { before: FIRST_STRONG_ISOLATE, after: POP_ISOLATE }

/** For text that is only read: in files for programs such as tables and calendars the marks would be part of the name. */
export function isolated(text: string): string {
  return runsRightToLeft(text) ? `${ISOLATES.before}${text}${ISOLATES.after}` : text
}
