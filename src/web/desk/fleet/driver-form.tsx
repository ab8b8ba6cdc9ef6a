import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { LANGUAGE_NAMES, PAPER_NAMES } from '#fleet/fleet.words.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { DRIVER_LENGTH, dayOffField, LANGUAGES, speaksField } from '#platform/forms/field-names.rules.ts'
import { WEEKDAYS } from '#platform/time/calendar.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { ServiceField } from './service-field.tsx'

const ORDER = [
  ...['name', 'thaiName', 'fullName', 'phone', 'licenceExpiresOn', 'drivingSince'],
  ...['languages', 'weeklyDaysOff', 'service'],
]

/** All facts of a driver; it comes back as it was typed when something is refused. */
export function DriverForm({ seen, refused, values, errors, onChange }: FormState & { seen: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const field = (name: string) => ({
    ...{ id: `fleet-${name}`, name, defaultValue: values[name] ?? '' },
    error: errors[name],
  })
  const box = (name: string, label: string) => (
    <label className="tick inline-flex middle gap-8 touch" key={name}>
      <input className="rigid" type="checkbox" name={name} defaultChecked={name in values} /> {label}
    </label>
  )
  return (
    <Form className="panel column gap-16 pad-16" method="post" noValidate onChange={onChange}>
      <ProblemList refused={refused} order={ORDER} form="fleet" />
      <input type="hidden" name="seen" value={seen} />
      <div className="fit-wide at-top gap-12 gap-x-16">
        <TextField
          {...field('name')}
          label="Nickname"
          hint="In Latin letters, as guests will see it."
          maxLength={DRIVER_LENGTH.name}
          required
        />
        <TextField
          {...field('thaiName')}
          label="Nickname in Thai"
          maxLength={DRIVER_LENGTH.thaiName}
          lang="th"
        />
        <TextField
          {...field('fullName')}
          label="Full name"
          hint="As on the licence."
          maxLength={DRIVER_LENGTH.fullName}
        />
        <TextField {...field('phone')} label="Phone" type="tel" maxLength={MAX_LENGTH.phone} required />
        <DateField {...field('licenceExpiresOn')} label={`${PAPER_NAMES.licence.name}, last valid day`} />
        <TextField
          {...field('drivingSince')}
          label="Drives guests since"
          hint="A year, such as 2014."
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <TickGroup id="fleet-languages" legend="Speaks" error={errors.languages}>
        {LANGUAGES.map((language) => box(speaksField(language), LANGUAGE_NAMES[language]))}
      </TickGroup>
      <TickGroup id="fleet-weeklyDaysOff" legend="Does not work on" error={errors.weeklyDaysOff}>
        {[...WEEKDAYS.slice(1), WEEKDAYS[0]].map((weekday) => box(dayOffField(weekday), weekday))}
      </TickGroup>
      <TickGroup id="fleet-onWebsite" legend="On the website" error={undefined}>
        {box(
          'onWebsite',
          'Show guests the first name, photo, languages and years of driving. Only if the driver agrees.',
        )}
      </TickGroup>
      <ServiceField {...field('service')} />
      <Button type="submit" look="primary" disabled={isBusy}>
        Save
      </Button>
    </Form>
  )
}

function TickGroup({
  id,
  legend,
  error,
  children,
}: {
  id: string
  legend: string
  error: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset className="shrink" id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="strong below-4">{legend}</legend>
      <div className="cluster gap-x-16">{children}</div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
