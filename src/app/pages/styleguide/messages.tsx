import { href } from 'react-router'
import { NothingFound } from '../../sections/list-filter/nothing-found.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Badge } from '../admin/badge.tsx'
import { BOOKING_STATES, MAIL_STATES, PAYMENT_STATES, SUBSCRIPTION_STATES } from '../admin/state-labels.ts'
import { BothThemes } from './layout/both-themes.tsx'
import { Specimen } from './layout/chapter.tsx'
import type { Theme } from './tokens/tokens.ts'

/** For the loader. */
export function Notices() {
  return (
    <Specimen file="ui/notice.tsx">
      <BothThemes>{(theme) => <OneOfEach theme={theme} />}</BothThemes>
    </Specimen>
  )
}

/** The parts below the toasts. For the loader. */
export function StaticMessages() {
  return (
    <>
      <Specimen file="pages/admin/badge.tsx">
        <BothThemes>{() => <Badges />}</BothThemes>
      </Specimen>
      <Specimen file="ui/skeleton.tsx">
        <BothThemes>
          {() => (
            <div className="on-its-way">
              <Skeleton height="2.2rem" width="70%" />
              <Skeleton height="1.2rem" />
              <Skeleton height="1.2rem" width="85%" />
            </div>
          )}
        </BothThemes>
      </Specimen>
      <Specimen file="sections/list-filter/nothing-found.tsx">
        <NothingFound
          title="No tours found"
          to={href('/styleguide')}
          all="Show all trips"
          onShowAll={() => undefined}
        />
      </Specimen>
      <Specimen file="ui/breadcrumbs.tsx">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: href('/') },
            { label: 'Day trips', to: href('/tours') },
            { label: 'The page you are on' },
          ]}
        />
      </Specimen>
    </>
  )
}

function OneOfEach({ theme }: { theme: Theme }) {
  return (
    <div className="notices">
      <Notice tone="success" title="Your request is with us">
        <p>Your reference is SPN-7K3F9.</p>
      </Notice>
      <Notice tone="error" title="Please check the form">
        <ul>
          <li>
            <a href={`#${theme}-error`}>Please give an email address like name@example.com.</a>
          </li>
        </ul>
      </Notice>
      <Notice tone="info">
        <p>Payments are pretended here. No card is charged.</p>
      </Notice>
    </div>
  )
}

const FAMILIES = [
  { of: 'Bookings', states: BOOKING_STATES },
  { of: 'Payments', states: PAYMENT_STATES },
  { of: 'Emails', states: MAIL_STATES },
  { of: 'Newsletter', states: SUBSCRIPTION_STATES },
]

function Badges() {
  return (
    <dl className="badges">
      {FAMILIES.map(({ of, states }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>
            {Object.values(states).map((state) => (
              <Badge key={state.text} state={state} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
