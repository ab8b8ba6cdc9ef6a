import { href } from 'react-router'
import { VEHICLE_PAPERS } from '#fleet/availability/papers.rules.ts'
import { PAPER_NAMES } from '#fleet/fleet.words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addressOf } from './addresses.ts'
import { BlockNotes } from './blocks/block-notes.tsx'
import type { FleetView } from './fleet-view.ts'
import { PaperDay } from './paper-day.tsx'

/** The vehicles by their papers, and when they are off the road. */
export function VehicleList({ view: { vehicles, seats, activeVehicles } }: { view: FleetView }) {
  return (
    <section className="panel" aria-labelledby="vehicles">
      <div className="panel__head">
        <h2 id="vehicles">Vehicles</h2>
        {activeVehicles > 0 && (
          <p>
            {activeVehicles} in service, {seats} seats
          </p>
        )}
        <LinkButton look="quiet" className="to-end" to={href('/desk/fleet/vehicle')}>
          <Icon name="plus" /> Vehicle
        </LinkButton>
      </div>
      {vehicles.length === 0 && (
        <p className="panel__empty muted">
          No vehicle yet. Until you add one, every day can be requested, and you answer each request yourself.
        </p>
      )}
      {vehicles.length > 0 && (
        <div
          className="fleet-row fleet-row--head grid middle ruled pad-row gap-4 gap-x-12 muted size-meta"
          aria-hidden="true"
        >
          <span>Vehicle</span>
          {VEHICLE_PAPERS.map((paper) => (
            <span key={paper}>
              {PAPER_NAMES[paper].name} <span lang="th">{PAPER_NAMES[paper].thai}</span>
            </span>
          ))}
          <span>Off the road</span>
          <span />
        </div>
      )}
      <ol>
        {vehicles.map(({ id, plate, name, picture, photo, papers, blocks, active, ...vehicle }) => (
          <li
            className={`grid middle ruled pad-row gap-4 gap-x-12 fleet-row ${active ? '' : 'fleet-row--out'}`}
            key={id}
          >
            <span className="fleet-row__who flex middle gap-12 break shrink">
              {photo ? (
                <img className="fleet-photo rigid" src={photo} alt="" width="66" height="44" loading="lazy" />
              ) : (
                <img src={picture} alt="" width="56" height="22" loading="lazy" />
              )}
              <span>
                {vehicle.class}{' '}
                <span className="plate inline-block on-sheet strong size-meta nowrap" lang="th">
                  {plate}
                </span>
                {!active && (
                  <span className="tag inline-flex middle gap-4 medium size-fine nowrap">Out of service</span>
                )}
                <span className="block muted size-meta">
                  {name}, {vehicle.seats} seats, {vehicle.bags} bags
                </span>
              </span>
            </span>
            {papers.map((paper) => (
              <PaperDay paper={paper} key={paper.name} />
            ))}
            <BlockNotes label="Off the road" blocks={blocks} />
            <LinkButton to={addressOf('vehicle', id)}>
              Open<span className="visually-hidden"> {plate}</span>
            </LinkButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
