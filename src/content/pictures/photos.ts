/** A photograph: `alt` says what it shows; `focus` is the point, in percent, that stays in view when a slot cuts it. */
export type Photo = { alt: string; focus?: { x?: number; y?: number } }

/**
 * Your own photographs. Put `my-place.jpg` (or .png, .webp) into `src/content/photos` and name it here:
 *
 *     'my-place': { alt: 'Bamboo bridge over a green river at sunrise', focus: { x: 40, y: 60 } },
 *
 * Its name then stands wherever that of a drawing does: a trip's `poster`, the gallery, an article's `image`.
 * `npm run build` makes the sizes, without what the camera wrote into the file.
 */
export const photos = {} satisfies Record<string, Photo>

export type PhotoName = keyof typeof photos
