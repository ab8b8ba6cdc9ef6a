import type { FormEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import { DayTable } from '../../parts/day-calendar/day-table.tsx'
import { notesOf } from '../../parts/day-calendar/notes-of.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError, SelectField } from '../../ui/field.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { MoveDays } from './move-days.ts'
import type { MoveView } from './move-view.ts'

type MoveFormProps = {
  view: MoveView & { date: string; days: MoveDays | null; choice: string | null }
  typed: Record<string, string>
  errors: Record<string, string>
  passPath: string
}

/**
 * Where the guest says what they want instead. Nothing is changed yet: the next page shows what it means. Another page of
 * days asks for this page again with everything that was chosen; scripts do so after each choice, so that its price is
 * there at once.
 */
export function MoveForm({ view, typed, errors, passPath }: MoveFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  const { seenDate, days, guestChoices, luggage, vehicles, hours, back, askForHour, choice } = view
  const choose = useChoose()
  const field = (name: string, value: string | number) => ({
    ...{ id: `move-${name}`, name, defaultValue: typed[name] ?? String(value), required: true },
    error: errors[name],
  })
  return (
    <Form method="post" reloadDocument className="stack gap-12" onChange={choose}>
      <input type="hidden" name="seenDate" value={seenDate} />
      {days ? (
        <MoveCalendar days={days} chosen={typed.date ?? view.date} error={errors.date} />
      ) : (
        <DateField {...field('date', view.date)} label="Day" min={view.firstDay} />
      )}
      <div className="fit-wide grid at-top gap-12">
        {hours && (
          <SelectField {...field('time', hours.now)} label="Pickup">
            <Options choices={hours.choices} />
          </SelectField>
        )}
        {guestChoices && (
          <SelectField {...field('guests', view.guests)} label={luggage ? 'Passengers' : 'Guests'}>
            <Options choices={guestChoices} />
          </SelectField>
        )}
        {luggage && (
          <SelectField {...field('luggage', luggage.now)} label="Large pieces of luggage">
            <Options choices={luggage.choices} words={piecesInWords} />
          </SelectField>
        )}
        {vehicles && (
          <SelectField {...field('vehicle', vehicles[0]?.value ?? '')} label="Vehicle">
            {vehicles.map(({ value, label }) => (
              <option value={value} key={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {back && (
        <div className="fit-wide grid at-top gap-12">
          <DateField {...field('returnDate', back.date)} label="Return day" min={view.firstDay} />
          <SelectField {...field('returnTime', back.hours.now)} label="Return pickup">
            <Options choices={back.hours.choices} />
          </SelectField>
        </div>
      )}
      {guestChoices && (
        <p className="pass__small">
          If your group no longer fits, or only a larger vehicle is free, you’ll get the larger one.
        </p>
      )}
      {askForHour && (
        <p className="pass__small">
          This trip has a fixed time, set by a train, a market or opening hours.{' '}
          <a href={askForHour} target="_blank" rel="noopener">
            Ask us for another time
          </a>
        </p>
      )}
      <p className="pass-change__choice medium" role="status">
        {choice}
      </p>
      <div className="pass-change__buttons cluster gap-12">
        <Button type="submit" name="press" value="preview" look="primary" disabled={isBusy || isOffline}>
          See what changes
        </Button>
        <LinkButton to={passPath}>Leave it as it is</LinkButton>
      </div>
    </Form>
  )
}

/** Asks for the page with what the form says now, without losing the place on it. */
function useChoose() {
  const submit = useSubmit()
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(currentTarget)
    chosen.delete('seenDate')
    submit(chosen, { method: 'get', replace: true, preventScrollReset: true })
  }
}

function Options<Value extends string | number>({
  choices,
  words = String,
}: {
  choices: readonly Value[]
  words?: (choice: Value) => string
}) {
  return choices.map((choice) => (
    <option value={choice} key={choice}>
      {words(choice)}
    </option>
  ))
}

function MoveCalendar({
  days: { head, cells, reasons, larger, page, earlier, later },
  chosen,
  error,
}: {
  days: MoveDays
  chosen: string
  error: string | undefined
}) {
  return (
    <div className="pass__panel stack gap-12 pad-panel raised-ticket">
      {/* A day of another page stays chosen. */}
      <input type="hidden" name="keptDate" value={chosen} />
      <input type="hidden" name="page" value={page} />
      <div className="day-calendar">
        <p className="strong below-8 align-centre">{head}</p>
        <fieldset>
          <legend className="visually-hidden">Free days</legend>
          <DayTable cells={cells} chosen={chosen} />
        </fieldset>
        <p className="day-calendar__notes">
          {notesOf({ cells, reasons: new Map(reasons), larger }).join('. ')}
        </p>
      </div>
      {error && <FieldError id="move-date-error" text={error} />}
      <div className="pass-change__pages cluster spread gap-8">
        {earlier !== null && <OtherPage page={earlier}>Earlier days</OtherPage>}
        {later !== null && <OtherPage page={later}>Later days</OtherPage>}
      </div>
    </div>
  )
}

function OtherPage({ page, children }: { page: number; children: string }) {
  return (
    <Button type="submit" formMethod="get" formNoValidate name="page" value={page}>
      {children}
    </Button>
  )
}
