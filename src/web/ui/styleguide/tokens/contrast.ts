/** The WCAG 2 contrast ratio of two colours, from 1 to 21; both as `#rgb` or `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Cut, not rounded: 4.48 must not pass as 4.5. */
export function formatContrast(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

const READABLE = 4.5
const VISIBLE = 3

/** What a colour may be used for at this contrast, its lowest. */
export function usableFor(ratio: number): 'text' | 'signs and edges' | 'decoration' {
  if (ratio >= READABLE) return 'text'
  return ratio >= VISIBLE ? 'signs and edges' : 'decoration'
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  if (!/^#[\da-f]{6}$/i.test(digits)) throw new Error(`${colour} is no colour that can be measured`)
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
}
