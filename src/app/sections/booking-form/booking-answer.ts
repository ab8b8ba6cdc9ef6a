import type { Notice, RefusedForm } from '../request-form/refused-form.ts'

/** What a booking form gets back from its action. A card booking that is accepted goes on to the summary instead. */
export type BookingAnswer =
  | { ok: true; reference: string; notice: Notice; hasCopy: boolean; whatsappUrl?: string }
  | RefusedForm
