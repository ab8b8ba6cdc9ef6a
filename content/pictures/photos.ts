/** A photograph: `alt` says what it shows; `focus` is the point, in percent, that stays visible when the photo is cropped. */
export type Photo = { alt: string; focus?: { x?: number; y?: number } }

/**
 * Your own photographs. Put `my-place.jpg` (or .png, .webp) into `content/photos` and name it here:
 *
 *     'my-place': { alt: 'Bamboo bridge over a green river at sunrise', focus: { x: 40, y: 60 } },
 *
 * Its name can then be used wherever that of a drawing can: a trip's `poster`, the gallery, an article's `image`.
 * `npm run build` generates the sizes, without the camera's metadata.
 */
export const photos = {} satisfies Record<string, Photo>

export type PhotoName = keyof typeof photos
