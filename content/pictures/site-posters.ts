import type { Crop } from '#catalogue/tour.rules.ts'

/**
 * A drawn picture. `alt` says what it shows; `focus` is the point, in percent, that stays visible when the picture is
 * cropped; `corner` is what the foreground shows, so that neighbouring pictures differ.
 */
export type Poster = { alt: string; focus?: { x?: number; y?: number }; corner?: string }

/** The pictures that pages show whatever the catalogue contains, also offline. */
export const sitePosters = {
  'airport-welcome': {
    alt: 'Driver with a name board meeting two guests outside an airport terminal at dusk',
  },
  'hero-bridge': {
    alt: 'Train crossing the River Kwai bridge at dusk',
    corner: 'reeds',
    focus: { x: 72, y: 55 },
  },
  'longtail-river': {
    alt: 'Long-tail boat with bright ribbons at its bow on a wide, calm river',
    focus: { x: 60 },
  },
  'mon-bridge': {
    alt: 'Long wooden footbridge over a misty lake at Sangkhlaburi',
    corner: 'hyacinths',
    focus: { x: 62 },
  },
  'road-van': { alt: 'White van on a winding mountain road in light rain', corner: 'taro' },
  'small-station': {
    alt: 'Empty platform of a small wooden country station in the evening, the train just gone',
    focus: { x: 30, y: 52 },
  },
} satisfies Record<string, Poster>

export type SitePosterName = keyof typeof sitePosters

/** The address of a drawing. A crop uses the same file with another view box. */
export function posterSource(poster: string, crop?: Crop): string {
  return crop ? `/art/${poster}.svg#svgView(viewBox(${crop.join(',')}))` : `/art/${poster}.svg`
}
