import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
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

/**
 * Focuses the field instead of following the link, because a navigation would lose the refused form. In a group it
 * focuses the first radio button that is enabled.
 */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget
  const field = document.querySelector<HTMLElement>(`${hash}:not(fieldset),${hash} input:enabled`)
  if (!field) return
  event.preventDefault()
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`details:has(${hash})`)) fold.open = true
  field.focus()
}

/**
 * The problems of a refused form that are not mended yet, with a link to each field. It takes the focus when it appears,
 * and is the only message besides those at the fields.
 */
export function ProblemList({ refused, errors = refused?.fields, order, form }: ProblemListProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = refused?.notice
  useEffect(() => {
    if (shown) list.current?.focus()
  }, [shown])

  if (!refused) return null
  const { notice, fields } = refused
  const problems = order.filter((field) => fields[field])
  const open = problems.filter((field) => errors?.[field])
  if (problems[0] && !open[0]) return null
  const { title, text } = headOf(
    notice,
    problems.map((field) => fields[field]),
  )
  return (
    <Notice tone="error" title={title} ref={list} autoFocus>
      {text && <p>{text}</p>}
      {open[0] && (
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
    return { title: (problems.length === 1 && notice.title) || 'Please check the form' }
  }
  return problems.length > 0 && !notice.title ? { title: notice.text } : notice
}
