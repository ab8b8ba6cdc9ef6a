import { tourPhotoHeight } from '#catalogue/photos/photo.rules.ts'
import type { Tour, TourPhoto, TourPicture } from '#catalogue/tour.rules.ts'
import { photoFiles } from '#content/pictures/photo-files.ts'
import { isPhotoName, isPictureName, pictures } from '#content/pictures/pictures.ts'
import { type Poster, posterSource } from '#content/pictures/site-posters.ts'
import type { Picture } from '../ui/art.tsx'
import { sharePath } from './head/page-meta.ts'

export type PictureView = Picture & { caption: string }

/** A picture of a trip for `Art`. A crop shows only a part of the poster, so its alt text is the caption. */
export function pictureOf({ poster, caption, crop }: TourPicture): PictureView {
  if (crop && !isPhotoName(poster)) return { src: posterSource(poster, crop), alt: caption, caption }
  const { src, alt, ...rest } = pictureNamed(poster)
  return { src, alt, caption, ...rest }
}

/** The pictures of a trip: the operator's photographs, then those of its content. */
export function picturesOf({
  photos = [],
  gallery,
}: Pick<Tour, 'photos' | 'gallery'>): [PictureView, ...PictureView[]] {
  const [first, ...others] = gallery
  const drawn = [pictureOf(first), ...others.map(pictureOf)] as const
  const [front, ...rest] = photos.map(uploadedPicture)
  return front ? [front, ...rest, ...drawn] : [...drawn]
}

/** A photograph that the operator has uploaded. */
export function uploadedPicture({ caption, files }: TourPhoto): PictureView {
  const [phone, largest] = [files[0]?.src ?? '', files.at(-1)?.src ?? '']
  const webp = files.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return { src: largest, alt: caption, caption, phone, srcSets: { webp } }
}

/** A whole drawing or photo for `Art`, without a caption. */
export function pictureNamed(name: string): Picture {
  const { alt, focus } = wordsOf(name)
  return isPhotoName(name) ? { ...photoFiles(name), alt, focus } : { src: posterSource(name), alt, focus }
}

/** The picture of a page's link preview. Its `size` is that of the files in `/share` when missing. */
export type SharedPicture = { path: string; alt: string; size?: { width: number; height: number } }

export function sharedPictureOf(name: string): SharedPicture {
  return { path: sharePath(name), alt: wordsOf(name).alt }
}

/** The preview of a trip: the first of the operator's photographs, else its drawing. */
export function sharedPictureOfTour({
  photos: [photo] = [],
  gallery: [first],
}: Pick<Tour, 'photos' | 'gallery'>): SharedPicture {
  const file = photo?.files.at(-1)
  if (!photo || !file) return sharedPictureOf(first.poster)
  const { src: path, width } = file
  return { path, alt: photo.caption, size: { width, height: tourPhotoHeight(width) } }
}

function wordsOf(name: string): Poster {
  if (!isPictureName(name)) throw new Error(`no picture named ${name}`)
  return pictures[name]
}
