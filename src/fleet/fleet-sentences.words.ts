import {
  MAX_LINK_PHOTO_MB,
  MAX_PHOTO_MB,
  MAX_TOUR_PHOTOS,
  MIN_TOUR_PHOTO,
  PHOTO_PROBLEMS,
} from '#catalogue/photos/photo.rules.ts'
import { FLEET_PROBLEMS } from './fleet-problems.rules.ts'

type FleetCode =
  | (typeof FLEET_PROBLEMS)[keyof typeof FLEET_PROBLEMS]
  | (typeof PHOTO_PROBLEMS)[keyof typeof PHOTO_PROBLEMS]
  | 'photo-changed-meanwhile'
  | 'photo-unknown'
  | 'vehicle-unknown'
  | 'driver-unknown'
  | 'block-over'
  | 'fleet-not-changed'

/** What an admin reads beside the fields of vehicles, drivers, blocked days and photos. */
export const FLEET_SENTENCES: Record<FleetCode, string> = {
  [FLEET_PROBLEMS.vehicleName]: 'Enter the make and model, such as Toyota Commuter',
  [FLEET_PROBLEMS.class]: 'Choose car, SUV or van',
  [FLEET_PROBLEMS.seats]: 'From 1 to 50 guests',
  [FLEET_PROBLEMS.bags]: 'From 0 to 50 suitcases',
  [FLEET_PROBLEMS.plate]: 'Enter the plate as it’s shown on the vehicle',
  [FLEET_PROBLEMS.plateTaken]: 'Another vehicle has this plate',
  [FLEET_PROBLEMS.usualDriver]: 'Choose a driver from the list',
  [FLEET_PROBLEMS.paperDay]: 'Enter the last valid day, from 2000 to 2099, or leave it empty',
  [FLEET_PROBLEMS.service]: 'Choose in service or out of service',
  [FLEET_PROBLEMS.driverName]: 'Enter the name everyone uses, in Latin letters',
  [FLEET_PROBLEMS.phone]: 'Enter a phone number, such as +66 81 234 5678',
  [FLEET_PROBLEMS.languages]: 'Tick at least one language',
  [FLEET_PROBLEMS.weeklyDaysOff]: 'Leave at least one day of the week to work',
  [FLEET_PROBLEMS.drivingSince]: 'Enter a year such as 2014, not one to come, or leave it empty',
  [FLEET_PROBLEMS.blocked]: 'Choose a vehicle or a driver',
  [FLEET_PROBLEMS.firstDay]: 'Choose a day from today onwards, within a year',
  [FLEET_PROBLEMS.lastDay]: 'Choose a day on or after the first one, within a year',
  [FLEET_PROBLEMS.time]: 'Enter a time such as 09:00, or leave it empty',
  [FLEET_PROBLEMS.untilTime]: 'Enter a later time than the first one',
  [FLEET_PROBLEMS.reason]: 'Say why, such as new tyres or a day off',

  [PHOTO_PROBLEMS.missing]: 'Choose a photo',
  [PHOTO_PROBLEMS.tooLarge]: `Choose a photo of up to ${MAX_PHOTO_MB} MB`,
  [PHOTO_PROBLEMS.tooLargeForLink]: `Choose a photo of up to ${MAX_LINK_PHOTO_MB} MB`,
  [PHOTO_PROBLEMS.tooSmall]: `Choose a larger photo, of at least ${MIN_TOUR_PHOTO.width} by ${MIN_TOUR_PHOTO.height} pixels`,
  [PHOTO_PROBLEMS.format]: 'Choose a JPEG, PNG or WebP photo',
  [PHOTO_PROBLEMS.unreadable]:
    'This photo can’t be read: it’s damaged, or over 50 megapixels. Choose another one',
  [PHOTO_PROBLEMS.caption]: 'Say what the photo shows, such as “Third tier of Erawan in November”',
  [PHOTO_PROBLEMS.tooMany]: `A trip has up to ${MAX_TOUR_PHOTOS} photos: remove one first`,
  'photo-changed-meanwhile':
    'Someone else has just changed this photo. Your changes weren’t saved. Please look at it again.',
  'photo-unknown': 'This photo is not there any more.',
  'vehicle-unknown': 'This vehicle doesn’t exist.',
  'driver-unknown': 'This driver doesn’t exist.',
  'block-over': 'This has already been freed.',
  'fleet-not-changed': 'That couldn’t be saved just now. Please try again in a moment.',
}
