import { Form, href } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../copy-button.tsx'
import type { CalendarView } from './calendar-view.ts'

/** The address of a calendar, to be copied, with the buttons that replace and end it. */
export function CalendarLink({ label, calendar }: { label: string; calendar: CalendarView }) {
  const { url, isOpen, vehicleId, driverId } = calendar
  return (
    <div className="calendar-link pad-body cluster middle gap-8 gap-x-12">
      <b>{label}</b>
      {url ? (
        <>
          <input className="control" readOnly aria-label={`Calendar link: ${label}`} value={url} />
          <CopyButton text={url} />
        </>
      ) : (
        <span className="block muted size-meta">
          {isOpen ? 'The current link works, but can’t be shown again.' : 'No link yet.'}
        </span>
      )}
      <Form method="post" action={href('/desk/fleet/calendar-link')} className="cluster gap-4">
        {vehicleId && <input type="hidden" name="vehicleId" value={vehicleId} />}
        {driverId && <input type="hidden" name="driverId" value={driverId} />}
        <Button type="submit" look="quiet" name="intent" value="make">
          {isOpen ? 'Make a new link' : 'Make a link'}
        </Button>
        {isOpen && (
          <Button type="submit" look="quiet" name="intent" value="end">
            End this link
          </Button>
        )}
      </Form>
    </div>
  )
}
