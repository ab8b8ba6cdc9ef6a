import { Icon } from '../../ui/icon.tsx'
import { DrivePanel } from '../drives/drive-panel.tsx'
import type { BookingView } from './view/load-booking.ts'

/** What is held or assigned for each drive. */
export function CrewPanel({ booking }: { booking: BookingView }) {
  const { crews } = booking
  return (
    <section className="panel stack gap-8 pad-16" aria-labelledby="crew">
      <h2 id="crew">Vehicle and driver</h2>
      {crews.length === 0 && <p>This booking has no times yet.</p>}
      {crews.map(({ legId, way, busy, vehicle, driver, heldUntil, drive }) => (
        <div className="crew grid gap-4" key={legId}>
          {way && <h3>{way}</h3>}
          {busy && <p className="muted size-meta">{busy}, including the drive to the guest and back</p>}
          <p className="flex gap-8 icons-low icons-jade">
            <Icon name="car" />
            {vehicle ? (
              <span>
                <b className="plate inline-block on-sheet strong size-meta nowrap" lang="th">
                  {vehicle.plate}
                </b>{' '}
                <span className="muted size-meta">
                  {vehicle.text}
                  {heldUntil ? ', only held' : ''}
                </span>
              </span>
            ) : (
              <span>No vehicle</span>
            )}
          </p>
          <p className="flex gap-8 icons-low icons-jade">
            <Icon name="people" />
            <span>{driver ?? 'No driver'}</span>
          </p>
          <DrivePanel drive={drive} />
        </div>
      ))}
    </section>
  )
}
