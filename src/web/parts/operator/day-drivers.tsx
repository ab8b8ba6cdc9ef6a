import { PHOTO_SIZES } from '#catalogue/photos/photo.rules.ts'
import type { DayDriversView } from './day-drivers-view.ts'

/** The faces of those who may drive, before anything is asked of the guest. For loaders. */
export function DayDrivers({ view: { faces, title, words } }: { view: DayDriversView }) {
  return (
    <div className="day-drivers raised-sheet flex gap-16 middle pad-16 above-24">
      <p className="flex rigid">
        {faces.map(({ initial, photo }) =>
          photo ? (
            <img key={photo.src} src={photo.src} alt="" loading="lazy" {...PHOTO_SIZES.driver} />
          ) : (
            <b key={initial} className="centred display" aria-hidden="true">
              {initial}
            </b>
          ),
        )}
      </p>
      <div>
        <b>{title}</b>
        <p className="muted size-small close">
          {words}
          {faces.some(({ photo }) => photo?.isSample) && ' The portraits are samples.'}
        </p>
      </div>
    </div>
  )
}
