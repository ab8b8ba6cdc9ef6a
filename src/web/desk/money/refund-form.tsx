import { href } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { RefundButtons } from './view/refund-buttons.ts'

type Props = {
  refund: RefundButtons
  /** Whose money it is, for buttons that say the same. */
  about: string
  back: string
  look?: 'primary' | 'outline'
}

/** The decisions about a refund: the first stands out, the others are under "More". */
export function RefundForm({ refund: { refundId, buttons }, about, back, look = 'outline' }: Props) {
  const [first, ...others] = buttons
  if (!first) return null
  return (
    <form method="post" action={href('/admin/decide-refund')} className="cluster middle gap-4 gap-x-8">
      <input type="hidden" name="refundId" value={refundId} />
      <input type="hidden" name="back" value={back} />
      <Button type="submit" name="decision" value={first.decision} look={look}>
        {first.text}
        <span className="visually-hidden">, {about}</span>
      </Button>
      <details>
        <summary className="inline-flex middle touch river strong">
          Other options<span className="visually-hidden">, {about}</span>
        </summary>
        {others.map(({ decision, text }) => (
          <Button type="submit" name="decision" value={decision} look="quiet" key={decision}>
            {text}
            <span className="visually-hidden">, {about}</span>
          </Button>
        ))}
      </details>
    </form>
  )
}
