import { type ComponentProps, useRef, useState } from 'react'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { TextField } from '../../ui/field.tsx'
import { useIsNear } from '../../ui/hooks/use-is-near.ts'
import { onDemand } from '../on-demand.tsx'
import type { CountryCodeProps } from './country-code.tsx'

const CountryCode = onDemand<CountryCodeProps>(() =>
  import('./country-code.tsx').then((part) => part.CountryCode),
)

/**
 * A phone field. Scripts add a list of country codes in the room that is kept for it, and a hint that says how a number
 * without a code is read.
 */
export function PhoneField({
  country,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'ref'> & { country?: string }) {
  const [hint, setHint] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isNear = useIsNear(input)
  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      maxLength={MAX_LENGTH.phone}
      hint={hint ?? field.hint}
      frame={(control) => (
        <span className="phone">
          {isNear && <CountryCode {...{ input, country }} onHint={setHint} />}
          {control}
        </span>
      )}
    />
  )
}
