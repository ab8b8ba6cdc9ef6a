import { PhoneField } from './phone-field.tsx'

type WhatsappFieldProps = {
  /** The prefix of the ids. */
  form: string
  values: Record<string, string>
  error: string | undefined
}

/** One number for both, unless the guest unticks it; without scripts as well. The server reads the box as the phone's number. */
export function WhatsappField({ form, values, error }: WhatsappFieldProps) {
  const wasSent = values.phone !== undefined
  return (
    <div className="whatsapp-field">
      <label className="flex middle gap-8 touch">
        <input
          type="checkbox"
          name="onWhatsapp"
          value="yes"
          defaultChecked={!wasSent || values.onWhatsapp === 'yes'}
        />
        This number is on WhatsApp
      </label>
      <PhoneField
        {...{ id: `${form}-whatsapp`, name: 'whatsapp', label: 'WhatsApp number' }}
        {...(error && { error })}
        defaultValue={values.whatsapp}
        hint="With the country code"
      />
    </div>
  )
}
