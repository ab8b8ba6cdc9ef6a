import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatBaht } from '#money/money.rules.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Button, LinkButton } from '../button.tsx'
import { SelectField, TextareaField, TextField } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { ICON_NAMES } from '../icon-names.ts'
import { Notice } from '../notice.tsx'
import { PriceText } from '../price-text.tsx'
import { RadioCard } from '../radio/radio-card.tsx'
import { RadioGroup } from '../radio/radio-group.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Ticket, TicketBody, TicketStub } from '../ticket.tsx'
import { Toast } from '../toast.tsx'

const LOOKS = ['primary', 'outline', 'quiet'] as const
const LIST = ['The first', 'The second', 'The third', 'The fourth']

/** What each component of `src/web/ui` looks like, by its file. It is drawn twice, so its ids begin with the theme. */
export const SPECIMENS: Record<string, (theme: string) => ReactNode> = {
  'ui/breadcrumbs.tsx': () => (
    <Breadcrumbs crumbs={[{ label: 'Home', to: href('/') }, { label: 'The page you are on' }]} />
  ),
  'ui/button.tsx': () => (
    <>
      {LOOKS.map((look) => (
        <p className="cluster gap-12" key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} disabled>
            disabled
          </Button>
          <LinkButton look={look} to={href('/tours')}>
            a link <Icon name="arrow" />
          </LinkButton>
        </p>
      ))}
      <Link className="link" to={href('/terms')}>
        A link that stands alone
      </Link>
    </>
  ),
  'ui/field.tsx': (theme) => (
    <>
      <TextField id={`${theme}-filled`} label="Filled" defaultValue="Zoë Nuñez" required />
      <TextField id={`${theme}-hint`} label="Optional" hint="With the country code" placeholder="River Inn" />
      <TextField id={`${theme}-wrong`} label="Refused" error="Please give an email address." required />
      <TextField id={`${theme}-off`} label="Disabled" defaultValue="Kanchanaburi" disabled required />
      <TextField id={`${theme}-date`} label="Date" type="date" defaultValue="2026-12-24" required />
      <SelectField id={`${theme}-select`} label="Guests" required>
        <option>2 guests</option>
      </SelectField>
      <TextareaField id={`${theme}-text`} label="Special requests" placeholder="Child seat, slow walkers" />
    </>
  ),
  'ui/icon.tsx': () => (
    <ul className="cluster gap-16">
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} className="size-title" /> {name}
        </li>
      ))}
    </ul>
  ),
  'ui/notice.tsx': () =>
    (['success', 'error', 'info'] as const).map((tone) => (
      <Notice tone={tone} title={tone} key={tone}>
        <p>Your reference is SPN-7K3F9.</p>
      </Notice>
    )),
  'ui/price-text.tsx': () =>
    (['stub', 'card', 'row'] as const).map((size) => (
      <p key={size}>
        {size} <PriceText size={size}>{formatBaht(11800)}</PriceText>
      </p>
    )),
  'ui/radio/radio-group.tsx': (theme) => (
    <RadioGroup id={`${theme}-vehicle`} className="" legend="Vehicle" error="Please select a vehicle type">
      {VEHICLE_CLASSES.map((vehicleClass, index) => (
        <RadioCard
          key={vehicleClass}
          name={`${theme}-vehicle`}
          title={vehicleClasses[vehicleClass].name}
          note={['chosen', 'at rest', 'disabled'][index] ?? ''}
          picture={vehicleClasses[vehicleClass].picture}
          trailing={<PriceText size="row">{formatBaht(2400)}</PriceText>}
          defaultChecked={index === 0}
          disabled={index === 2}
        />
      ))}
    </RadioGroup>
  ),
  'ui/sheet.css': () => (
    <div className="sheet sheet--lift">
      <PosterArt poster="longtail-river" alt="" />
      It rises under the pointer
    </div>
  ),
  'ui/skeleton.tsx': () => <Skeleton height="2.2rem" width="70%" />,
  'ui/swipe-list.css': () => (
    <ul className="swipe-list">
      {LIST.map((item) => (
        <li className="sheet" key={item}>
          <PosterArt poster="longtail-river" alt="" />
          {item}
        </li>
      ))}
    </ul>
  ),
  'ui/ticket.tsx': () => (
    <Ticket>
      <TicketBody>The body holds the choice</TicketBody>
      <TicketStub>
        The stub holds the price and the action <PriceText size="stub">{formatBaht(4300)}</PriceText>
      </TicketStub>
    </Ticket>
  ),
  'ui/toast.tsx': () => (
    // Each floats over its own stage instead of over the page.
    <>
      <div className="stage">
        <Toast message={{ tone: 'success', title: 'Sent', text: 'It goes away by itself.' }} />
      </div>
      <div className="stage">
        <Toast message={{ tone: 'error', text: 'It stays until it is closed.' }} />
      </div>
    </>
  ),
}
