/** The six transfers of the taxi page and what its pickup and drop-off fields suggest. */
export type PopularRoute = {
  /** Where the ride goes. */
  name: string
  route: string
  /** What the pickup field holds once the route is chosen. */
  from: string
  /** What the drop-off field holds once the route is chosen. */
  to: string
}

export const popularRoutes: readonly PopularRoute[] = [
  {
    name: 'Kanchanaburi',
    route: 'Bangkok → Kanchanaburi',
    from: 'Hotel in Bangkok',
    to: 'Hotel in Kanchanaburi',
  },
  {
    name: 'Bangkok hotels',
    route: 'Kanchanaburi → Bangkok',
    from: 'Hotel in Kanchanaburi',
    to: 'Hotel in Bangkok',
  },
  {
    name: 'Suvarnabhumi Airport',
    route: 'Kanchanaburi → Suvarnabhumi Airport',
    from: 'Hotel in Kanchanaburi',
    to: 'Suvarnabhumi Airport (BKK)',
  },
  {
    name: 'Don Mueang Airport',
    route: 'Kanchanaburi → Don Mueang Airport',
    from: 'Hotel in Kanchanaburi',
    to: 'Don Mueang Airport (DMK)',
  },
  { name: 'Hua Hin', route: 'Kanchanaburi → Hua Hin', from: 'Hotel in Kanchanaburi', to: 'Hua Hin' },
  { name: 'Ayutthaya', route: 'Kanchanaburi → Ayutthaya', from: 'Hotel in Kanchanaburi', to: 'Ayutthaya' },
]

/** Suggestions only: a guest may type any other place. */
export const pickupPlaces: readonly string[] = [
  'Hotel in Kanchanaburi',
  'Hotel in Bangkok',
  'Suvarnabhumi Airport (BKK)',
  'Don Mueang Airport (DMK)',
  'Sukhumvit, Bangkok',
  'Silom and Sathorn, Bangkok',
  'Siam and Pratunam, Bangkok',
  'Khao San Road, Bangkok',
  'Chinatown, Bangkok',
  'Riverside, Bangkok',
  'Krung Thep Aphiwat station, Bangkok',
  'Thon Buri station, Bangkok',
  'Southern Bus Terminal, Bangkok',
  'Kanchanaburi station',
  'Kanchanaburi bus terminal',
  'Nam Tok station',
  'Tha Muang',
  'Sai Yok',
  'Thong Pha Phum',
  'Sangkhlaburi',
  'Nakhon Pathom',
  'Ratchaburi',
  'Hua Hin',
  'Pattaya',
  'Ayutthaya',
  'Bridge over the River Kwai',
  'Erawan National Park',
  'Hellfire Pass',
  'Damnoen Saduak floating market',
]
