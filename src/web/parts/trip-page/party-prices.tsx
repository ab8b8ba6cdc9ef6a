import { partyPricesOf } from './party-prices-of.ts'

/** "Two, four or seven of you": why one price for the whole vehicle is a good one. For the loader. */
export function PartyPrices({ vehicles }: { vehicles: Parameters<typeof partyPricesOf>[0] }) {
  const prices = partyPricesOf(vehicles)
  if (!prices) return null
  return (
    <section>
      <h2>{prices.title}</h2>
      <table className="party-prices raised-sheet full-width">
        <tbody>
          {prices.rows.map(({ guests, vehicle, price, each }) => (
            <tr key={vehicle}>
              <th scope="row">{`${guests} in the ${vehicle}`}</th>
              <td>{price}</td>
              <td>{each}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted size-meta close above-12">The price is for the whole vehicle. Tickets are apart.</p>
    </section>
  )
}
