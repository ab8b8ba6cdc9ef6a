import type { TourPicture } from '#catalogue/tour.rules.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { thingsToDo } from '../things-to-do.ts'
import { gallery } from './gallery.ts'
import { isPhotoName, isPictureName } from './pictures.ts'
import { posters } from './posters.ts'

const FOLDER = 'content/photos'

/** Problems with the names of the photos and the files in their folder, in sentences for the operator. */
export function photoProblems(names: readonly string[], files: readonly string[]): string[] {
  const filesOf = (name: string) => files.filter((file) => nameOf(file) === name)
  const ofNames = names.flatMap((name) => {
    const [file, second] = filesOf(name)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      return `The photo "${name}" needs a name of small letters, digits and single dashes.`
    // The site's picture for shared links has this name.
    if (Object.hasOwn(posters, name) || name === 'brand')
      return `The photo "${name}" has the name of a drawing. Please give it another one.`
    if (!file) return `The photo "${name}" has no file: there is no ${name}.jpg, .png or .webp in ${FOLDER}.`
    return second ? `The photo "${name}" has two files in ${FOLDER}: ${file} and ${second}.` : []
  })
  const unnamed = files.filter((file) => !names.includes(nameOf(file)))
  return [
    ...ofNames,
    ...unnamed.map((file) => `${FOLDER}/${file} is not named in content/pictures/photos.ts.`),
  ]
}

/** The name of the photo in a file. */
export function nameOf(file: string): string {
  return file.replace(/\.\w+$/, '')
}

type Shown = Pick<TourPicture, 'poster' | 'crop'> & { where: string }

/** The pictures of trips, gallery and home page. Those of articles are validated when the articles are read. */
export const shownPictures: readonly Shown[] = [
  ...catalogue.tours.flatMap(({ id, gallery }) =>
    gallery.map((picture) => ({ where: `The trip ${id}`, ...picture })),
  ),
  ...gallery.map((item) => ({ where: 'The gallery', ...item })),
  ...thingsToDo.map((thing) => ({ where: 'The home page', ...thing })),
]

/** Problems with the pictures that are shown, in sentences for the operator. */
export function shownProblems(shown: readonly Shown[], isPhoto = isPhotoName): string[] {
  return shown.flatMap(({ where, poster, crop }) => {
    if (!isPictureName(poster) && !isPhoto(poster))
      return `${where} shows "${poster}", which is neither a drawing nor a photo.`
    return crop && isPhoto(poster)
      ? `${where} crops the photo "${poster}". Only drawings have crops; a photo has a focus.`
      : []
  })
}
