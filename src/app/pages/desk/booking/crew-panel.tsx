import { Icon } from '#app/ui/icon.tsx'
import { DrivePanel } from '../drives/drive-panel.tsx'
import type { BookingView } from './view/load-booking.ts'

/** What is held or assigned for each drive. */
export function CrewPanel({ booking }: { booking: BookingView }) {
  const { crews } = booking
  return (
    <section className="panel" aria-labelledby="crew">
      <h2 id="crew">Vehicle and driver</h2>
      {crews.length === 0 && <p>This booking has no times yet.</p>}
      {crews.map(({ legId, way, busy, vehicle, driver, heldUntil, drive }) => (
        <div className="crew" key={legId}>
          {way && <h3>{way}</h3>}
          {busy && <p className="desk-booking__sub">{busy}, including the drive to the guest and back</p>}
          <p className="crew__part">
            <Icon name="car" />
            {vehicle ? (
              <span>
                <b className="plate" lang="th">
                  {vehicle.plate}
                </b>{' '}
                <span className="desk-booking__sub">
                  {vehicle.text}
                  {heldUntil ? ', only held' : ''}
                </span>
              </span>
            ) : (
              <span>No vehicle</span>
            )}
          </p>
          <p className="crew__part">
            <Icon name="people" />
            <span>{driver ?? 'No driver'}</span>
          </p>
          <DrivePanel drive={drive} />
        </div>
      ))}
    </section>
  )
}
