import { Marked, type Tokens } from 'marked'

export type Section = { id: string; title: string }
export type RenderedText = { html: string; sections: readonly Section[] }

/**
 * Renders our own Markdown as HTML: headings with ids, tables in a scrollable frame, no raw HTML and no pictures.
 * @throws when the text holds raw HTML, a picture, a first-level heading or a link to anything but this site, https and email
 */
export function renderMarkdown(text: string): RenderedText {
  const sections: Section[] = []
  const marked = new Marked({ renderer: { heading, table, link, html, image } })
  return { html: marked.parse(text, { async: false }), sections }

  function heading(this: { parser: InlineParser }, { depth, text: title, tokens }: Tokens.Heading) {
    if (depth === 1) throw new Error(`the page has its title already: ${title}`)
    const id = slugOf(title)
    if (depth === 2) sections.push({ id, title })
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }

  // A scrollable frame needs keyboard focus and an accessible name.
  function table(this: { parser: InlineParser }, { header, rows }: Tokens.Table) {
    const label = escapeHtml(sections.at(-1)?.title ?? 'Table')
    const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens)
    const head = header.map((column) => `<th scope="col">${cell(column)}</th>`).join('')
    const body = rows.map((row) => `<tr>${row.map((field) => `<td>${cell(field)}</td>`).join('')}</tr>`)
    return `<div class="table-frame" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
  }

  function link(this: { parser: InlineParser }, { href, tokens }: Tokens.Link) {
    if (!/^\/(?!\/)|^(https:\/\/|mailto:)/.test(href)) throw new Error(`a link to ${href}`)
    return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
  }
}

type InlineParser = { parseInline(tokens: Tokens.Heading['tokens']): string }

function html({ raw }: Tokens.HTML | Tokens.Tag): never {
  throw new Error(`raw HTML: ${raw.trim()}`)
}

function image({ href }: Tokens.Image): never {
  throw new Error(`a picture: ${href}`)
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
