import type { Stop } from '#domain/catalogue/tour.ts'
import { Timetable } from '../../sections/trip-page/itinerary-line.tsx'
import { DistanceLine } from '../home/trips/distance-line.tsx'
import type { Station } from '../home/trips/distance-stations.ts'
import { BothThemes } from './layout/both-themes.tsx'
import { Specimen } from './layout/chapter.tsx'

export function Lines({ stations, day }: { stations: readonly Station[]; day: readonly Stop[] }) {
  return (
    <>
      <Specimen file="pages/home/trips/distance-line.tsx">
        <DistanceLine stations={stations} />
      </Specimen>
      <Specimen file="sections/trip-page/itinerary-line.tsx">
        <BothThemes>{() => <Timetable stops={day} />}</BothThemes>
      </Specimen>
    </>
  )
}
