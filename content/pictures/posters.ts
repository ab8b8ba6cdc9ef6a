import { type Poster, sitePosters } from './site-posters.ts'

/** Every drawn picture of the site, by file name in `public/art`. Only for the server: a page gets the ones that it shows. */
export const posters = {
  ...sitePosters,
  ayutthaya: { alt: 'Brick towers of old Ayutthaya mirrored in water at dusk', corner: 'cattails' },
  'bamboo-raft': {
    alt: 'Bamboo raft on a green river between limestone cliffs',
    corner: 'rocks',
    focus: { x: 45 },
  },
  'bangkok-dawn': { alt: 'Car waiting for guests on a Bangkok riverside at dawn', corner: 'frangipani' },
  'cave-shaft': { alt: 'Shaft of daylight falling into a limestone cave with a boardwalk' },
  'elephant-feeding': {
    alt: 'Old elephant taking bananas over a bamboo fence from a guest, her keeper beside her',
    corner: 'fruit',
    focus: { x: 55, y: 58 },
  },
  'elephant-river': {
    alt: 'Elephant and calf bathing in a river, nobody riding',
    corner: 'taro',
    focus: { x: 45 },
  },
  'erawan-falls': {
    alt: 'Emerald tiers of Erawan waterfall in the forest',
    corner: 'fan leaves',
    focus: { x: 52 },
  },
  'floating-market': { alt: 'Boats loaded with fruit on the canal of a floating market', focus: { x: 60 } },
  'hellfire-pass': { alt: 'Old track bed between the hand-cut rock walls of Hellfire Pass', corner: 'ferns' },
  'hot-springs': {
    alt: 'Steaming stone pool beside a cold forest stream',
    corner: 'frangipani',
    focus: { x: 58 },
  },
  'huay-mae-khamin': { alt: 'Wide ochre tiers of Huay Mae Khamin waterfall with a stairway' },
  'krasae-viaduct': {
    alt: 'Yellow train on the timber viaduct at Tham Krasae above the river',
    corner: 'banana leaves',
  },
  'mallika-street': {
    alt: 'Street of steep teak houses with people in the dress of 1905, beside a canal',
    focus: { x: 54 },
  },
  'muang-sing': { alt: 'Laterite tower and gallery of the Khmer temple Muang Sing' },
  'night-market': { alt: 'Lanterns over food stalls in an old street at night' },
  'railway-market': {
    alt: 'Yellow and red train rolling through a market between pulled-back awnings',
    focus: { x: 47 },
  },
  raintree: { alt: 'Giant rain tree spreading over a boardwalk', corner: 'blossoms' },
  'rice-cycling': {
    alt: 'Two people cycling along a narrow lane between bright green rice fields',
    focus: { x: 55 },
  },
  'rice-temple': { alt: 'Hilltop temple above bright green rice fields', corner: 'rice ears' },
  'sai-yok-rafts': { alt: 'Raft houses below a waterfall that drops into the river', focus: { x: 62 } },
  skywalk: { alt: 'Glass skywalk curving above the meeting of two rivers' },
  'srinakarin-lake': {
    alt: 'Wide turquoise lake between forested ridges, with raft houses in a bay',
    focus: { x: 57, y: 62 },
  },
  'temple-dawn': { alt: 'Temple on a hill above morning mist and a lotus pond', corner: 'lotus' },
  'thai-table': {
    alt: 'Fried river fish, curry and papaya salad on a wooden table above a calm river',
    focus: { x: 46, y: 66 },
  },
  'three-pagodas': {
    alt: 'Three small white stupas with ribbons at a mountain pass',
    corner: 'bougainvillea',
  },
  'train-window': {
    alt: 'Timber viaduct and river seen through the open wooden window of a train',
    focus: { x: 58, y: 45 },
  },
  'war-cemetery': {
    alt: 'Rows of low stone markers between flowering shrubs in a war cemetery, under old trees',
    focus: { x: 54 },
  },
} satisfies Record<string, Poster>

export type PosterName = keyof typeof posters
