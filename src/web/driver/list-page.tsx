import { DRIVER_WORDS, SEEN, STEP_BUTTONS } from '#drives/driver.words.ts'
import { Icon } from '../ui/icon.tsx'
import type { JobView } from './job-view.ts'
import { StepForm } from './step-form.tsx'
import { ThaiAndEnglish } from './thai-and-english.tsx'

type Day = { key: string; thai: string; english: string; jobs: JobView[] }

/** The jobs of two days. */
export function ListPage({ days, refused }: { days: readonly Day[]; refused?: React.ReactNode }) {
  return (
    <>
      {refused}
      {days.map(({ key, thai, english, jobs }) => (
        <section className="day" key={key} aria-label={thai}>
          <h2>
            {thai}
            <small lang="en">{english}</small>
          </h2>
          {jobs.length === 0 && (
            <p className="hint">
              <ThaiAndEnglish words={DRIVER_WORDS.noJobs} />
            </p>
          )}
          {jobs.map((job) =>
            job.is === 'mine' && !job.finishedAt ? (
              <Card job={job} key={job.legId} />
            ) : (
              <Row job={job} key={job.legId} />
            ),
          )}
        </section>
      ))}
      <PlaceSwitch />
    </>
  )
}

/** Off until the driver switches it on; the phone keeps the choice, and the script shows it where the phone has a place. */
function PlaceSwitch() {
  return (
    <button type="button" className="switch" id="place" role="switch" aria-checked="false" hidden>
      <span>
        {DRIVER_WORDS.sendPlace.th}
        <small lang="en" aria-hidden="true">
          {DRIVER_WORDS.sendPlace.en}
        </small>
      </span>
    </button>
  )
}

function Card({ job }: { job: JobView }) {
  const { at, pickup, title, placesInThai, until, guests, luggage, cash } = job
  const { isSeen, seenAt, path, note, children, childSeats, wheelchair } = job
  return (
    <article className={isSeen ? 'job' : 'job job--new'}>
      <div className="job__body">
        <p className="time">
          {at}&nbsp;น.
          <span>
            <ThaiAndEnglish words={DRIVER_WORDS.pickup} />
          </span>
        </p>
        <Moved job={job} />
        <h3 lang={pickup.thai ? 'th' : 'en'}>
          {pickup.thai ?? pickup.name}
          {pickup.thai && <small lang="en">{pickup.name}</small>}
        </h3>
        <p>
          {placesInThai}
          <small lang="en">
            {title}
            {until && `, until ${until}`}
          </small>
        </p>
        <ul className="tags cluster gap-4">
          <li>
            <Icon name="people" />
            {guests} คน
          </li>
          {luggage !== null && luggage > 0 && (
            <li>
              <Icon name="bag" />
              กระเป๋า {luggage}
            </li>
          )}
          {children && <li>เด็ก {children}</li>}
          {childSeats > 0 && <li>เบาะเด็ก {childSeats}</li>}
          {wheelchair && <li>รถเข็น</li>}
          {note && (
            <li>
              <Icon name="chat" />
              มีข้อความจากลูกค้า
            </li>
          )}
          {cash.baht > 0 ? (
            <li className="tags__cash">
              <Icon name="card" />
              เก็บเงินสด {cash.text}
            </li>
          ) : (
            <li>
              <Icon name="check" />
              {DRIVER_WORDS.paid.th}
            </li>
          )}
        </ul>
      </div>
      <div className="job__foot">
        {isSeen ? (
          <p className="seen">
            <Icon name="check" />
            <span>
              {SEEN.th} {seenAt}&nbsp;น.
              <small lang="en">
                {SEEN.en} {seenAt}
              </small>
            </span>
          </p>
        ) : (
          <StepForm path={path} step="seen" back>
            <button type="submit" className="go go--main">
              <span>
                <Button step="seen" />
              </span>
            </button>
          </StepForm>
        )}
        <a className="more" href={path}>
          <span>
            <ThaiAndEnglish words={DRIVER_WORDS.details} />
          </span>
          <Icon name="chevron-right" />
        </a>
      </div>
    </article>
  )
}

/** The pickup has another time than the driver knows. */
export function Moved({ job: { movedFrom } }: { job: JobView }) {
  if (!movedFrom) return null
  return (
    <p className="hint hint--gone">
      <ThaiAndEnglish words={DRIVER_WORDS.moved} />
      <ThaiAndEnglish words={DRIVER_WORDS.before} after={movedFrom} />
    </p>
  )
}

/** A job that is finished, or not this driver's any more. */
function Row({ job }: { job: JobView }) {
  const { at, title, is, finishedAt, path } = job
  return (
    <article className="row">
      <b>{at}</b>
      <span lang="en">{title}</span>
      {is === 'gone' ? (
        <em className="row__gone">
          <ThaiAndEnglish words={DRIVER_WORDS.gone} />
        </em>
      ) : (
        <em>
          <Icon name="check" />
          <a href={path}>
            {STEP_BUTTONS.finished.th} {finishedAt}
          </a>
        </em>
      )}
    </article>
  )
}

/** The accessible name of a button is the Thai alone; the English is for eyes. */
export function Button({ step, note }: { step: keyof typeof STEP_BUTTONS; note?: string }) {
  const { th, en } = STEP_BUTTONS[step]
  return (
    <>
      {th}
      <small lang="en" aria-hidden="true">
        {note ?? en}
      </small>
    </>
  )
}
