import { onDemand } from '../on-demand.tsx'
import type { TourNotFoundProps } from './tour-not-found-message.tsx'

export const TourNotFound = onDemand<TourNotFoundProps>(() =>
  import('./tour-not-found-message.tsx').then((page) => page.TourNotFoundMessage),
)
