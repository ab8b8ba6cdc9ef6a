import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import { DetailInput } from './detail-input.tsx'
import type { DetailsView } from './details-view.ts'

/** What was typed and is not saved, with the reasons. */
export type UnsavedDetails = {
  message: string
  errors: Record<string, string>
  typed: Record<string, string>
}

/**
 * Asks for what is missing, directly below the headline. A detail whose change was refused is asked for again. It loads a
 * full page, so that it works the same without scripts.
 */
export function DetailsForm({
  details,
  unsaved,
}: {
  details: DetailsView
  unsaved: UnsavedDetails | undefined
}) {
  const isOffline = useIsOffline()
  const { errors = {}, typed = {} } = unsaved ?? {}
  const asked = details.fields.filter(({ name, known }) => known === null || errors[name])
  return (
    <>
      {unsaved && !Object.keys(errors).length && <Notice tone="error">{unsaved.message}</Notice>}
      {asked.length > 0 && (
        <section
          className="pass__details pass__panel stack gap-12 pad-panel raised-ticket measure"
          aria-labelledby="details-title"
        >
          <h2 id="details-title">{details.title}</h2>
          <p className="pass__small">{details.by}</p>
          <Form method="post" reloadDocument noValidate className="stack gap-12">
            {asked.map((field) => (
              <DetailInput
                key={field.name}
                field={field}
                typed={typed[field.name]}
                error={errors[field.name]}
              />
            ))}
            <Button type="submit" name="press" value="details" look="primary" wide disabled={isOffline}>
              {details.press}
            </Button>
          </Form>
        </section>
      )}
    </>
  )
}
