import { useState } from 'react'
import type { RefusedForm } from '../request-form/refused-form.ts'
import { useFormState } from '../request-form/use-form-state.ts'
import type { BookingView, TermsView } from './booking-view.ts'
import { usePartyChoice } from './party-choice.ts'

/** What the guest has chosen in the booking form so far, for the form and for the rest of its page. */
export function useBookingChoice(
  { vehicles, day }: Pick<BookingView, 'vehicles' | 'day'>,
  answer: RefusedForm | undefined,
) {
  const form = useFormState(answer)
  const party = usePartyChoice(vehicles, form.values)
  const [date, setDate] = useState(form.values.date ?? day?.date ?? '')
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    // Why a day was refused stands at that day.
    if (answer?.values.date !== undefined) setDate(answer.values.date)
  }
  const [terms, setTerms] = useState<TermsView>()
  const [isDayAsked, setDayAsked] = useState(false)
  return {
    ...{ form, party, date, setDate },
    /** Of the chosen day, as far as the address or the calendar knows it. */
    terms: terms ?? (date === day?.date ? day.terms : undefined),
    setTerms,
    /** The guest wanted to go on without a day. */
    needsDay: isDayAsked && date === '',
    askForDay() {
      setDayAsked(true)
      document.querySelector<HTMLElement>('input#booking-date, #booking-date input')?.focus()
    },
  }
}

export type BookingChoice = ReturnType<typeof useBookingChoice>
