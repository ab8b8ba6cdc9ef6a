import { DAY_PLAN_KEYS, plannedDayCount } from '#bookings/placing/custom-trip-form.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { addDays, formatDay } from '#platform/time/calendar.ts'
import { TextareaField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Typed } from './custom-trip-form.tsx'

type DayPlansProps = Typed & { start: string; end: string; isHydrated: boolean }

/** A field for each day between the chosen dates; without scripts all five, collapsed. */
export function DayPlans({ values, errors, start, end, isHydrated }: DayPlansProps) {
  const count = isHydrated ? plannedDayCount(start, end) : DAY_PLAN_KEYS.length
  const isAsked = DAY_PLAN_KEYS.some((day) => values[day] || errors[day])
  return (
    <details className="day-plans block" open={isHydrated ? count > 0 : isAsked}>
      <summary className="flex middle pad-row gap-4 gap-x-12 ruled">
        <span className="display size-card">Plans for each day</span>
        <span className="field__optional grow">optional</span>
        <Icon name="chevron-down" />
      </summary>
      {count === 0 && (
        <p className="request__note">Choose your dates above, and each day gets a field of its own.</p>
      )}
      {count === DAY_PLAN_KEYS.length && (
        <p className="request__note">For day six and beyond, use &ldquo;What would you like to do?&rdquo;.</p>
      )}
      {DAY_PLAN_KEYS.map((day, index) => {
        const isShown = index < count
        const date = isHydrated && isShown ? `, ${formatDay(addDays(start, index))}` : ''
        return (
          <div className="above-12" key={day} hidden={!isShown}>
            <TextareaField
              {...{ id: `trip-${day}`, name: day, label: `Day ${index + 1}${date}`, error: errors[day] }}
              rows={2}
              maxLength={MAX_LENGTH.freeText}
              defaultValue={values[day]}
              disabled={!isShown}
            />
          </div>
        )
      })}
    </details>
  )
}
