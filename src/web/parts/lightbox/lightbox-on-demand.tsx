import { onDemand } from '../on-demand.tsx'
import type { LightboxProps } from './lightbox.tsx'

export const LightboxOnDemand = onDemand<LightboxProps>(() =>
  import('./lightbox.tsx').then((lightbox) => lightbox.Lightbox),
)
