import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import type { RefusedForm } from './refused-form.ts'

type ProblemListProps = {
  refused: RefusedForm | undefined
  /** The fields from top to bottom, so that the list reads like the form. */
  order: readonly string[]
  /** `taxi` leads to `#taxi-name`. */
  form: string
}

/**
 * Followed by the browser, the link would be a navigation, and the page would forget what was wrong. In a group the
 * keyboard stops at its first choice.
 */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  const field = target?.matches('fieldset') ? target.querySelector<HTMLElement>('input:enabled') : target
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** What a refused form needs, with a way to each field. Takes the focus when it appears. */
export function ProblemList({ refused, order, form }: ProblemListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) list.current?.focus()
  }, [refused])

  if (!refused) return null
  const { notice, fields } = refused
  const problems = order.filter((field) => fields[field])
  const title =
    problems.length === 0 ? notice.title : (problems.length === 1 && notice.title) || 'Please check the form'
  return (
    <Notice tone="error" {...(title ? { title } : {})} ref={list} autoFocus>
      {problems.length === 0 && <p>{notice.text}</p>}
      <ul>
        {problems.map((field) => (
          <li key={field}>
            <a href={`#${form}-${field}`} onClick={goToField}>
              {fields[field]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
