/** The nine pictures of the home gallery, in the order shown; each caption names the place. */

import type { Crop } from '#domain/tour.ts'
import type { PosterName } from './posters.ts'

export type GalleryItem = { id: string; poster: PosterName; crop?: Crop; caption: string }

export const gallery: readonly GalleryItem[] = [
  { id: 'river-kwai-bridge', poster: 'hero-bridge', caption: 'Bridge over the River Kwai' },
  { id: 'erawan', poster: 'erawan-falls', caption: 'Erawan National Park' },
  { id: 'muang-sing', poster: 'muang-sing', caption: 'Prasat Muang Sing, Sai Yok' },
  { id: 'tham-krasae', poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct, Sai Yok' },
  { id: 'pak-phraek', poster: 'night-market', caption: 'Pak Phraek old street' },
  { id: 'wat-tham-suea', poster: 'rice-temple', caption: 'Wat Tham Suea, Tha Muang' },
  { id: 'elephant-sanctuary', poster: 'elephant-river', caption: 'An elephant sanctuary near Kanchanaburi' },
  { id: 'hellfire-pass', poster: 'hellfire-pass', caption: 'Hellfire Pass' },
  { id: 'floating-market', poster: 'floating-market', caption: 'Damnoen Saduak floating market, Ratchaburi' },
]
