import type { TaxiPrice } from './taxi-price.ts'

/** The way between two stations with kilometres and hours. It keeps its room, so that a price that arrives moves no field. */
export function RideLine({ price }: { price: TaxiPrice | undefined }) {
  const way = typeof price === 'object' ? price.way : undefined
  return (
    <div className="ride-line">
      <p>
        <b>{way?.from ?? 'Pickup'}</b>
        <small>{way?.starts}</small>
      </p>
      <p className="ride-line__rails">
        {way?.line ?? (price === 'unknown' ? 'We’ll tell you the price' : 'Kilometres and price appear here')}
      </p>
      <p>
        <b>{way?.to ?? 'Drop-off'}</b>
        <small>{way?.ends}</small>
      </p>
    </div>
  )
}
