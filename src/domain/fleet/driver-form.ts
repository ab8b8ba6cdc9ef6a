import { z } from 'zod'
import { lineField, optionalLine, phoneField } from '../requests/form-fields.ts'
import { WEEKDAYS } from '../time/calendar.ts'
import { DRIVER_LENGTH, dayOffField, LANGUAGES, speaksField } from './field-names.ts'
import { FLEET_PROBLEMS } from './fleet-problems.ts'
import { inService, paperDay } from './form-values.ts'

/** A driver as the operator enters him or her. */
export const driverFormSchema = z
  .object({
    name: lineField(DRIVER_LENGTH.name, FLEET_PROBLEMS.driverName),
    thaiName: optionalLine(DRIVER_LENGTH.thaiName),
    fullName: optionalLine(DRIVER_LENGTH.fullName),
    phone: phoneField(FLEET_PROBLEMS.phone),
    languages: z.array(z.enum(LANGUAGES)).min(1, FLEET_PROBLEMS.languages),
    weeklyDaysOff: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length - 1, FLEET_PROBLEMS.weeklyDaysOff),
    licenceExpiresOn: paperDay,
    service: inService,
  })
  .transform(({ service, ...driver }) => ({ ...driver, active: service }))

export type DriverForm = z.infer<typeof driverFormSchema>

/** The fields of the form with the ticked boxes as lists. */
export function withTickedBoxes(values: Record<string, string>) {
  return {
    ...values,
    languages: LANGUAGES.filter((language) => speaksField(language) in values),
    weeklyDaysOff: WEEKDAYS.filter((weekday) => dayOffField(weekday) in values),
  }
}
