import type { MouseEvent, ReactNode } from 'react'
import { useOpenedStep } from '../../parts/booking-form/use-opened-step.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type TripStepProps = {
  title: string
  /** What is chosen in it. */
  chosen?: string | undefined
  /** Is this the step to open at first, and after an answer? */
  opens: boolean
  answer: unknown
  /** What follows, on the button that leads there. */
  next?: string
  children: ReactNode
}

/**
 * One of the steps of the form, of which one is open: `details` of one name, so that they need no scripts. In a browser
 * without scripts all are open.
 */
export function TripStep({ title, chosen, opens, answer, next, children }: TripStepProps) {
  return (
    <details className="trip-step" name="custom-trip" ref={useOpenedStep(opens, answer)} open={opens}>
      <summary className="touch">
        <h2 className="shrink">
          {title} {chosen && <span className="block muted size-small">{chosen}</span>}
        </h2>
        <Icon name="chevron-down" />
      </summary>
      <div className="request__part">
        {children}
        {next && (
          <Button type="button" look="primary" wide onClick={openNext}>
            {next}
          </Button>
        )}
      </div>
    </details>
  )
}

function openNext({ currentTarget }: MouseEvent) {
  const step = currentTarget.closest('details')?.nextElementSibling
  if (!(step instanceof HTMLDetailsElement)) return
  step.open = true
  step.querySelector('summary')?.focus()
}
