import { photoFiles } from '#content/pictures/photo-files.ts'
import { isPhotoName, isPictureName, pictures } from '#content/pictures/pictures.ts'
import { type Poster, posterSource } from '#content/pictures/site-posters.ts'
import type { Tour, TourPhoto, TourPicture } from '#domain/catalogue/tour.ts'
import type { Picture } from '../ui/art.tsx'

export type PictureView = Picture & { caption: string }

/** A picture of a trip for `Art`. A crop shows only a part of the poster, so its alt text is the caption. */
export function pictureOf({ poster, caption, crop }: TourPicture): PictureView {
  if (crop && !isPhotoName(poster)) return { src: posterSource(poster, crop), alt: caption, caption }
  const { src, alt, ...rest } = pictureNamed(poster)
  return { src, alt, caption, ...rest }
}

/** The pictures of a trip: the operator's photographs, then those of its content, each drawing once. */
export function picturesOf({
  photos = [],
  gallery,
}: Pick<Tour, 'photos' | 'gallery'>): [PictureView, ...PictureView[]] {
  const [first, ...more] = gallery
  const others = more.filter(
    ({ poster }, index) => gallery.findIndex((picture) => picture.poster === poster) === index + 1,
  )
  const [uploaded, drawn] = [
    photos.map(uploadedPicture),
    [pictureOf(first), ...others.map(pictureOf)] as const,
  ]
  const [front, ...rest] = uploaded
  return front ? [front, ...rest, ...drawn] : [...drawn]
}

function uploadedPicture({ caption, files }: TourPhoto): PictureView {
  const [phone, largest] = [files[0]?.src ?? '', files.at(-1)?.src ?? '']
  const webp = files.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return { src: largest, alt: caption, caption, phone, srcSets: { webp } }
}

/** A whole drawing or photo for `Art`, without a caption. */
export function pictureNamed(name: string): Picture {
  const { alt, focus } = wordsOf(name)
  return isPhotoName(name) ? { ...photoFiles(name), alt, focus } : { src: posterSource(name), alt, focus }
}

/** The picture of a page's link preview. */
export type SharedPicture = { poster: string; alt: string }

export function sharedPictureOf(poster: string): SharedPicture {
  return { poster, alt: wordsOf(poster).alt }
}

function wordsOf(name: string): Poster {
  if (!isPictureName(name)) throw new Error(`no picture named ${name}`)
  return pictures[name]
}
