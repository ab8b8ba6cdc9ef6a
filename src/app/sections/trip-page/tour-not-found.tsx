import { onDemand } from '../on-demand.tsx'
import type { NoSuchTourProps } from './no-such-tour.tsx'

export const TourNotFound = onDemand<NoSuchTourProps>(() =>
  import('./no-such-tour.tsx').then((page) => page.NoSuchTour),
)
