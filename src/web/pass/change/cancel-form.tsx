import { Form, useNavigation } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import type { CancelView } from './cancel-view.ts'

/** The press carries the sum that the page shows. The answer is a whole page, so that a refused press shows the new sum. */
export function CancelForm({ view, passPath }: { view: CancelView; passPath: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  return (
    <Form method="post" reloadDocument className="stack gap-12">
      <input type="hidden" name="seenSatang" value={view.seenSatang} />
      <div className="pass-change__buttons cluster gap-12">
        <Button type="submit" className="pass-change__cancel" disabled={isBusy || isOffline}>
          {view.press}
        </Button>
        <LinkButton to={passPath}>Keep my trip</LinkButton>
      </div>
      {view.way && <p className="pass__small">{view.way}</p>}
    </Form>
  )
}
