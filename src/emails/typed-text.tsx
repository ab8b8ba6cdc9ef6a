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

// Every dot that an address may be written with, before a letter or digit, also when something invisible is between.
const DOT_INSIDE = /[.\u3002\uff0e\uff61](?=\p{Default_Ignorable_Code_Point}*[\p{L}\p{N}])/gu

/**
 * The same words with a space inside whatever a mail program would turn into a link. For everything that a
 * mail to a guest repeats: a form can be filled in with somebody else's address.
 */
export function unlinked(text: string): string {
  return text.replace(/\/(?=\/)/g, '/ ').replace(DOT_INSIDE, '$& ')
}
