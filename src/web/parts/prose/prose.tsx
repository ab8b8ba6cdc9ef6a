/** Shows HTML that `content/markdown/markdown.ts` made from the repository's own Markdown; it holds no user input. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is made at build time from our own Markdown
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
