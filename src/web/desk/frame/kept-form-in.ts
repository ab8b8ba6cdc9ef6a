import { isRouteErrorResponse } from 'react-router'
import type { KeptForm } from '../../shell/access/kept-form.tsx'

/** The form that an error page shows again, if the error is one. */
export function keptFormIn(error: unknown): KeptForm | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const kept: unknown = error.data
  const isKept = typeof kept === 'object' && kept !== null && 'reason' in kept && 'fields' in kept
  return isKept ? (kept as KeptForm) : undefined
}
