import type { ReactNode } from 'react'
import { type Bilingual, DRIVER_WORDS } from '#drives/driver.words.ts'
import { Icon } from '../ui/icon.tsx'
import type { JobView } from './job-view.ts'
import { ThaiAndEnglish } from './thai-and-english.tsx'

export function PlaceCard({ job: { target } }: { job: JobView }) {
  return (
    <section className="card">
      <h2 lang={target.thai ? 'th' : 'en'}>
        {target.thai ?? target.name}
        {target.thai && <small lang="en">{target.name}</small>}
      </h2>
      <a className="act act--map" href={target.map} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" />
        <span>
          <ThaiAndEnglish words={DRIVER_WORDS.navigate} />
        </span>
      </a>
    </section>
  )
}

/** How to reach the guest; the messages are in English, and the driver sends them. */
export function GuestCard({ job: { guest, reference } }: { job: JobView }) {
  const { name, call, chat, here, late, notFound } = guest
  const ready = [
    { to: here, words: DRIVER_WORDS.here },
    { to: late, words: DRIVER_WORDS.late },
    { to: notFound, words: DRIVER_WORDS.notFound },
  ]
  return (
    <section className="card">
      <h2 lang="en">
        <bdi>{name}</bdi>
        <small>{reference}</small>
      </h2>
      <div className="pair">
        {call && (
          <a className="act" href={call} data-call="">
            <Icon name="phone" />
            <span>
              <ThaiAndEnglish words={DRIVER_WORDS.call} />
            </span>
          </a>
        )}
        {chat && (
          <a className="act" href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            <span>
              <ThaiAndEnglish words={DRIVER_WORDS.message} />
            </span>
          </a>
        )}
      </div>
      {here && (
        <>
          <p className="say">
            <ThaiAndEnglish words={DRIVER_WORDS.say} />
          </p>
          <div className="pair pair--3">
            {ready.map(({ to, words }) => (
              <a href={to} target="_blank" rel="noopener noreferrer" key={words.en}>
                <ThaiAndEnglish words={words} />
              </a>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

/** What the driver needs to know of the party, the pickup and the money. */
export function PartyFacts({ job }: { job: JobView }) {
  const { guests, children, luggage, vehicle, cash, note, childSeats, wheelchair, flight, stop, freeWait } =
    job
  return (
    <>
      <dl className="facts">
        <Fact words={DRIVER_WORDS.party}>{guests} คน</Fact>
        {children && <Fact words={DRIVER_WORDS.children}>{children}</Fact>}
        <Fact words={DRIVER_WORDS.luggage}>{luggage ?? '–'}</Fact>
        {childSeats > 0 && <Fact words={DRIVER_WORDS.childSeats}>{childSeats}</Fact>}
        {wheelchair && <Fact words={DRIVER_WORDS.wheelchair}>1</Fact>}
        {flight && <Fact words={DRIVER_WORDS.flight}>{flight}</Fact>}
        {stop && <Fact words={DRIVER_WORDS.stop}>{stop}</Fact>}
        <Fact words={DRIVER_WORDS.freeWait}>
          {freeWait.minutes} นาที
          {freeWait.isFromLanding && (
            <small>
              <ThaiAndEnglish words={DRIVER_WORDS.fromLanding} />
            </small>
          )}
        </Fact>
        <Fact words={DRIVER_WORDS.vehicle}>{vehicle}</Fact>
        <Fact words={DRIVER_WORDS.cashDue} isBig={cash.baht > 0}>
          {cash.baht > 0 ? cash.text : DRIVER_WORDS.paid.th}
        </Fact>
      </dl>
      {note && (
        <div className="note lines break">
          <p>
            <b>
              <ThaiAndEnglish words={DRIVER_WORDS.note} />
            </b>
          </p>
          <p lang="en" dir="auto">
            {note}
          </p>
        </div>
      )}
    </>
  )
}

function Fact({ words, isBig, children }: { words: Bilingual; isBig?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>
        <ThaiAndEnglish words={words} />
      </dt>
      <dd className={isBig ? 'big' : undefined}>{children}</dd>
    </div>
  )
}

/** The stops of a trip of the catalogue in Thai, with the English that the guests have. */
export function Plan({ job: { plan } }: { job: JobView }) {
  if (plan.length === 0) return null
  return (
    <section aria-label={DRIVER_WORDS.plan.th}>
      <h2 className="h">
        <ThaiAndEnglish words={DRIVER_WORDS.plan} />
      </h2>
      <ol className="plan">
        {plan.map(({ time, activity, thai }) => (
          <li key={time}>
            <time dateTime={time}>{time}&nbsp;น.</time>
            <span>
              <ThaiAndEnglish words={{ th: thai, en: activity }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
