import { photos } from './photos.ts'
import { posters } from './posters.ts'

/** Every picture that trips, gallery and articles can name: the drawings and the operator's photos. */
export const pictures = { ...posters, ...photos }

export type PictureName = keyof typeof pictures

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}

export function isPhotoName(name: string): boolean {
  return Object.hasOwn(photos, name)
}
