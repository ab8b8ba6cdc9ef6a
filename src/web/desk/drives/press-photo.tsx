import { href } from 'react-router'
import type { DrivePress } from '#drives/drive-steps.store.ts'
import { bangkokDay, formatShortDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

/** The photo that goes with a driver's report, or why there is none. */
export type PhotoView = { src: string | undefined; text: string }

export function photoViewOf({
  id,
  photo,
  photoComing,
  pressedAt,
}: Pick<DrivePress, 'id' | 'photo' | 'photoComing' | 'pressedAt'>): PhotoView {
  if (!photo)
    return {
      src: undefined,
      text: photoComing ? 'The photo is still to come: the phone has no signal.' : 'No photo was sent.',
    }
  return {
    src: href('/desk/drives/photo/:pressId', { pressId: id }),
    text: photo.takenAt
      ? `Photo taken ${timeOf(photo.takenAt, pressedAt)}`
      : `Photo received ${timeOf(photo.receivedAt, pressedAt)}`,
  }
}

/** The time, and another day than that of the report. */
function timeOf(at: Date, pressedAt: Date): string {
  const day = bangkokDay(at.getTime())
  const time = bangkokTime(at.getTime())
  return day === bangkokDay(pressedAt.getTime()) ? time : `${formatShortDay(day)}, ${time}`
}

export function PressPhoto({ photo: { src, text } }: { photo: PhotoView }) {
  if (!src) return <p>{text}</p>
  return (
    <a className="press-photo grid gap-4 above-8" href={src} target="_blank" rel="noopener">
      <img src={src} alt="" />
      <span className="link">
        {text}
        <span className="visually-hidden">, open it in full</span>
      </span>
    </a>
  )
}
