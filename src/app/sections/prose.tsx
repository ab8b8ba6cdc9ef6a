/** Text of the repository as HTML; `content/markdown/markdown.ts` made it and let no markup of others through. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is made at build time from our own Markdown
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
