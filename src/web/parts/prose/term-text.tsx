import type { TermSentence } from '#bookings/cancelling/booking-terms.words.ts'

/** A sentence of the terms, whose moment is a `time` element. */
export function TermText({ sentence: { before, moment, after } }: { sentence: TermSentence }) {
  return (
    <>
      {before}
      {moment && <time dateTime={moment.at}>{moment.words}</time>}
      {after}
    </>
  )
}
