import { Fragment } from 'react'
import { Fact, LongFact } from './parts/facts.tsx'

/** What somebody typed, as text, with its line breaks. */
export function TypedText({ text }: { text: string }) {
  const lines = text.split(/\r\n|\r|\n/)
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and are never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** What a guest asks for in words of their own. */
export function Wish({ text }: { text: string | null }) {
  if (!text) return <Fact label="Requests">None</Fact>
  return (
    <LongFact label="Requests">
      <TypedText text={text} />
    </LongFact>
  )
}

/**
 * The same words with a space inside whatever a mail program would turn into a link. For everything that a
 * mail to a guest repeats: a form can be filled in with somebody else's address.
 */
export function unlinked(text: string): string {
  return text.replace(/\/(?=\/)/g, '/ ').replace(/\.(?=\p{L})/gu, '. ')
}
