export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** A custom property of `tokens.css` with its value in each theme. */
export type Token = { name: string } & Record<Theme, string>

const BLOCK = /(?:@media \(([^)]*)\)\s*\{\s*)?:root\s*\{([^}]*)\}/g
const DECLARATION = /--([\w-]+):\s*([^;]+);/g

/** Every token of the stylesheet, in its order. Overrides for small screens are ignored. */
export function readTokens(css: string): Token[] {
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  for (const [, condition, block = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(BLOCK)) {
    const values = condition === 'prefers-color-scheme: dark' ? dark : light
    for (const [, name = '', value = ''] of block.matchAll(DECLARATION))
      if (!values.has(name)) values.set(name, value)
  }
  return Array.from(light, ([name, value]) => ({ name, light: value, dark: dark.get(name) ?? value }))
}
