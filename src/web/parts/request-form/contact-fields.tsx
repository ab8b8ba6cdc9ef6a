import { useState } from 'react'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { TextField } from '../../ui/field.tsx'
import { PhoneField } from './phone-field.tsx'

type ContactFieldsProps = {
  /** The prefix of the ids, which keeps them apart from the footer's form. */
  form: string
  values: Record<string, string>
  errors: Record<string, string>
}

/** The guest's name, country, email and phone numbers. */
export function ContactFields({ form, values, errors }: ContactFieldsProps) {
  const [country, setCountry] = useState(values.country ?? '')
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
          onChange={(event) => setCountry(event.target.value)}
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
        <PhoneField
          {...field('phone', 'Phone')}
          country={country}
          autoComplete="tel"
          hint="With the country code"
          required
        />
        <PhoneField {...field('whatsapp', 'WhatsApp number')} country={country} />
      </div>
    </>
  )
}
