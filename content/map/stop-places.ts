import type { OpeningHours } from '#quotes/writing/opening-hours.rules.ts'
import type { StopPlace } from '#quotes/writing/stop-places.rules.ts'
import type { PictureName } from '../pictures/pictures.ts'

/** The month in which hours were last compared with what is published, `YYYY-MM`. */
const CHECKED = '2026-11'

const SONGKRAN = ['04-13', '04-14', '04-15'] as const

type Hours = OpeningHours & {
  /** The part of the place that has these hours, when the rest is always open. */
  of?: string
  /** The month in which they were last compared with what is published, `YYYY-MM`. */
  checked: string
}

type QuotedPlace = StopPlace & { poster?: PictureName; hours?: Hours }

/**
 * The places that a stop of a quote may name, by the ids of `places.ts` and `place-points.ts`: the words for each, the
 * poster of a day that goes there, and when it is open. Where sources differ, the shorter hours count. A place without
 * hours is always open, or nothing trustworthy is published. A cemetery has no poster: it is not what a day out looks
 * forward to.
 */
export const stopPlaces: Readonly<Record<string, QuotedPlace>> = {
  'bridge-river-kwai': { words: ['river kwai bridge', 'bridge over the river kwai'], poster: 'hero-bridge' },
  'war-cemetery': { words: ['war cemetery', 'don rak'] },
  'death-railway-museum': {
    words: ['death railway museum', 'railway museum', 'railway centre', 'tbrc'],
    hours: { checked: CHECKED, daily: [['09:00', '17:00']] },
  },
  'jeath-museum': { words: ['jeath'], hours: { checked: CHECKED, daily: [['08:30', '17:00']] } },
  'chungkai-cemetery': { words: ['chungkai', 'chung kai', 'chong kai'] },
  skywalk: {
    words: ['skywalk'],
    poster: 'skywalk',
    hours: {
      checked: CHECKED,
      daily: [
        ['09:00', '12:00'],
        ['15:00', '18:00'],
      ],
      weekdays: { Saturday: [['09:00', '18:00']], Sunday: [['09:00', '18:00']] },
    },
  },
  'pak-phraek': {
    words: ['pak phraek', 'pak prak', 'walking street'],
    poster: 'night-market',
    hours: {
      of: 'the walking street',
      checked: CHECKED,
      daily: [],
      weekdays: { Saturday: [['16:00', '22:00']] },
    },
  },
  'wat-tham-khao-pun': { words: ['khao pun'], poster: 'temple-dawn' },
  'wat-tham-suea': {
    words: ['tham suea', 'tham sua', 'tiger cave temple'],
    poster: 'rice-temple',
    hours: { checked: CHECKED, daily: [['07:30', '17:00']] },
  },
  'wat-ban-tham': { words: ['wat ban tham'], poster: 'temple-dawn' },
  'giant-raintree': {
    words: ['raintree', 'rain tree', 'monkey pod tree'],
    poster: 'raintree',
    hours: { checked: CHECKED, daily: [['06:00', '18:00']] },
  },
  'mallika-city': {
    words: ['mallika'],
    poster: 'mallika-street',
    hours: { checked: CHECKED, daily: [['09:00', '18:00']] },
  },
  'muang-sing': {
    words: ['muang sing', 'mueang sing'],
    poster: 'muang-sing',
    hours: { checked: CHECKED, daily: [['08:30', '16:30']] },
  },
  'tham-krasae': { words: ['krasae', 'viaduct'], poster: 'krasae-viaduct' },
  'nam-tok-station': { words: ['nam tok station', 'namtok station'], poster: 'small-station' },
  'sai-yok-noi': { words: ['sai yok noi'] },
  'sai-yok-waterfalls': {
    words: ['sai yok yai', 'sai yok national park', 'sai yok waterfall', 'sai yok waterfalls', 'sai yok'],
    poster: 'sai-yok-rafts',
    hours: { checked: CHECKED, daily: [['08:00', '17:00']] },
  },
  'lawa-cave': { words: ['lawa cave', 'tham lawa'], poster: 'cave-shaft' },
  'daowadung-cave': { words: ['daowadung', 'dao wadueng', 'daowadueng'], poster: 'cave-shaft' },
  'hellfire-pass': {
    words: ['hellfire'],
    poster: 'hellfire-pass',
    hours: {
      ...{ of: 'the centre', checked: CHECKED, daily: [['09:00', '16:00']] },
      closedOn: [...SONGKRAN, '12-31', '01-01'],
    },
  },
  'hin-dat': {
    words: ['hin dat', 'hin dad', 'hindad'],
    poster: 'hot-springs',
    hours: { checked: CHECKED, daily: [['06:00', '22:00']] },
  },
  'pha-tat': { words: ['pha tat', 'pha tad'] },
  'vajiralongkorn-dam': { words: ['vajiralongkorn', 'khao laem'], poster: 'srinakarin-lake' },
  'kroeng-krawia': { words: ['kroeng krawia', 'kroeng kravia', 'kreung krawia'] },
  'mon-bridge': { words: ['mon bridge', 'mon wooden bridge', 'uttamanusorn'], poster: 'mon-bridge' },
  'wat-wang-wiwekaram': { words: ['wiwekaram', 'golden chedi'], poster: 'temple-dawn' },
  'sunken-temple': { words: ['sunken temple', 'underwater temple'], poster: 'longtail-river' },
  'three-pagodas-pass': { words: ['three pagodas', 'three pagoda'], poster: 'three-pagodas' },
  erawan: {
    words: ['erawan'],
    poster: 'erawan-falls',
    hours: { checked: CHECKED, daily: [['08:00', '16:30']] },
  },
  'phra-that-cave': { words: ['phra that'], poster: 'cave-shaft' },
  'srinakarin-dam': { words: ['srinakarin', 'srinagarind'], poster: 'srinakarin-lake' },
  'huay-mae-khamin': {
    words: ['mae khamin'],
    poster: 'huay-mae-khamin',
    hours: { checked: CHECKED, daily: [['08:00', '16:30']] },
  },
  'elephants-world': {
    words: ['elephantsworld', 'elephants world', 'elephant world'],
    poster: 'elephant-feeding',
    hours: { of: 'day visits', checked: CHECKED, daily: [['09:00', '16:00']] },
  },
  'elephant-haven': { words: ['elephant haven'], poster: 'elephant-river' },
  'safari-park': { words: ['safari park'] },
  'floating-market': {
    words: ['floating market', 'damnoen saduak'],
    poster: 'floating-market',
    hours: { checked: CHECKED, daily: [['07:00', '12:00']] },
  },
  'maeklong-market': { words: ['maeklong', 'mae klong railway', 'railway market'], poster: 'railway-market' },
  'ayutthaya-drop-off': { words: ['ayutthaya', 'ayuthaya'], poster: 'ayutthaya' },
}
