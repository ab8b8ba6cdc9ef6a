const DATA = /<script(?: nonce="[^"]*")?>(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g
const START = 'id="start"'

/**
 * Takes out of a page what only its scripts read: they fetch it when they start, so that it does not stand between
 * the guest and the picture. The emptied elements stay, because React expects them.
 * @param nameData gives the address from which the page will fetch its data
 */
export function takeData(
  html: string,
  nameData: (data: string) => string,
): { html: string; data: string | undefined } {
  if (!html.includes(START)) return { html, data: undefined }
  const parts = Array.from(html.matchAll(DATA), ([, part = '']) => part)
  const data = parts.join(';\n')
  return {
    html: html
      .replace(DATA, '<script></script>')
      .replace(START, () => `${START} data-page="${nameData(data).replaceAll('&', '&amp;')}"`),
    data,
  }
}
