import { href } from 'react-router'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addressOf } from './addresses.ts'
import { BlockNotes } from './blocks/block-notes.tsx'
import type { FleetView } from './fleet-view.ts'
import { PaperDay } from './paper-day.tsx'

/** The drivers with licence, weekdays, days off and hours. */
export function DriverList({ view: { drivers, activeDrivers } }: { view: FleetView }) {
  return (
    <section className="panel" aria-labelledby="drivers">
      <div className="panel__head">
        <h2 id="drivers">Drivers</h2>
        {activeDrivers > 0 && <p>{activeDrivers} in service</p>}
        <LinkButton look="quiet" className="to-end" to={href('/desk/fleet/driver')}>
          <Icon name="plus" /> Driver
        </LinkButton>
      </div>
      {drivers.length === 0 && (
        <p className="panel__empty muted">
          No driver yet. Until you add one, a free vehicle is enough to sell a day.
        </p>
      )}
      {drivers.length > 0 && (
        <div
          className="fleet-row fleet-row--driver fleet-row--head grid middle ruled pad-row gap-4 gap-x-12 muted size-meta"
          aria-hidden="true"
        >
          <span>Driver</span>
          <span>Licence ends</span>
          <span>Works</span>
          <span>Days off</span>
          <span>Next 7 days</span>
          <span />
        </div>
      )}
      <ol>
        {drivers.map(({ id, name, thaiName, phone, call, photo, licence, works, blocks, hours, active }) => (
          <li
            className={`grid middle ruled pad-row gap-4 gap-x-12 fleet-row fleet-row--driver ${active ? '' : 'fleet-row--out'}`}
            key={id}
          >
            <span className="fleet-row__who flex middle gap-12 break shrink">
              {photo && (
                <img className="fleet-photo rigid" src={photo} alt="" width="44" height="44" loading="lazy" />
              )}
              <span>
                <b>{name}</b> {thaiName && <span lang="th">{thaiName}</span>}
                {!active && (
                  <span className="tag inline-flex middle gap-4 medium size-fine nowrap">Out of service</span>
                )}
                <span className="block muted size-meta">{phone}</span>
              </span>
            </span>
            <PaperDay paper={licence} />
            <span className="fleet-row__cell">
              <span className="fleet-row__label muted size-meta">Works</span>
              <Weekdays works={works} />
            </span>
            <BlockNotes label="Days off" blocks={blocks} />
            <span className="fleet-row__cell">
              <span className="fleet-row__label muted size-meta">Next 7 days</span>
              <span>{hours} h</span>
            </span>
            <span className="fleet-row__acts to-right flex gap-8">
              <AnchorButton href={call} aria-label={`Call ${name}`}>
                <Icon name="phone" />
              </AnchorButton>
              <LinkButton to={addressOf('driver', id)}>
                Open<span className="visually-hidden"> {name}</span>
              </LinkButton>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Weekdays({ works }: Pick<FleetView['drivers'][number], 'works'>) {
  const days = works.filter(({ isOff }) => !isOff).map(({ weekday }) => weekday)
  return (
    <span
      className="weekdays cluster gap-4"
      role="img"
      aria-label={days.length === works.length ? 'Works every day' : `Works ${days.join(', ')}`}
    >
      {works.map(({ weekday, isOff }) => (
        <span
          className={isOff ? 'weekdays__off medium size-fine align-centre' : 'medium size-fine align-centre'}
          key={weekday}
        >
          {weekday.charAt(0)}
        </span>
      ))}
    </span>
  )
}
