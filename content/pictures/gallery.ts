/**
 * The nine pictures of the home gallery, in the order shown; each caption names the place. The gallery wraps
 * around, so the last picture is beside the first.
 */

import type { Crop } from '#catalogue/tour.rules.ts'
import type { PictureName } from './pictures.ts'

export type GalleryItem = { id: string; poster: PictureName; crop?: Crop; caption: string }

export const gallery: readonly GalleryItem[] = [
  { id: 'river-kwai-bridge', poster: 'hero-bridge', caption: 'Bridge over the River Kwai' },
  { id: 'mallika-city', poster: 'mallika-street', caption: 'Mallika City R.E. 124, Sai Yok' },
  { id: 'erawan', poster: 'erawan-falls', caption: 'Erawan National Park' },
  { id: 'pak-phraek', poster: 'night-market', caption: 'Pak Phraek old street' },
  { id: 'tham-krasae', poster: 'krasae-viaduct', caption: 'Tham Krasae viaduct, Sai Yok' },
  { id: 'tha-muang', poster: 'rice-cycling', caption: 'Rice fields, Tha Muang' },
  {
    id: 'elephant-sanctuary',
    poster: 'elephant-river',
    caption: 'An elephant sanctuary near Kanchanaburi',
  },
  { id: 'srinakarin', poster: 'srinakarin-lake', caption: 'The lake behind Srinakarin dam' },
  { id: 'maeklong', poster: 'railway-market', caption: 'Maeklong railway market, Samut Songkhram' },
]

/** The introduction beside the gallery. */
export const galleryLead = `${gallery.length} places on our routes, drawn by us.`
