import type { OpenDispute } from '#adapters/database/admin/attention.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { BookingOfItem } from './booking-of-item.tsx'

/** A dispute by the bank of a guest; the operator answers it at the payment provider, not here. */
export function DisputeItem({ dispute }: { dispute: OpenDispute }) {
  const { reference, customerName, amountSatang, providerId, madeAt } = dispute
  return (
    <li className="attention-item">
      <BookingOfItem reference={reference} customerName={customerName} at={madeAt} />
      <div>
        <p>
          <b>{formatBaht(bahtFromSatang(amountSatang))} is disputed.</b>
        </p>
        <p className="attention-item__why">
          At the provider: <code>{providerId}</code>
        </p>
      </div>
    </li>
  )
}
