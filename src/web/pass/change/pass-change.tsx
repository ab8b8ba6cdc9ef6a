import { Breakable } from '../../parts/breakable.tsx'
import { Button } from '../../ui/button.tsx'
import type { ChangeOptions } from './change-options.ts'

/** What the guest can change alone, each with what it means for the money. A press only opens the page that asks. */
export function PassChange({
  options: { move, cancel, refund, unprovedAddress },
}: {
  options: ChangeOptions
}) {
  return (
    <>
      {refund && (
        <section aria-labelledby="refund">
          <h2 id="refund">Your refund</h2>
          <p>{refund}</p>
        </section>
      )}
      {(move || cancel) && (
        <section aria-labelledby="change">
          <h2 id="change">Change or cancel</h2>
          <ul className="pass__calls">
            {move && <Option {...move} label="Change date" />}
            {cancel && <Option {...cancel} label="Cancel booking" />}
          </ul>
          {unprovedAddress && (
            <p className="pass__small">
              What you change here reaches us at once. To get emails about it too, open the link in our email
              to <Breakable text={unprovedAddress} /> once.
            </p>
          )}
        </section>
      )}
    </>
  )
}

function Option({ path, note, label }: { path: string; note: string; label: string }) {
  return (
    <li className="cluster middle spread gap-8 gap-x-24 ruled pad-y-12">
      <div>
        <p className="muted size-small">{note}</p>
      </div>
      <form action={path}>
        <Button type="submit" data-online>
          {label}
        </Button>
      </form>
    </li>
  )
}
