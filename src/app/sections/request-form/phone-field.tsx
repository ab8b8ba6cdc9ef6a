import { type ComponentProps, useState } from 'react'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { TextField } from '../../ui/field.tsx'
import { phoneHint } from './phone-hint.ts'

/** A phone field; its hint says how a number without a country code is read. */
export function PhoneField({
  country,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & { country?: string }) {
  const [phone, setPhone] = useState(String(field.defaultValue ?? ''))
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      maxLength={MAX_LENGTH.phone}
      hint={phoneHint(phone, country) ?? field.hint}
      onChange={(event) => setPhone(event.target.value)}
    />
  )
}
