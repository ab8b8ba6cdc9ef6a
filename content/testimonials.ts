/**
 * Invented reviews for the home page, shown with that notice until guests have written real ones.
 */
export type Testimonial = {
  id: string
  /** First name and initial. */
  name: string
  country: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  rating: 5
  quote: string
  /** The id of a trip in the catalogue. */
  tour: string
  /** The month of the trip, `YYYY-MM`. */
  date: string
}

export const testimonials: readonly Testimonial[] = [
  {
    id: 'railway-shane',
    name: 'Shane D.',
    country: 'Australia',
    countryCode: 'AU',
    rating: 5,
    quote:
      'My grandmother’s cousin lies in the war cemetery. The driver stopped for flowers on the way and left us alone for as long as we needed.',
    tour: 'death-railway-historical-journey',
    date: '2026-02',
  },
  {
    id: 'markets-yuki',
    name: 'Yuki T.',
    country: 'Japan',
    countryCode: 'JP',
    rating: 5,
    quote:
      'At half past eight there was still room on the canal. We bought mango from a boat and were back at the hotel before two.',
    tour: 'floating-market-tour',
    date: '2025-11',
  },
  {
    id: 'erawan-ruth',
    name: 'Ruth M.',
    country: 'United Kingdom',
    countryCode: 'GB',
    rating: 5,
    quote:
      'I swam at tier two and my son went up to tier seven without me. The cave path is steep, so I stayed below with a coffee.',
    tour: 'erawan-falls-cave',
    date: '2025-12',
  },
  {
    id: 'elephants-katrin',
    name: 'Katrin W.',
    country: 'Germany',
    countryCode: 'DE',
    rating: 5,
    quote:
      'Two children, six and nine, who washed and cut vegetables for an hour without being told twice. The child seat we had asked for was already in the car.',
    tour: 'ethical-elephant-sanctuary',
    date: '2026-07',
  },
  {
    id: 'springs-annika',
    name: 'Annika S.',
    country: 'Finland',
    countryCode: 'FI',
    rating: 5,
    quote:
      'I come from a country with saunas and have opinions about hot water. The cold stream beside the pools at Hin Dat is how it should be done.',
    tour: 'relaxation-views',
    date: '2026-01',
  },
  {
    id: 'ayutthaya-carlos',
    name: 'Carlos R.',
    country: 'Mexico',
    countryCode: 'MX',
    rating: 5,
    quote:
      'Three suitcases, two hotels, no bus station. It rained from the temple hill to Ayutthaya and we arrived at half past five. We paid what the page said.',
    tour: 'ayutthaya-drop-off',
    date: '2025-09',
  },
]
