import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** The name under which a form says that this browser shows the outcome itself, and then goes on. */
export const SCRIPT_FIELD = 'withScript'

export function ScriptField() {
  return useIsHydrated() ? <input type="hidden" name={SCRIPT_FIELD} value="1" /> : null
}
