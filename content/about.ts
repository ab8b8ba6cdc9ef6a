import { company } from './company.ts'
import type { PictureName } from './pictures/pictures.ts'

/** The page about the people behind the site, `/about`. Write your own; the facts below the text come from `company.ts`. */
export const about = {
  title: 'Who we are',
  /** Best a photograph of you at your car, from `content/pictures/photos.ts`; until then a drawing. */
  picture: 'road-van',
  paragraphs: [
    `${company.name} means ${company.meaning}. We live in ${company.town} and drive guests to the waterfalls, the temples and the railway, from their hotel in Bangkok or here in town, and back to its door.`,
    'We sell one thing: a car with its driver, for you alone, for a day or for one drive. The price is for the car, however many of you sit in it, and you see it before you book.',
    'Your driver knows the roads, the opening hours and where lunch is good, and waits while you look around. No guide comes along: guiding is a licensed profession in Thailand, and most guests like to walk at their own pace. If you would like a guide, ask for one with your trip, and we’ll tell you the price before you decide.',
    `Write or call between ${company.hours.opens} and ${company.hours.closes}, Thailand time. One of us answers.`,
  ],
} as const satisfies { title: string; picture: PictureName; paragraphs: readonly string[] }
