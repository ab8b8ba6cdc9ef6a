/** 5 MB in bytes; exactly this many are still accepted. */
const MAX_GALLERY_FILE_BYTES = 5 * 1024 * 1024

/** The picture types that the gallery takes: photographs, in what every browser can show. */
export const GALLERY_FILE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

/**
 * Why a chosen file cannot be shown in the gallery, as far as its type and size in bytes tell. A browser takes the
 * type from the file's name, so what is inside may still turn out to be no picture.
 */
export function galleryFileProblem(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!GALLERY_FILE_TYPES.includes(file.type)) return 'type'
  if (file.size > MAX_GALLERY_FILE_BYTES) return 'size'
  return undefined
}
