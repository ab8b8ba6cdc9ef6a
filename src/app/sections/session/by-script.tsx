import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** The name under which a form says that this browser shows the outcome itself, and then goes on. */
export const BY_SCRIPT = 'byScript'

export function ByScript() {
  return useIsHydrated() ? <input type="hidden" name={BY_SCRIPT} value="1" /> : null
}
