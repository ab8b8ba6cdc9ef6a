import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatBaht } from '#money/money.rules.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Icon } from '../icon.tsx'
import { ICON_NAMES } from '../icon-names.ts'
import { Notice } from '../notice.tsx'
import { PriceText } from '../price-text.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Ticket, TicketBody, TicketStub } from '../ticket.tsx'
import { Toast, type ToastText } from '../toast.tsx'
import { BothThemes } from './both-themes.tsx'
import { Buttons } from './buttons.tsx'
import { Fields, RefusedChoice, VehicleCards } from './forms.tsx'
import { Specimen } from './specimen.tsx'
import type { Theme } from './tokens/tokens.ts'

/** What each component of `src/web/ui` looks like, by its file; drawn twice, in both themes. */
const SPECIMENS: Record<string, (theme: Theme) => ReactNode> = {
  'ui/breadcrumbs.tsx': () => (
    <Breadcrumbs crumbs={[{ label: 'Home', to: href('/') }, { label: 'The page you are on' }]} />
  ),
  'ui/button.tsx': () => <Buttons />,
  'ui/field.tsx': (theme) => <Fields theme={theme} />,
  'ui/icon.tsx': () => <Icons />,
  'ui/notice.tsx': () => <Notices />,
  'ui/price-text.tsx': () => <Prices />,
  'ui/radio/radio-card.tsx': (theme) => <VehicleCards theme={theme} />,
  'ui/radio/radio-group.tsx': (theme) => <RefusedChoice theme={theme} />,
  'ui/sheet.css': () => <Sheets />,
  'ui/skeleton.tsx': () => <Skeleton height="2.2rem" width="70%" />,
  'ui/swipe-list.css': () => <SwipeList />,
  'ui/ticket.tsx': () => <BookingTicket />,
  'ui/toast.tsx': () => <Toasts />,
}

export function Components() {
  return Object.entries(SPECIMENS).map(([file, draw]) => (
    <Specimen file={file} key={file}>
      <BothThemes>{draw}</BothThemes>
    </Specimen>
  ))
}

function Icons() {
  return (
    <ul className="icons grid">
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Notices() {
  return (
    <div className="stack gap-12">
      <Notice tone="success" title="Your request is with us">
        <p>Your reference is SPN-7K3F9.</p>
      </Notice>
      <Notice tone="error" title="Please check the form">
        <p>Please give an email address like name@example.com.</p>
      </Notice>
      <Notice tone="info">
        <p>Payments are pretended here. No card is charged.</p>
      </Notice>
    </div>
  )
}

function Prices() {
  return (['stub', 'card', 'row'] as const).map((size) => (
    <p key={size}>
      {size} <PriceText size={size}>{formatBaht(11800)}</PriceText>
    </p>
  ))
}

function Sheets() {
  return (
    <ul className="sheets columns-2 gap-24">
      {[{ says: 'At rest' }, { says: 'Hover', state: 'hover' }].map(({ says, state }) => (
        <li className="sheet sheet--lift" data-state={state} key={says}>
          <PosterArt poster="longtail-river" alt="" />
          <p>{says}</p>
        </li>
      ))}
    </ul>
  )
}

function SwipeList() {
  return (
    <ul className="swipe-list">
      {['The first', 'The second', 'The third', 'The fourth'].map((says) => (
        <li className="sheet" key={says}>
          <PosterArt poster="longtail-river" alt="" />
          <p>{says}</p>
        </li>
      ))}
    </ul>
  )
}

function BookingTicket() {
  return (
    <Ticket>
      <TicketBody>
        <h3>The body holds the choice</h3>
      </TicketBody>
      <TicketStub>
        The stub holds the price and the action <PriceText size="stub">{formatBaht(4300)}</PriceText>
      </TicketStub>
    </Ticket>
  )
}

const TOASTS: readonly ToastText[] = [
  { tone: 'success', title: 'Sent', text: 'It goes away by itself.' },
  { tone: 'error', title: 'That did not work', text: 'It stays until it is closed.' },
]

/** Each floats over its own stage instead of over the page. */
function Toasts() {
  return (
    <div className="stack gap-12">
      {TOASTS.map((message) => (
        <div className="stage" key={message.tone}>
          <Toast message={message} />
        </div>
      ))}
    </div>
  )
}
