import { href } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { bookingAddress } from '../booking-address.ts'
import type { DueRow } from './view/due.ts'

/** What can be done about money that is due; the guest pays a checkout that is open. */
export function DueAnswer({ row: { guest, answer } }: { row: DueRow }) {
  const { reference, name } = guest
  if (!answer || reference === null) return null
  if (answer === 'cash')
    return (
      <LinkButton to={bookingAddress({ reference, from: href('/desk/money') }, 'cash')}>
        Mark paid in cash<span className="visually-hidden">, {name}</span>
      </LinkButton>
    )
  if ('note' in answer) return <p className="due__note">{answer.note}</p>
  return (
    <form method="post" action={href('/desk/bookings/:reference/:act', { reference, act: 'remind' })}>
      <input type="hidden" name="seen" value={answer.remindSeen} />
      <input type="hidden" name="back" value={href('/desk/money')} />
      <Button type="submit">
        Remind<span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  )
}
