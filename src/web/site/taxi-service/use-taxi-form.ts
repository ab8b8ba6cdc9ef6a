import { useNavigation } from 'react-router'
import { useRequestId } from '../../parts/booking-form/request-id.ts'
import type { RefusedForm } from '../../parts/request-form/refused-form.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import type { TaxiFormData } from './taxi-form-data.ts'
import { useRouteChoice } from './use-route-choice.ts'
import { useTaxiPrice } from './use-taxi-price.ts'

/** The form as it came back, or only its values when the price was asked without scripts. */
type TaxiAnswer = RefusedForm | { ok: true; typed: Record<string, string> } | undefined

/** What `TaxiForm` shows and does, from the data of its page and the answer to what was sent. */
export function useTaxiForm(form: TaxiFormData, answer: TaxiAnswer) {
  const requestId = useRequestId()
  const state = useFormState(answer)
  const { price, last, terms, ask } = useTaxiPrice(form)
  const typed = answer && 'typed' in answer ? answer.typed : {}
  return {
    ...{ view: form.view, payHow: form.payHow, requestId, price, last, terms, ask },
    ...state,
    isBusy: useNavigation().formMethod === 'POST',
    values: { ...form.view.asked, ...typed, ...state.values },
    // With scripts a ride that cannot be is refused when it is sent: until then it is being filled in.
    errors: useIsHydrated() ? state.errors : { ...form.errors, ...state.errors },
    routeChoice: useRouteChoice((changed) => {
      requestId.renew()
      if (changed) ask(changed)
    }),
  }
}

export type TaxiFormProps = ReturnType<typeof useTaxiForm>
