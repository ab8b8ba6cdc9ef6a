import type { Stop } from '#domain/tour.ts'
import { Timetable } from '../../sections/trip-page/itinerary-line.tsx'
import { DistanceLine } from '../home/distance-line.tsx'
import type { Station } from '../home/stations.ts'
import { BothThemes } from './both-themes.tsx'
import { Specimen } from './chapter.tsx'

export function Lines({ stations, day }: { stations: readonly Station[]; day: readonly Stop[] }) {
  return (
    <>
      <Specimen file="pages/home/distance-line.tsx">
        <DistanceLine stations={stations} />
      </Specimen>
      <Specimen file="sections/trip-page/itinerary-line.tsx">
        <BothThemes>{() => <Timetable stops={day} />}</BothThemes>
      </Specimen>
    </>
  )
}
