import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import type { BookingAnswer } from './booking-answer.ts'

/** The fields from top to bottom, so that the list reads like the form. */
const FIELDS = [
  'date',
  'guests',
  'vehicleType',
  'name',
  'email',
  'phone',
  'hotelName',
  'pickupLocation',
  'message',
] as const

/** Takes the focus when it appears, and leads to each field that needs a change. */
export function ErrorSummary({ answer }: { answer: BookingAnswer | undefined }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer && !answer.ok) summary.current?.focus()
  }, [answer])

  if (!answer || answer.ok) return null
  const problems = FIELDS.filter((field) => answer.fields[field])
  return (
    <Notice tone="error" title={answer.notice.title ?? 'Please check the form'} ref={summary}>
      {problems.length === 0 && <p>{answer.notice.text}</p>}
      <ul>
        {problems.map((field) => (
          <li key={field}>
            <a href={`#booking-${field}`}>{answer.fields[field]}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
