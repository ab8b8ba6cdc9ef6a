/** The pages that are measured, by their names in the tables. */
export const ADDRESSES = {
  home: '/',
  trip: '/tours/bangkok/erawan-death-railway',
  list: '/tours',
  article: '/blog/erawan-waterfall-seven-tiers',
  taxi: '/taxi-service',
  'custom trip': '/custom-trip',
}
