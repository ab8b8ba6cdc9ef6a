/** 5 MB in bytes; exactly this many are still accepted. */
const MAX_GALLERY_FILE_BYTES = 5 * 1024 * 1024

/** The picture types that the gallery takes: photographs, in what every browser can show. */
export const GALLERY_FILE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

/**
 * Why a chosen file cannot be shown in the gallery, judged by its type and its size in bytes. Browsers derive the type
 * from the file's name, so the content may still not be a picture.
 */
export function galleryFileProblem(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!GALLERY_FILE_TYPES.includes(file.type)) return 'type'
  if (file.size > MAX_GALLERY_FILE_BYTES) return 'size'
  return undefined
}
