import type { Crop } from '#catalogue/tour.rules.ts'
import type { PosterName } from '../pictures/posters.ts'

/**
 * The small pictures, in the list of a custom trip, of the places without a poster in `stop-places.ts`: a piece of a
 * drawing that shows their kind of place, or what it is about.
 */
export const placeTiles: Readonly<Record<string, { poster: PosterName; crop: Crop }>> = {
  'war-cemetery': { poster: 'war-cemetery', crop: [540, 220, 480, 480] },
  'chungkai-cemetery': { poster: 'war-cemetery', crop: [60, 240, 520, 520] },
  'death-railway-museum': { poster: 'train-window', crop: [500, 100, 560, 560] },
  'jeath-museum': { poster: 'longtail-river', crop: [330, 200, 460, 460] },
  'sai-yok-noi': { poster: 'sai-yok-rafts', crop: [80, 190, 400, 400] },
  'pha-tat': { poster: 'huay-mae-khamin', crop: [420, 400, 440, 440] },
  'kroeng-krawia': { poster: 'erawan-falls', crop: [440, 320, 380, 380] },
  'safari-park': { poster: 'road-van', crop: [600, 360, 440, 440] },
}
