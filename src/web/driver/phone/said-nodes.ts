import type { Bilingual } from '#drives/driver.words.ts'

/** Thai, with the English small below it. */
export function saidNodes({ th, en }: Bilingual): [string, HTMLElement] {
  const english = document.createElement('small')
  english.lang = 'en'
  english.textContent = en
  return [th, english]
}
