import type { Bilingual } from '#drives/driver.words.ts'

/** Thai, with the English small below it. */
export function ThaiAndEnglish({ words, after }: { words: Bilingual; after?: string }) {
  return (
    <>
      {words.th}
      {after && ` ${after}`}
      <small lang="en">
        {words.en}
        {after && ` ${after}`}
      </small>
    </>
  )
}
