/** The four kinds of trips on the home page, one for each category of the trip list. */

import type { CategoryKey } from '#catalogue/tour.rules.ts'
import type { PictureName } from './pictures/pictures.ts'

export type ThingToDo = { title: string; text: string; poster: PictureName; category: CategoryKey }

export const thingsToDo: readonly ThingToDo[] = [
  {
    title: 'Swim below a waterfall',
    text: 'Erawan has seven emerald tiers, Huay Mae Khamin seven ochre ones. The falls are fullest from October to early December.',
    poster: 'huay-mae-khamin',
    category: 'nature',
  },
  {
    title: 'Feed retired elephants',
    text: 'Cut fruit, feed the older animals and watch them rest. No riding, no shows.',
    poster: 'elephant-feeding',
    category: 'wildlife',
  },
  {
    title: 'Walk through temples and markets',
    text: 'Climb to a giant Buddha above rice fields, enter a cave temple through a dragon’s mouth, buy breakfast from a boat.',
    poster: 'rice-temple',
    category: 'culture',
  },
  {
    title: 'Follow the wartime railway',
    text: 'Cross the River Kwai bridge, stand on the Tham Krasae viaduct, walk through Hellfire Pass.',
    poster: 'war-cemetery',
    category: 'history',
  },
]
