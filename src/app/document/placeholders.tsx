/** The text that the server replaces with the styles of the page; in the browser React leaves the element as it is. */
const PLACEHOLDER = { __html: import.meta.env.SSR ? '/* styles */' : '' }

/** What {@link PageStyles} and {@link FirstViewEnd} leave in the markup. */
const STYLES = '<style>/* styles */</style>'
const FIRST_VIEW_END = '<template data-first-view-end=""></template>'

/** Where the server puts the styles that the page needs. */
export function PageStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, and nothing else
  return <style suppressHydrationWarning dangerouslySetInnerHTML={PLACEHOLDER} />
}

/** Where the first view of a page ends: the server puts the styles here that only what follows needs. */
export function FirstViewEnd() {
  return <template data-first-view-end="" />
}

/** Where the first view of a page ends; undefined when all of it counts as the first view. */
export function findFirstViewEnd(html: string): number | undefined {
  const fold = html.indexOf(FIRST_VIEW_END)
  return fold < 0 ? undefined : fold
}

/**
 * Puts markup in the places of {@link PageStyles} and {@link FirstViewEnd}.
 * @throws {Error} when React writes them in another way, so that an update cannot silently lose all styles
 */
export function fillPlaceholders(html: string, { styles, later }: { styles: string; later: string }): string {
  const filled = html.replace(STYLES, () => styles).replace(FIRST_VIEW_END, () => later)
  if (!html.includes(STYLES) || /<[^>]* data-first-view-end/.test(filled))
    throw new Error(
      'React writes the places of the styles in another way: adapt src/app/document/placeholders.tsx, or pages have no styles.',
    )
  return filled
}
