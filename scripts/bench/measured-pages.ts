/** The pages that are measured, by what the tables call them. */
export const ADDRESSES = {
  home: '/',
  trip: '/tours/bangkok/erawan-death-railway',
  list: '/tours',
  article: '/blog/erawan-waterfall-seven-tiers',
  taxi: '/taxi-service',
  'custom trip': '/custom-trip',
}
