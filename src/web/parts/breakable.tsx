import { Fragment } from 'react'

/** An email address that is too long for its line goes on behind its @ or a dot before it, not within a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.includes('@') ? (text.match(/[^@.]*\.(?=[^@]*@)|[^@]*@|.+$/gs) ?? []) : [text]
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
