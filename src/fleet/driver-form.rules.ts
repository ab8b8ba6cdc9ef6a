import { z } from 'zod'
import { DRIVER_LENGTH, dayOffField, LANGUAGES, speaksField } from '#platform/forms/field-names.rules.ts'
import { lineField, optionalLine, phoneField } from '#platform/forms/form-fields.rules.ts'
import { inService, paperDay } from '#platform/forms/form-values.rules.ts'
import { type PlainDate, WEEKDAYS } from '#platform/time/calendar.ts'
import { FLEET_PROBLEMS } from './fleet-problems.rules.ts'

/** Nobody who drives today began before. */
const FIRST_YEAR = 1950

/** A driver as the operator enters him or her; `today`, because nobody drives since a year to come. */
export function driverFormSchema(today: PlainDate) {
  return z
    .object({
      name: lineField(DRIVER_LENGTH.name, FLEET_PROBLEMS.driverName),
      thaiName: optionalLine(DRIVER_LENGTH.thaiName),
      fullName: optionalLine(DRIVER_LENGTH.fullName),
      phone: phoneField(FLEET_PROBLEMS.phone),
      languages: z.array(z.enum(LANGUAGES)).min(1, FLEET_PROBLEMS.languages),
      weeklyDaysOff: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length - 1, FLEET_PROBLEMS.weeklyDaysOff),
      drivingSince: yearUntil(Number(today.slice(0, 4))),
      onWebsite: z.boolean(),
      licenceExpiresOn: paperDay,
      service: inService,
    })
    .transform(({ service, ...driver }) => ({ ...driver, active: service }))
}

/** A year of four digits; null when the field is empty. */
function yearUntil(last: number) {
  return z
    .string(FLEET_PROBLEMS.drivingSince)
    .trim()
    .refine(
      (text) => text === '' || (/^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= last),
      FLEET_PROBLEMS.drivingSince,
    )
    .transform((text) => (text === '' ? null : Number(text)))
}

export type DriverForm = z.infer<ReturnType<typeof driverFormSchema>>

/** The fields of the form with the ticked boxes as lists, and the one that stands alone as yes or no. */
export function withTickedBoxes(values: Record<string, string>) {
  return {
    ...values,
    languages: LANGUAGES.filter((language) => speaksField(language) in values),
    weeklyDaysOff: WEEKDAYS.filter((weekday) => dayOffField(weekday) in values),
    onWebsite: 'onWebsite' in values,
  }
}
