import { type BuiltSite, formPost, textOf, visit } from './built-site.ts'

type Fields = Record<string, string>

/** What the form of a page holds, as a browser without scripts would send it, and the messages at its fields. */
export function formOf(html: string): { action: string; values: Fields; errors: Fields } {
  const form = /<form\b[^>]*method="post"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? ''
  const tags = form.match(/<input\b[^>]*>/g) ?? []
  const chosen = tags.filter((tag) => !/type="(radio|checkbox)"/.test(tag) || /\bchecked\b/.test(tag))
  const selects = Array.from(
    form.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs),
    ([, tag = '', options = '']) => [
      attribute(tag, 'name'),
      attribute(/<option\b[^>]*\bselected\b[^>]*>/.exec(options)?.[0] ?? '', 'value'),
    ],
  )
  const texts = Array.from(
    form.matchAll(/(<textarea\b[^>]*>)(.*?)<\/textarea>/gs),
    ([, tag = '', text = '']) => [attribute(tag, 'name'), textOf(text)],
  )
  const errors = Array.from(
    html.matchAll(/<p class="field__error" id="(?:[a-z]+-)?(\w+)-error">(.*?)<\/p>/gs),
    ([, field = '', text = '']) => [field, textOf(text)],
  )
  return {
    action: attribute(form, 'action'),
    values: Object.fromEntries([
      ...chosen.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]),
      ...selects,
      ...texts,
    ]),
    errors: Object.fromEntries(errors),
  }
}

function attribute(tag: string, name: string): string {
  return textOf(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

/** Opens a page, types into its form, and presses the button: no scripts. */
export async function fillIn({ app }: Pick<BuiltSite, 'app'>, path: string, typed: Fields) {
  const page = await visit(app, path)
  const { action, values } = formOf(page.html)
  return visit(app, action, formPost(path, { ...values, ...typed }))
}

/** What an obviously invented guest types and chooses. */
export const TYPED = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  date: '2027-01-15',
  guests: '2',
  vehicleType: 'suv',
  hotelName: 'River Inn',
  message: 'A child seat, please.',
}

/** More than a form may be. */
export const TOO_LARGE = { ...TYPED, message: 'x'.repeat(140_000) }
