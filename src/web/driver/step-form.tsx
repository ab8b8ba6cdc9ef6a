import type { ReactNode } from 'react'
import type { DriveStep } from '#drives/drive-step.rules.ts'

/**
 * A press as a form. The id of the press is that of the page, so that a form which is sent twice is one press; the script
 * makes a new one for each press and keeps it on the phone until it is sent.
 */
export function StepForm({
  path,
  step,
  back = false,
  hidden,
  id,
  hasFile = false,
  children,
}: {
  path: string
  step: DriveStep
  /** Afterwards the list is shown, and not the job. */
  back?: boolean
  hidden?: boolean
  id?: string
  hasFile?: boolean
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={path}
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-step={step}
      hidden={hidden}
      id={id}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="pressId" value={crypto.randomUUID()} />
      {back && <input type="hidden" name="back" value="list" />}
      {children}
    </form>
  )
}
