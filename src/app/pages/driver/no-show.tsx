import { DRIVER_WORDS as W } from '#content/driver-words.ts'
import { Icon } from '../../ui/icon.tsx'
import type { JobView } from './job-view.ts'
import { Said } from './said.tsx'
import { StepForm } from './step-form.tsx'

/** The guest has not come: from the end of the free wait on. The office decides what follows. */
export function NoShow({ job: { wait, isMissed, path, guest, reasons } }: { job: JobView }) {
  if (!wait || isMissed) return null
  if (!wait.isOver)
    return (
      <p className="undo">
        {W.noShow.th} แจ้งได้ตั้งแต่ {wait.until} น.
        <small lang="en">No-show: can be reported from {wait.until}</small>
      </p>
    )
  return (
    <details className="noshow">
      <summary>
        <Said words={W.noShow} />
      </summary>
      {guest.call && (
        <a className="act" href={guest.call}>
          <Icon name="phone" />
          <span>
            <Said words={W.call} />
          </span>
        </a>
      )}
      <StepForm path={path} step="no_show">
        <fieldset>
          <legend>
            <Said words={W.what} />
          </legend>
          {reasons.map((reason, index) => (
            <label className="pick" key={reason.en}>
              <input type="radio" name="note" value={reason.en} defaultChecked={index === 0} />
              <span>
                <Said words={reason} />
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="go go--alarm">
          <Icon name="alert" />
          <span>
            {W.report.th}
            <small lang="en" aria-hidden="true">
              {W.report.en}
            </small>
          </span>
        </button>
      </StepForm>
      <p className="hint">
        <Said words={W.stay} />
      </p>
    </details>
  )
}
