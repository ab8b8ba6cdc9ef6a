import { Form, href, useNavigation } from 'react-router'
import { block } from '#fleet/block.ts'
import { listDrivers, listVehicles } from '#fleet/fleet-page.store.ts'
import { REASON_LENGTH } from '#platform/forms/field-names.rules.ts'
import { addDays, bangkokDay, isPlainDate } from '#platform/time/calendar.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { depsContext } from '../../shell/context.ts'
import { countSuspicious, refused } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { bookingAddress } from '../booking-address.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import { TimeOptions } from '../frame/time-options.tsx'
import { weekAddress } from '../week/week-address.ts'
import type { Route } from './+types/block.ts'
import { addressOf } from './addresses.ts'
import fleetCss from './fleet.css?url'
import { FleetHead } from './fleet-head.tsx'
import { redirectToFleet } from './redirect-to-fleet.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

const ORDER = ['blocked', 'firstDay', 'lastDay', 'fromTime', 'untilTime', 'reason']

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(depsContext)
  const [vehicles, drivers] = await orUnavailable(Promise.all([listVehicles(db.read), listDrivers(db.read)]))
  const today = bangkokDay(now())
  return {
    ...{ blocked: url.searchParams.get('of') ?? '', day: url.searchParams.get('day') ?? '' },
    ...{ today, last: addDays(today, 366) },
    vehicles: vehicles.map(({ id, plate, name }) => ({
      value: `vehicle:${id}`,
      name: `${plate}, ${name}`,
    })),
    drivers: drivers.map(({ id, name }) => ({ value: `driver:${id}`, name })),
  }
}

/** From the week, whose address fills in the day, it leads back there; else to the vehicle or driver. */
export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const { deps, admin, typed: input } = await staffPost({ request, context })
  countSuspicious({ pattern, context }, input)
  const done = await block(deps, { input, admin })
  if (!done.ok) return refused(done, input)
  const { vehicleId, driverId } = done.block
  const day = url.searchParams.get('day') ?? ''
  const blocked = vehicleId === null ? addressOf('driver', driverId ?? '') : addressOf('vehicle', vehicleId)
  return redirectToFleet('day-blocked', isPlainDate(day) ? weekAddress({ day }) : blocked)
}

export const meta: Route.MetaFunction = () => deskMeta('Block a day')

/** Takes a vehicle off the road or a driver off duty, for days or for hours. */
export default function BlockPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { vehicles, drivers, blocked, day, today, last } = loaderData
  const { refused: refusal, values: typed, errors, onChange } = useFormState(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  const values = refusal ? typed : { blocked, firstDay: day }
  const field = (name: keyof typeof values | 'lastDay' | 'fromTime' | 'untilTime' | 'reason') => ({
    ...{ id: `fleet-${name}`, name, defaultValue: new Map(Object.entries(values)).get(name) ?? '' },
    error: errors[name],
  })
  return (
    <div className="fleet column gap-16">
      <FleetHead text="No trips are sold with this vehicle or driver during that time.">
        Block a day
      </FleetHead>
      <Form className="panel column gap-16 pad-16" method="post" noValidate onChange={onChange}>
        <ProblemList refused={refusal} order={ORDER} form="fleet" />
        {refusal?.reference && <BookingInTheWay reference={refusal.reference} />}
        <div className="fit-wide at-top gap-12 gap-x-16">
          <SelectField {...field('blocked')} label="Vehicle or driver" required>
            <option value="">Choose</option>
            {[
              { label: 'Vehicles', options: vehicles },
              { label: 'Drivers', options: drivers },
            ].map(({ label, options }) => (
              <optgroup label={label} key={label}>
                {options.map(({ value, name }) => (
                  <option value={value} key={value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField
            {...field('reason')}
            label="Reason"
            hint="Such as new tyres or a day off. Guests don’t see it."
            maxLength={REASON_LENGTH}
            required
          />
          <DateField {...field('firstDay')} label="First day" min={today} max={last} required />
          <DateField
            {...field('lastDay')}
            label="Last day"
            min={today}
            max={last}
            hint="Leave empty for one day."
          />
          <SelectField {...field('fromTime')} label="From">
            <TimeOptions value={field('fromTime').defaultValue} none="Start of the day" stepMinutes={15} />
          </SelectField>
          <SelectField {...field('untilTime')} label="Until">
            <TimeOptions value={field('untilTime').defaultValue} none="End of the day" stepMinutes={15} />
          </SelectField>
        </div>
        <Button type="submit" look="primary" disabled={isBusy}>
          Block
        </Button>
      </Form>
    </div>
  )
}

/** Where another vehicle or driver is assigned to the trip that is in the way. */
function BookingInTheWay({ reference }: { reference: string }) {
  return (
    <p>
      <LinkButton to={bookingAddress({ reference, from: href('/desk/fleet') })}>Open {reference}</LinkButton>
    </p>
  )
}
