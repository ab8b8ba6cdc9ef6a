import { DayDrivers } from './day-drivers.tsx'
import type { NewHouseView } from './new-house-view.ts'
import { OperatorFacts } from './operator.tsx'

/** Stands where the reviews stand later. For loaders. */
export function NewHouse({ house: { facts, drivers } }: { house: NewHouseView }) {
  return (
    <section className="operator" aria-labelledby="new-house">
      <h2 id="new-house">Why you can trust a new house</h2>
      <OperatorFacts facts={facts} look="fit-wide gap-x-24" />
      {drivers && <DayDrivers view={drivers} />}
    </section>
  )
}
