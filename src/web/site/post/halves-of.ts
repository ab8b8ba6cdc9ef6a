import type { PostSection } from '#catalogue/post.rules.ts'

/** An article in two halves: the second begins with the heading in the middle. Without one there is only the first. */
export function halvesOf({
  html,
  sections,
}: {
  html: string
  sections: readonly PostSection[]
}): [first: string, second: string] {
  const middle = sections[Math.floor(sections.length / 2)]
  const start = middle ? html.indexOf(`<h2 id="${middle.id}"`) : -1
  return start < 0 ? [html, ''] : [html.slice(0, start), html.slice(start)]
}
