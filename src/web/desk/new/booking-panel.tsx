import { DESK_CHANNELS } from '#bookings/channel.rules.ts'
import { ORIGINS } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import { GUEST_LANGUAGES } from '#guests/contact/guest-language.rules.ts'
import { guestLanguageNames } from '#guests/contact/guest-language-names.words.ts'
import { CHANNEL_LABELS } from '../labels/channel-labels.ts'
import { EntryDay, EntryInput, EntrySelect, EntryTime } from './entry-field.tsx'
import type { Entry } from './use-entry.ts'

/** The facts of the booking, in the order in which a guest says them. */
export function BookingPanel({ entry }: { entry: Entry }) {
  return (
    <section className="panel" aria-labelledby="entry-booking-title">
      <header className="panel__head">
        <h2 id="entry-booking-title">The booking</h2>
      </header>
      <div className="entry__fields grid gap-12 pad-body">
        <EntrySelect entry={entry} name="kind" label="What">
          <option value="trip">Day trip</option>
          <option value="transfer">Transfer</option>
        </EntrySelect>
        <TripChoice entry={entry} />
        <EntryDay entry={entry} name="date" label="Day" />
        <EntryTime
          entry={entry}
          name="time"
          label="Pickup"
          hint={entry.view.day?.pickup && `Usually ${entry.view.day.pickup}`}
        />
        <EntrySelect entry={entry} name="origin" label="Starts in" onlyFor="trip">
          <option value="">Usual town</option>
          {ORIGINS.map((origin) => (
            <option value={origin} key={origin}>
              {townNames[origin]}
            </option>
          ))}
        </EntrySelect>
        <EntryInput
          entry={entry}
          name="priceBaht"
          label="Agreed price, ฿"
          onlyFor="transfer"
          hint={entry.view.day?.listed && `Empty: ${entry.view.day.listed} by the list`}
        />
        <EntryInput entry={entry} name="pickup" label="Pickup place" size="whole" />
        <EntryInput entry={entry} name="dropoff" label="Drop-off place" size="whole" onlyFor="transfer" />
        <EntryDay entry={entry} name="returnDate" label="Return day" size="half" onlyFor="transfer" />
        <EntryTime entry={entry} name="returnTime" label="Return pickup" size="half" onlyFor="transfer" />
        <EntryInput entry={entry} name="flight" label="Flight" onlyFor="transfer" />
        <EntryInput entry={entry} name="adults" label="Adults" type="number" />
        <EntryInput entry={entry} name="children" label="Children" type="number" />
        <EntryInput entry={entry} name="childAges" label="Their ages" />
        <EntryInput entry={entry} name="luggage" label="Suitcases" type="number" size="half" />
        <EntryInput entry={entry} name="childSeats" label="Child seats" type="number" size="half" />
        <EntrySelect entry={entry} name="wheelchair" label="Wheelchair" size="half">
          <option value="">No</option>
          <option value="on">Yes</option>
        </EntrySelect>
        <EntryInput entry={entry} name="name" label="Name" size="half" />
        <EntryInput entry={entry} name="phone" label="Phone" type="tel" size="half" />
        <EntryInput
          entry={entry}
          name="email"
          label="Email"
          type="email"
          size="half"
          hint="Without it, the guest gets no email"
        />
        <EntrySelect entry={entry} name="channel" label="Came through" size="half">
          {DESK_CHANNELS.map((channel) => (
            <option value={channel} key={channel}>
              {CHANNEL_LABELS[channel]}
            </option>
          ))}
        </EntrySelect>
        <EntrySelect entry={entry} name="language" label="Speaks" size="half">
          {GUEST_LANGUAGES.map((language) => (
            <option value={language} key={language}>
              {guestLanguageNames[language]}
            </option>
          ))}
        </EntrySelect>
      </div>
    </section>
  )
}

function TripChoice({ entry }: { entry: Entry }) {
  return (
    <EntrySelect entry={entry} name="tourId" label="Trip" size="two-thirds" onlyFor="trip">
      <option value="">Choose a trip</option>
      {entry.view.trips.map(({ town, options }) => (
        <optgroup label={`On the list of ${town}`} key={town}>
          {options.map(({ id, title }) => (
            <option value={id} key={id}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </EntrySelect>
  )
}
