import { Button } from '../../ui/button.tsx'
import { DetailInput } from './detail-input.tsx'
import type { DetailField } from './details-view.ts'

/** Lets the guest change a detail that we know. */
export function ChangeDetail({ field, press }: { field: DetailField; press: string }) {
  return (
    <details className="pass__again">
      <summary>{press}</summary>
      <form method="post" noValidate className="stack gap-12 above-12">
        <DetailInput field={field} />
        <p>
          <Button type="submit" name="press" value="details" data-online>
            Save
          </Button>
        </p>
      </form>
    </details>
  )
}
