import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { ContactFields } from '../../parts/request-form/contact-fields.tsx'
import { TextareaField } from '../../ui/field.tsx'
import type { Typed } from './custom-trip-form.tsx'

/** Who asks, how we reach them, and last what they would like to do. */
export function ContactStep({ values, errors }: Typed) {
  return (
    <>
      <ContactFields form="trip" values={values} errors={errors} />
      <TextareaField
        {...{ id: 'trip-customTrip', name: 'customTrip', label: 'What would you like to do?' }}
        error={errors.customTrip}
        defaultValue={values.customTrip}
        rows={3}
        maxLength={MAX_LENGTH.freeText}
        placeholder="Waterfalls in the morning, no long walks, lunch by the river"
      />
    </>
  )
}
