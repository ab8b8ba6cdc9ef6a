import type { CSSProperties } from 'react'

export const colour = {
  paper: '#F5F6EE',
  sheet: '#FFFFFF',
  celadon: '#E2ECE0',
  jade: '#1A7268',
  ink: '#11231E',
  quiet: '#46594F',
  river: '#0E4B43',
  night: '#0A2B27',
  line: '#CBD6CA',
  tear: '#9EABA3',
  edge: '#74877C',
  star: '#9A6400',
  marigold: '#F5B53D',
  lacquer: '#A8321F',
}

/**
 * The colours of the main button. Mail programs with a dark mode turn dark text white but do not change marigold, so
 * marigold is only used for letters, never as a background: the contrast of 8.3 holds in all of them.
 */
export const accent = { letters: colour.marigold, ground: colour.night }

const displayFont = "Fahkwang,'Noto Serif Thai',Georgia,serif"
const textFont =
  "Anuphan,'Noto Sans Thai',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export const text: CSSProperties = { fontFamily: textFont, fontSize: 16, lineHeight: 1.55, color: colour.ink }
export const small: CSSProperties = { ...text, fontSize: 14, lineHeight: 1.5, color: colour.quiet }
export const display: CSSProperties = {
  fontFamily: displayFont,
  fontWeight: 600,
  lineHeight: 1.2,
  color: colour.ink,
}
export const figures: CSSProperties = { fontVariantNumeric: 'tabular-nums' }
/** Names without spaces and long addresses break anywhere rather than widen the mail. */
export const wrap: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** A cell without content, for shapes. */
export const empty: CSSProperties = { fontSize: 0, lineHeight: 0 }

export const sheetEdge = `1px solid ${colour.line}`
export const link: CSSProperties = { color: colour.river, textDecoration: 'underline' }
