import type { ReactNode } from 'react'
import { DRIVER_WORDS, STEP_BUTTONS } from '#drives/driver.words.ts'
import { Icon } from '../ui/icon.tsx'
import { CashCard } from './cash-card.tsx'
import { GuestCard, PartyFacts, PlaceCard, Plan } from './job-cards.tsx'
import type { JobView } from './job-view.ts'
import { Button, Moved } from './list-page.tsx'
import { NoShow, Reported } from './no-show.tsx'
import { StepForm } from './step-form.tsx'
import { ThaiAndEnglish } from './thai-and-english.tsx'

type Props = { job: JobView; home: string; refused?: ReactNode }

/** One job: what comes next at the thumb, and everything the driver needs on the way. */
export function JobPage({ job, home, refused }: Props) {
  return (
    <div className="jobpage" data-job={job.legId} data-path={job.path}>
      <p className="back">
        <a href={home}>
          <Icon name="chevron-left" />
          <ThaiAndEnglish words={DRIVER_WORDS.back} />
        </a>
      </p>
      {refused}
      <Stations job={job} />
      {job.is === 'gone' ? (
        <p className="hint hint--gone">
          <ThaiAndEnglish words={DRIVER_WORDS.gone} />
          <ThaiAndEnglish words={DRIVER_WORDS.askOffice} />
        </p>
      ) : job.is === 'over' ? (
        <p className="hint">
          <ThaiAndEnglish words={DRIVER_WORDS.over} />
        </p>
      ) : job.finishedAt ? (
        <Done job={job} />
      ) : (
        <Open job={job} />
      )}
    </div>
  )
}

function Open({ job }: { job: JobView }) {
  const { at, dayInThai, until, next, isSeen, departedAt } = job
  const isAboard = next === 'finished'
  return (
    <>
      <p className="time">
        {isAboard && until ? until : at}&nbsp;น.
        <span>
          <ThaiAndEnglish words={isAboard ? DRIVER_WORDS.dropoff : DRIVER_WORDS.pickup} />
          <small>{dayInThai}</small>
        </span>
      </p>
      <Moved job={job} />
      {!isSeen && (
        <StepForm path={job.path} step="seen">
          <button type="submit" className="go go--later">
            <span>
              <Button step="seen" />
            </span>
          </button>
        </StepForm>
      )}
      {next === 'arrived' && (
        <p className="hint">
          ออกแล้ว {departedAt}&nbsp;น. <ThaiAndEnglish words={DRIVER_WORDS.notTold} />
        </p>
      )}
      {job.wait && (
        <p className="hint">
          รอฟรีถึง <b>{job.wait.until}&nbsp;น.</b>
          <small lang="en">Waiting is free until {job.wait.until}</small>
        </p>
      )}
      <Reported job={job} />
      <NoShow job={job} />
      <CashCard job={job} />
      <PlaceCard job={job} />
      <GuestCard job={job} />
      <PartyFacts job={job} />
      <Plan job={job} />
      {isAboard && (
        <label>
          <ThaiAndEnglish words={DRIVER_WORDS.kilometres} />
          <input name="kilometres" form="finished" inputMode="numeric" maxLength={12} />
        </label>
      )}
      <Bar job={job} />
    </>
  )
}

/** The next step at the thumb. All that may follow without a connection are on the page; the script shows the next one. */
function Bar({ job }: { job: JobView }) {
  const { next, path, cash, stations } = job
  if (!next) return null
  const ahead = stations.filter(({ is }) => is !== 'past')
  const asksCash = cash.baht > 0 && !cash.isAnswered
  return (
    <div className="bar">
      {ahead.map(({ station }) => (
        <StepForm path={path} step={station} hidden={station !== next} id={station} key={station}>
          <button
            type="submit"
            className="go go--main"
            disabled={station === 'finished' && asksCash}
            data-asks-cash={station === 'finished' && asksCash ? '' : undefined}
          >
            <Icon name={ICONS[station]} />
            <span>
              <Button
                step={station}
                {...(station === 'finished' && asksCash ? { note: DRIVER_WORDS.cashFirst.en } : {})}
              />
            </span>
          </button>
        </StepForm>
      ))}
      <TakeBack job={job} />
    </div>
  )
}

const ICONS = { departed: 'car', arrived: 'pin', aboard: 'people', finished: 'check' } as const

function Stations({ job: { stations } }: { job: JobView }) {
  return (
    <ol className="steps above-4" aria-label={DRIVER_WORDS.steps.th}>
      {stations.map(({ station, at, is }) => (
        <li
          className={is}
          data-station={station}
          aria-current={is === 'on' ? 'step' : undefined}
          key={station}
        >
          <b>{STEP_BUTTONS[station].th}</b>
          <span>{at}</span>
        </li>
      ))}
    </ol>
  )
}

function Done({ job }: { job: JobView }) {
  const { finishedAt, departedAt, received } = job
  return (
    <>
      <div className="done">
        <Icon name="check" />
        <h2>
          <ThaiAndEnglish words={DRIVER_WORDS.done} after={finishedAt ?? ''} />
        </h2>
        <p>
          <ThaiAndEnglish words={DRIVER_WORDS.thanks} />
        </p>
      </div>
      <dl className="facts">
        <div>
          <dt>
            เวลาทำงาน<small lang="en">On duty</small>
          </dt>
          <dd>
            {departedAt}–{finishedAt}
          </dd>
        </div>
        {received && (
          <div>
            <dt>
              รับเงินสดแล้ว<small lang="en">Cash received</small>
            </dt>
            <dd>{received}</dd>
          </div>
        )}
      </dl>
      {received && (
        <p className="hint">
          <ThaiAndEnglish words={DRIVER_WORDS.handIn} />
        </p>
      )}
      <TakeBack job={job} />
    </>
  )
}

/** The newest press can be taken back for two minutes. */
function TakeBack({ job: { path, undo } }: { job: JobView }) {
  if (!undo) return null
  return (
    <form method="post" action={path} data-undo="">
      <input type="hidden" name="undo" value={undo.pressId} />
      <button type="submit" className="undo">
        กดผิด ยกเลิกได้ถึง {undo.until}&nbsp;น.
        <small lang="en">Pressed by mistake? Take it back until {undo.until}</small>
      </button>
    </form>
  )
}
