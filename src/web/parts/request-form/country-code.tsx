import { type RefObject, useEffect, useState } from 'react'
import { CALLING_CODES } from '#guests/contact/country-codes.rules.ts'
import { regionRead, withCountryCode } from '#guests/contact/phone-region.rules.ts'
import { Icon } from '../../ui/icon.tsx'
import { phoneHint } from './phone-hint.ts'
import { typeInto } from './type-into.ts'

export type CountryCodeProps = {
  /** The phone field, into which a code is written. */
  input: RefObject<HTMLInputElement | null>
  /** As named in the country field, if the form has one. */
  country: string | undefined
  onHint: (hint: string | undefined) => void
}

/** The country whose code the number begins with or is read with. It is not sent: choosing one writes its code into the number. */
export function CountryCode({ input, country, onHint }: CountryCodeProps) {
  const phone = useTyped(input)
  const [chosen, setChosen] = useState('')
  const hint = phoneHint(phone, country)
  useEffect(() => onHint(hint), [onHint, hint])

  const read = regionRead(phone, country) ?? ''
  // Countries may share a code.
  const region = CALLING_CODES.get(chosen) === CALLING_CODES.get(read) ? chosen : read

  function choose(code: string) {
    const field = input.current
    if (!code || !field) return
    setChosen(code)
    typeInto(field, withCountryCode(field.value, code))
    field.addEventListener('focus', typeBehindCode, { once: true })
  }

  return (
    <span className="phone__code">
      <span aria-hidden="true">
        {region || 'Code'}
        <Icon name="chevron-down" />
      </span>
      <select
        aria-label="Country code"
        autoComplete="off"
        value={region}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">No country code</option>
        {countries().map(({ name, ...country }) => (
          <option key={country.region} value={country.region}>
            {name} +{country.code}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Puts the cursor behind the code, where browsers select all of it. */
function typeBehindCode({ currentTarget: field }: FocusEvent) {
  requestAnimationFrame(() => {
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length)
  })
}

/** What stands in the field, also what was typed before scripts ran. */
function useTyped(input: CountryCodeProps['input']): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = input.current
    const read = () => setTyped(field?.value ?? '')
    read()
    field?.addEventListener('input', read)
    return () => field?.removeEventListener('input', read)
  }, [input])
  return typed
}

let named: { region: string; code: string; name: string }[] | undefined

/** All countries by name. */
function countries() {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  named ??= Array.from(CALLING_CODES, ([region, code]) => ({
    region,
    code,
    name: english.of(region) ?? region,
  })).sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return named
}
