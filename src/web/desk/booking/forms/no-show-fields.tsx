import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import type { FieldsProps } from './posted-form.tsx'

/** Says what follows from a no-show before it is recorded. */
export function NoShowFields({ booking: { cancel, name } }: FieldsProps) {
  return (
    <>
      <p>
        {name} didn’t turn up. The vehicle is free from now on.{' '}
        {cancel.paidBaht > 0 ? `The ${formatBaht(cancel.paidBaht)} they paid stays with us.` : ''} No email is
        sent, and you can undo this.
      </p>
      <Button type="submit" className="desk-booking__ending">
        Record the no-show
      </Button>
    </>
  )
}
