/** The server replaces this text with the styles of the page; in the browser React leaves the element as it is. */
const PLACEHOLDER = { __html: import.meta.env.SSR ? '/* styles */' : '' }

/** What {@link PageStyles} and {@link FirstViewEnd} leave in the markup. */
const STYLES = '<style>/* styles */</style>'
const FIRST_VIEW_END = '<template data-first-view-end=""></template>'

/** Placeholder for the critical styles of the page. */
export function PageStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, and nothing else
  return <style suppressHydrationWarning dangerouslySetInnerHTML={PLACEHOLDER} />
}

/** Marks the end of the first view of a page. Placeholder for the styles that only the rest of the page needs. */
export function FirstViewEnd() {
  return <template data-first-view-end="" />
}

/** The offset at which the first view of a page ends; undefined when the whole page counts as the first view. */
export function findFirstViewEnd(html: string): number | undefined {
  const fold = html.indexOf(FIRST_VIEW_END)
  return fold < 0 ? undefined : fold
}

/**
 * Replaces the placeholders {@link PageStyles} and {@link FirstViewEnd}.
 * @throws {Error} when an update has changed how React writes them; pages would silently lose their styles
 */
export function fillPlaceholders(html: string, { styles, later }: { styles: string; later: string }): string {
  const filled = html.replace(STYLES, () => styles).replace(FIRST_VIEW_END, () => later)
  if (!html.includes(STYLES) || /<[^>]* data-first-view-end/.test(filled))
    throw new Error(
      'React has changed how it writes the placeholders of the styles: adapt src/web/shell/document/placeholders.tsx, or pages have no styles.',
    )
  return filled
}
