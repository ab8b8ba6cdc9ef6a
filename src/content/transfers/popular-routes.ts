/** A transfer on the taxi page. */
export type PopularRoute = {
  /** Where the ride goes. */
  name: string
  route: string
  /** What the pickup field holds once the route is chosen. */
  from: string
  /** What the drop-off field holds once the route is chosen. */
  to: string
}

/** The six transfers of the taxi page, in the order shown. */
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
