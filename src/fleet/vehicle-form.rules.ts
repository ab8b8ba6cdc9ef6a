import { z } from 'zod'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { VEHICLE_LENGTH } from '#platform/forms/field-names.rules.ts'
import { lineField, wholeNumber } from '#platform/forms/form-fields.rules.ts'
import { inService, paperDay } from '#platform/forms/form-values.rules.ts'
import { FLEET_PROBLEMS } from './fleet-problems.rules.ts'

/** A vehicle as the operator enters it. */
export const vehicleFormSchema = z
  .object({
    name: lineField(VEHICLE_LENGTH.name, FLEET_PROBLEMS.vehicleName),
    class: z.enum(VEHICLE_CLASSES, FLEET_PROBLEMS.class),
    seats: wholeNumber(1, 50, FLEET_PROBLEMS.seats),
    bags: wholeNumber(0, 50, FLEET_PROBLEMS.bags),
    plate: lineField(VEHICLE_LENGTH.plate, FLEET_PROBLEMS.plate),
    usualDriverId: z
      .union([z.uuid(), z.literal('')], FLEET_PROBLEMS.usualDriver)
      .transform((id) => id || null),
    roadTaxExpiresOn: paperDay,
    inspectionExpiresOn: paperDay,
    compulsoryCoverExpiresOn: paperDay,
    insuranceExpiresOn: paperDay,
    service: inService,
  })
  .transform(({ service, ...vehicle }) => ({ ...vehicle, active: service }))

export type VehicleForm = z.infer<typeof vehicleFormSchema>
