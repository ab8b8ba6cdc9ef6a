import { MAX_LENGTH } from '#domain/contact.ts'
import { TextField } from '../../ui/field.tsx'

type ContactFieldsProps = {
  /** Begins every id: the footer has a form of its own. */
  form: string
  values: Record<string, string>
  errors: Record<string, string>
}

/** Who asks, and how the answer reaches them. */
export function ContactFields({ form, values, errors }: ContactFieldsProps) {
  const field = (name: string, label: string) => ({
    ...{ name, label, id: `${form}-${name}`, error: errors[name], defaultValue: values[name] },
  })
  return (
    <>
      <div className="request__row">
        <TextField {...field('name', 'Full name')} autoComplete="name" maxLength={MAX_LENGTH.name} required />
        <TextField
          {...field('country', 'Country')}
          autoComplete="country-name"
          maxLength={MAX_LENGTH.country}
        />
      </div>
      <TextField
        {...field('email', 'Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
      />
      <div className="request__row">
        <TextField
          {...field('phone', 'Phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          hint="With the country code"
          required
        />
        <TextField
          {...field('whatsapp', 'WhatsApp number')}
          type="tel"
          inputMode="tel"
          maxLength={MAX_LENGTH.phone}
        />
      </div>
    </>
  )
}
