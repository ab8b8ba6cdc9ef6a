import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'

/** The hidden field with which a form says that its page runs scripts, so that it can show the outcome before it goes on. */
export const SCRIPT_FIELD = 'withScript'

export function ScriptField() {
  return useIsHydrated() ? <input type="hidden" name={SCRIPT_FIELD} value="1" /> : null
}
