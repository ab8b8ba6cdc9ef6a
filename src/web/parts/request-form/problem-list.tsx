import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Notice } from '../../ui/notice.tsx'
import { fieldOf, isFarFrom, openFoldsOf } from './find-field.ts'
import type { Notice as FormNotice, RefusedForm } from './refused-form.ts'

type ProblemListProps = {
  refused: Pick<RefusedForm, 'notice' | 'fields'> | undefined
  /** Those that are not mended yet, by field; all of them where the form does not know. */
  errors?: Record<string, string>
  /** The fields from top to bottom, so that the list reads like the form. */
  order: readonly string[]
  /** The prefix of the field ids: `taxi` links to `#taxi-name`. */
  form: string
}

/** So many problems need a list, unless all are in sight with the first. */
const MANY = 3
const ANY_PROBLEM = 'Please check the form'

/** Focuses the field instead of following the link, because a navigation would lose the refused form. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1)
  const field = fieldOf(id)
  if (!field) return
  event.preventDefault()
  openFoldsOf(id)
  field.focus()
}

/**
 * Why a form was refused. Each message stands at its field, and the first of those takes the focus. Only when there are
 * several and not all can be seen with it, a list with a link to each that is not mended yet takes the focus instead;
 * without scripts it always does, and so does a refusal that is about no field.
 */
export function ProblemList({ refused, errors = refused?.fields, order, form }: ProblemListProps) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef<FormNotice>(undefined)
  const [listed, setListed] = useState<FormNotice>()
  const isHydrated = useIsHydrated()
  const notice = refused?.notice
  const problems = order.filter((field) => refused?.fields[field])

  useLayoutEffect(() => {
    if (!notice || seen.current === notice) return
    seen.current = notice
    const ids = problems.map((field) => `${form}-${field}`)
    if (ids[0]) openFoldsOf(ids[0])
    const [first, ...others] = ids.flatMap((id) => fieldOf(id) ?? [])
    const isMuch = ids.length >= MANY && others.some((field) => first && isFarFrom(first, field))
    if (!first || isMuch) setListed(notice)
    // A page that the server answered may have been used since.
    else if (isHydrated || [document.body, box.current].includes(document.activeElement as HTMLElement))
      first.focus()
  })
  useEffect(() => {
    if (listed) box.current?.focus()
  }, [listed])

  if (!refused) return null
  const { fields } = refused
  const open = problems.filter((field) => errors?.[field])
  if (problems[0] && !open[0]) return null
  const isListed = !isHydrated || listed === notice
  const { title, text } = headOf(
    refused.notice,
    problems.map((field) => fields[field]),
  )
  if (!isListed && title === ANY_PROBLEM) return null
  return (
    <Notice tone="error" title={title} ref={box} autoFocus={isListed}>
      {text && <p>{text}</p>}
      {isListed && open[0] && (
        <ul>
          {open.map((field) => (
            <li key={field}>
              <a href={`#${form}-${field}`} onClick={goToField}>
                {fields[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** The title and text above the problems. A notice that repeats one of them is left out, and its title too when there are others. */
function headOf(
  notice: FormNotice,
  problems: (string | undefined)[],
): { title?: string | undefined; text?: string } {
  if (problems.includes(notice.text)) {
    return { title: (problems.length === 1 && notice.title) || ANY_PROBLEM }
  }
  return problems.length > 0 && !notice.title ? { title: notice.text } : notice
}
