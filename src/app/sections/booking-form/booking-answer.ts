import type { Notice, RefusedForm } from '../request-form/refused-form.ts'

/** The answer of the action to a booking form. An accepted card booking is redirected to the summary instead. */
export type BookingAnswer =
  | { ok: true; reference: string; notice: Notice; hasCopy: boolean; whatsappUrl?: string }
  | RefusedForm
