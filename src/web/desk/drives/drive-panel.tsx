import { href } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { DriveView } from './drive-view.ts'
import { PressPhoto } from './press-photo.tsx'

/** How far a drive is, with the buttons that staff presses for a driver who phones. */
export function DrivePanel({ drive }: { drive: DriveView }) {
  const { seen, steps, missed, cashBaht, next, undo, legId, pressId } = drive
  const action = href('/desk/drives/:legId', { legId })
  return (
    <div className="drive grid gap-12">
      {(seen || steps.length > 0) && (
        <ol className="cluster gap-4 gap-x-16" aria-label="What the driver has pressed">
          {seen && (
            <li>
              <b>{seen}</b> Job seen
            </li>
          )}
          {steps.map(({ name, at, map }) => (
            <li key={name}>
              <b>{at}</b> {name}
              {map && <Where map={map} step={name} />}
            </li>
          ))}
        </ol>
      )}
      {missed && (
        <div className="attention attention--urgent">
          <p>
            <b>The driver reports at {missed.at} that the guest did not come.</b> {missed.note}
            {missed.map && <Where map={missed.map} step="Guest didn’t turn up" />}
          </p>
          <PressPhoto photo={missed.photo} />
        </div>
      )}
      {cashBaht !== null && (
        <form method="post" action={action} className="cluster bottom gap-12">
          <input type="hidden" name="pressId" value={pressId} />
          <label className="grid gap-4">
            Cash the guest paid the driver, in baht{' '}
            <input
              className="control"
              name="amountBaht"
              inputMode="numeric"
              defaultValue={cashBaht}
              required
              maxLength={12}
            />
          </label>
          <Button type="submit" name="step" value="cash">
            Record the cash
          </Button>
        </form>
      )}
      {(next || undo) && (
        <form method="post" action={action} className="cluster bottom gap-12">
          <input type="hidden" name="pressId" value={pressId} />
          {next && (
            <Button type="submit" look="outline" name="step" value={next.step}>
              {next.button}
            </Button>
          )}
          {undo && (
            <Button type="submit" look="quiet" name="undo" value={undo.pressId}>
              Undo: {undo.name}
            </Button>
          )}
        </form>
      )}
    </div>
  )
}

/** The place that the driver's phone sent with a press. */
function Where({ map, step }: { map: string; step: string }) {
  return (
    <>
      {' '}
      <a className="link" href={map} target="_blank" rel="noopener noreferrer">
        Map<span className="visually-hidden"> of where the driver pressed: {step}</span>
      </a>
    </>
  )
}
