import { Button } from '../../../ui/button.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { ChangeOptions } from './change-options.ts'

/** What the guest can change alone, each with what it means for the money. A press only opens the page that asks. */
export function PassChange({ options: { cancel, refund } }: { options: ChangeOptions }) {
  const isOffline = useIsOffline()
  return (
    <>
      {refund && (
        <section aria-labelledby="refund">
          <h2 id="refund">Your refund</h2>
          <p>{refund}</p>
        </section>
      )}
      {cancel && (
        <section aria-labelledby="change">
          <h2 id="change">Change or cancel</h2>
          <ul className="pass__calls">
            <li>
              <div>
                <p>{cancel.note}</p>
              </div>
              <form action={cancel.path}>
                <Button type="submit" disabled={isOffline}>
                  Cancel booking
                </Button>
              </form>
            </li>
          </ul>
        </section>
      )}
    </>
  )
}
