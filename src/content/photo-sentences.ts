import { MAX_TOUR_PHOTOS, MIN_TOUR_PHOTO, PHOTO_PROBLEMS } from '#domain/photos/photo.ts'

type PhotoCode =
  | (typeof PHOTO_PROBLEMS)[keyof typeof PHOTO_PROBLEMS]
  | 'photo-changed-meanwhile'
  | 'photo-unknown'

/** What an admin reads beside the fields of photos. */
export const PHOTO_SENTENCES: Record<PhotoCode, string> = {
  [PHOTO_PROBLEMS.missing]: 'Choose a photo',
  [PHOTO_PROBLEMS.tooLarge]: 'Choose a photo of up to 5 MB',
  [PHOTO_PROBLEMS.tooSmall]: `Choose a larger photo, of at least ${MIN_TOUR_PHOTO.width} by ${MIN_TOUR_PHOTO.height} pixels`,
  [PHOTO_PROBLEMS.format]: 'Choose a JPEG, PNG or WebP photo',
  [PHOTO_PROBLEMS.unreadable]:
    'This photo cannot be read: it is damaged, or has more than 50 megapixels. Choose another one',
  [PHOTO_PROBLEMS.caption]: 'Say what the photo shows, such as “Third tier of Erawan in November”',
  [PHOTO_PROBLEMS.tooMany]: `A trip has up to ${MAX_TOUR_PHOTOS} photos: remove one first`,
  'photo-changed-meanwhile':
    'Somebody else has just changed this photo. Nothing of yours was saved. Please look at it again.',
  'photo-unknown': 'This photo is not there any more.',
}
