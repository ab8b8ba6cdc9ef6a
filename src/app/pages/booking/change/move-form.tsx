import { Form, useNavigation } from 'react-router'
import { DayTable } from '../../../sections/day-calendar/day-table.tsx'
import { Legend } from '../../../sections/day-calendar/legend.tsx'
import { DateField } from '../../../sections/request-form/date-field.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FieldError, SelectField, TextField } from '../../../ui/field.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { MoveDays } from './move-days.ts'
import type { MoveView } from './move-view.ts'

type MoveFormProps = {
  view: MoveView & { days: MoveDays | null }
  typed: Record<string, string>
  errors: Record<string, string>
  passPath: string
}

/** Where the guest says what they want instead. Nothing is moved yet: the next page shows what it means. */
export function MoveForm({ view, typed, errors, passPath }: MoveFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  const { seenDate, days, guestChoices, vehicles, time, back } = view
  const field = (name: string, value: string) => ({
    ...{ id: `move-${name}`, name, defaultValue: typed[name] ?? value },
    ...(errors[name] ? { error: errors[name] } : {}),
  })
  return (
    <Form method="post" reloadDocument className="pass-change__form">
      <input type="hidden" name="seenDate" value={seenDate} />
      {days ? (
        <MoveCalendar days={days} chosen={typed.date ?? view.date} error={errors.date} />
      ) : (
        <div className="pass-change__pair">
          <DateField {...field('date', view.date)} label="New day" min={view.firstDay} required />
          {time && <TextField {...field('time', time)} type="time" label="Pickup" required />}
        </div>
      )}
      {back && (
        <div className="pass-change__pair">
          <DateField
            {...field('returnDate', back.date)}
            label="Day of the way back"
            min={view.firstDay}
            required
          />
          <TextField {...field('returnTime', back.time)} type="time" label="Pickup there" required />
        </div>
      )}
      {guestChoices && (
        <div className="pass-change__pair">
          <SelectField {...field('guests', String(view.guests))} label="Guests" required>
            {guestChoices.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
          {vehicles && (
            <SelectField
              {...field('vehicle', vehicles[0]?.value ?? '')}
              label="Vehicle"
              hint="A party that is too large for it gets the next larger one."
              required
            >
              {vehicles.map(({ value, label }) => (
                <option value={value} key={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      <div className="pass-change__buttons">
        <Button type="submit" name="press" value="preview" look="primary" disabled={isBusy || isOffline}>
          See what changes
        </Button>
        <LinkButton to={passPath}>Leave it as it is</LinkButton>
      </div>
    </Form>
  )
}

function MoveCalendar({
  days: { head, cells, closed, earlier, later },
  chosen,
  error,
}: {
  days: MoveDays
  chosen: string
  error: string | undefined
}) {
  return (
    <div className="pass__panel">
      <div className="day-calendar pass-change__days">
        <p className="pass-change__span">{head}</p>
        <DayTable cells={cells} chosen={chosen} />
        <Legend cells={cells} days={new Map(closed.map((day) => [day.date, day]))} isLoading={false} />
      </div>
      {error && <FieldError id="move-date-error" text={error} />}
      <div className="pass-change__pages">
        {earlier !== null && <LinkButton to={`?page=${earlier}`}>Earlier days</LinkButton>}
        {later !== null && <LinkButton to={`?page=${later}`}>Later days</LinkButton>}
      </div>
    </div>
  )
}
