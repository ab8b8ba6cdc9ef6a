export type Theme = 'light' | 'dark'

export const THEMES: readonly Theme[] = ['light', 'dark']

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

export function isColour({ light }: Token): boolean {
  return light.startsWith('#')
}

export function isThemed({ light, dark }: Token): boolean {
  return light !== dark
}

/** `radius` for `--radius-sheet`: tokens that begin with the same word belong together. */
export function tokensOf(tokens: readonly Token[], family: string): Token[] {
  return tokens.filter(({ name }) => name.startsWith(`${family}-`))
}

const PX_PER_REM = 16

/** A length in pixels; for a `clamp`, from its minimum to its maximum: `clamp(2rem, …, 3rem)` → `32-48`. */
export function pixelsOf(length: string): string {
  const [, from = length, to = length] = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(length) ?? []
  const [least, most] = [from, to].map((end) =>
    Math.round(Number.parseFloat(end) * (/rem\s*$/.test(end) ? PX_PER_REM : 1)),
  )
  return least === most ? `${most}` : `${least}-${most}`
}
