/** 5 MB in bytes; exactly this many are still accepted. */
const MAX_GALLERY_FILE_BYTES = 5 * 1024 * 1024

/** The picture types that the gallery takes: photographs, in what every browser can show. */
export const GALLERY_FILE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

/** What the gallery editor says about a file that it does not take. */
export const GALLERY_FILE_MESSAGES = {
  type: 'Please select a valid image file (JPG, PNG, WebP)',
  size: 'Image size must be less than 5MB',
  unreadable: 'Failed to load image',
} as const

/**
 * Why a chosen file cannot be shown in the gallery, as far as its type and size in bytes tell. A browser takes the
 * type from the file's name, so what is inside may still turn out to be no picture.
 */
export function galleryFileProblem(file: { type: string; size: number }): string | undefined {
  if (!GALLERY_FILE_TYPES.includes(file.type)) return GALLERY_FILE_MESSAGES.type
  if (file.size > MAX_GALLERY_FILE_BYTES) return GALLERY_FILE_MESSAGES.size
  return undefined
}
