/** Of what there are photos, and how large each is kept. Only that of a no-show is not cut: it fits in whole. */
export const PHOTO_SIZES = {
  vehicle: { width: 960, height: 640 },
  driver: { width: 480, height: 480 },
  /** Where a guest did not come. */
  noShow: { width: 1280, height: 1280 },
} as const

export type PhotoKind = keyof typeof PHOTO_SIZES

/** The vehicle or driver that a photo shows. */
export type PhotoSubject = { kind: 'vehicle' | 'driver'; id: string }

/**
 * The files of a photograph of a trip, all 4:3, the smallest first: a width in pixels and the most bytes. The first is
 * what phones get, whatever their screen; with it the first view of a trip stays within its 62 kB.
 */
export const TOUR_PHOTO_FILES = [
  { width: 640, maxBytes: 24_000 },
  { width: 1600, maxBytes: 200_000 },
] as const

/** The height of a file of a photograph of a trip. */
export function tourPhotoHeight(width: number): number {
  return Math.round((width * 3) / 4)
}

export const MIN_TOUR_PHOTO = { width: 800, height: 600 } as const
export const MAX_TOUR_PHOTOS = 12
export const MAX_CAPTION_LENGTH = 100

const MB = 1024 * 1024
/** For a photo from the desk. A browser makes larger ones smaller before it sends them. */
export const MAX_PHOTO_MB = 20
/** For a photo behind the link of a driver or a guest, whose phone makes it small. */
export const MAX_LINK_PHOTO_MB = 5

/** All that is uploaded: also a photograph of a trip, and a guest's with a review. */
export type UploadKind = PhotoKind | 'trip' | 'review'

export function maxPhotoBytes(kind: UploadKind): number {
  return (kind === 'noShow' || kind === 'review' ? MAX_LINK_PHOTO_MB : MAX_PHOTO_MB) * MB
}

/**
 * A small file can unfold to very many pixels, and to all of the memory. Phones take JPEGs of 200 megapixels, which are
 * read at a fraction of their size; other formats are unfolded whole.
 */
export const MAX_PHOTO_PIXELS = { jpeg: 220_000_000, png: 50_000_000, webp: 50_000_000 } as const

/** The problem codes of an uploaded photo. */
export const PHOTO_PROBLEMS = {
  missing: 'photo.missing',
  tooLarge: 'photo.tooLarge',
  tooLargeForLink: 'photo.tooLargeForLink',
  format: 'photo.format',
  unreadable: 'photo.unreadable',
  tooSmall: 'photo.tooSmall',
  tooMany: 'photo.tooMany',
  caption: 'photo.caption',
} as const

/** Where the site serves a photo. Another photo has another id, so the file at an address never changes. */
export function photoAddress(id: string): string {
  return `/photos/${id}.webp`
}

/** The format of a file by its first bytes; `undefined` for all that is not taken as a photo. Names are not asked. */
export function photoFormat(bytes: Uint8Array): keyof typeof MAX_PHOTO_PIXELS | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : undefined
}
