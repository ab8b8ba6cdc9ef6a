import { createHash } from 'node:crypto'
import { FRAME } from './frame.ts'

/** The paths of a map, in the units of its frame. */
export type MapPaths = Readonly<
  Record<'hills' | 'lakes' | 'rivers' | 'railways' | 'route', string> & { places?: string }
>

/** A drawn map; the version changes with what is drawn. */
export type MapDrawing = { svg: string; version: string }

/** Light and dark. A file of its own cannot read `tokens.css`; a test compares what both have. */
export const MAP_COLOURS = {
  land: ['#e2ece0', '#173831'],
  hills: ['#bad3bf', '#1d473c'],
  water: ['#6fb7ae', '#2f766c'],
  ink: ['#11231e', '#edf3e6'],
  paper: ['#f5f6ee', '#0a1b18'],
  route: ['#a8321f', '#f29a80'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** Stroke widths do not scale with the map; below this width of it they are thinner. */
const NARROW = 479

const coloursOf = (theme: 0 | 1) =>
  `svg{${Object.entries(MAP_COLOURS)
    .map(([name, colours]) => `--${name}:${colours[theme]}`)
    .join(';')}}`

const STYLES = [
  coloursOf(0),
  `@media(prefers-color-scheme:dark){${coloursOf(1)}}`,
  'rect{fill:var(--land)}',
  'path{fill:none;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
  '.hills{fill:var(--hills)}.lakes{fill:var(--water)}',
  '.rivers{stroke:var(--water);stroke-width:8px}',
  '.rails{stroke:var(--ink);stroke-width:5px;stroke-linecap:butt}',
  '.ties{stroke:var(--paper);stroke-width:2.5px;stroke-dasharray:7}',
  '.places{stroke:var(--ink);stroke-width:7px;opacity:.45}',
  '.route{stroke:var(--route);stroke-width:4.5px;stroke-dasharray:0 9px}',
  `@media(max-width:${NARROW}px){.rivers{stroke-width:5px}.rails{stroke-width:4px}.ties{stroke-width:2px;stroke-dasharray:5}.route{stroke-width:3.5px;stroke-dasharray:0 7px}}`,
].join('')

/** The drawing of a map as an SVG file, which follows the colour scheme of the page that shows it. */
export function drawMap({ hills, lakes, rivers, railways, places = '', route }: MapPaths): MapDrawing {
  const path = (name: string, line: string) => (line ? `<path class="${name}" d="${line}"/>` : '')
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}">`,
    `<style>${STYLES}</style><rect width="100%" height="100%"/>`,
    path('hills', hills),
    path('rivers', rivers),
    path('lakes', lakes),
    path('rails', railways),
    path('ties', railways),
    path('places', places),
    path('route', route),
    '</svg>',
  ].join('')
  return { svg, version: createHash('sha256').update(svg).digest('base64url').slice(0, 6) }
}
