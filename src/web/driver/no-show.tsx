import type { ReactNode } from 'react'
import { type Bilingual, DRIVER_WORDS } from '#drives/driver.words.ts'
import { Icon } from '../ui/icon.tsx'
import type { JobView } from './job-view.ts'
import { StepForm } from './step-form.tsx'
import { ThaiAndEnglish } from './thai-and-english.tsx'

/** The formats that the site takes; a phone that takes other photos turns them into one of these. */
const PHOTOS = 'image/jpeg,image/png,image/webp'

/**
 * The guest has not come: from the end of the free wait on. The form is on the page before that, so that a phone without
 * a connection has it; the script shows it in time. The office decides what follows.
 */
export function NoShow({ job: { wait, canMiss, path, guest, reasons } }: { job: JobView }) {
  if (!canMiss) return null
  const { startsMs, freeMs, arrivedMs } = canMiss
  return (
    <>
      {wait && !wait.isOver && (
        <p className="undo" data-no-show-later="">
          {DRIVER_WORDS.noShow.th} แจ้งได้ตั้งแต่ {wait.until}&nbsp;น.
          <small lang="en">No-show: can be reported from {wait.until}</small>
        </p>
      )}
      <details
        className="noshow"
        hidden={!wait?.isOver}
        data-no-show=""
        data-starts={startsMs}
        data-free={freeMs}
        data-arrived={arrivedMs}
      >
        <summary>
          <ThaiAndEnglish words={DRIVER_WORDS.noShow} />
        </summary>
        {guest.call && (
          <Part number={1} words={DRIVER_WORDS.calls}>
            <ul className="calls" />
            <a className="act" href={guest.call} data-call="">
              <Icon name="phone" />
              <span>
                <ThaiAndEnglish words={DRIVER_WORDS.call} />
              </span>
            </a>
          </Part>
        )}
        <StepForm path={path} step="no_show" hasFile>
          <input type="hidden" name="called" />
          <Part number={guest.call ? 2 : 1} words={DRIVER_WORDS.photo}>
            <PhotoField />
            <p>
              <ThaiAndEnglish words={DRIVER_WORDS.photoOptional} />
            </p>
          </Part>
          <Part number={guest.call ? 3 : 2} words={DRIVER_WORDS.what}>
            {reasons.map((reason, index) => (
              <label className="pick" key={reason.en}>
                <input type="radio" name="note" value={reason.en} defaultChecked={index === 0} />
                <span>
                  <ThaiAndEnglish words={reason} />
                </span>
              </label>
            ))}
          </Part>
          <button type="submit" className="go go--alarm">
            <Icon name="alert" />
            <span>
              {DRIVER_WORDS.report.th}
              <small lang="en" aria-hidden="true">
                {DRIVER_WORDS.report.en}
              </small>
            </span>
          </button>
        </StepForm>
        <p className="hint">
          <ThaiAndEnglish words={DRIVER_WORDS.stay} />
        </p>
      </details>
    </>
  )
}

function Part({ number, words, children }: { number: number; words: Bilingual; children: ReactNode }) {
  return (
    <fieldset className="part">
      <legend>
        <b aria-hidden="true">{number}</b>
        <span>
          <ThaiAndEnglish words={words} />
        </span>
      </legend>
      {children}
    </fieldset>
  )
}

/** The script makes the photo small, shows it, and says when it was taken. */
function PhotoField({ required }: { required?: boolean }) {
  return (
    <label className="act shoot">
      <Icon name="camera" />
      <span>
        <ThaiAndEnglish words={DRIVER_WORDS.takePhoto} />
      </span>
      <input type="file" name="photo" accept={PHOTOS} required={required} />
    </label>
  )
}

/** What the office knows already, or will when the phone has a signal. A report without a photo can still get one. */
export function Reported({ job: { canMiss, missed, path } }: { job: JobView }) {
  if (canMiss)
    return (
      <p className="hint hint--gone" data-kept-report="" hidden>
        <ThaiAndEnglish words={DRIVER_WORDS.reportKept} />
        <ThaiAndEnglish words={DRIVER_WORDS.stayThere} />
      </p>
    )
  if (!missed) return null
  return (
    <div className="hint hint--gone" data-reported="">
      <p>
        <ThaiAndEnglish words={DRIVER_WORDS.reported} />
        <ThaiAndEnglish words={DRIVER_WORDS.stay} />
      </p>
      {missed.hasPhoto && (
        <p className="seen">
          <Icon name="check" />
          <span>
            <ThaiAndEnglish words={DRIVER_WORDS.photoSent} />
          </span>
        </p>
      )}
      {!missed.hasPhoto && (
        <form method="post" action={path} encType="multipart/form-data" data-photo="">
          <input type="hidden" name="photoOf" value={missed.pressId} />
          <PhotoField required />
          <button type="submit" className="act">
            <span>
              <ThaiAndEnglish words={DRIVER_WORDS.addPhoto} />
            </span>
          </button>
        </form>
      )}
    </div>
  )
}
