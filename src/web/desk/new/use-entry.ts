import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { ENTRY_FIELDS, type EntryField, type EntryValues, hiddenFields } from './entry-values.ts'
import type { EntryView } from './entry-view.ts'
import type { SignedOut } from './signed-out.ts'

/** The fields on which the day beside the form depends. */
const ABOUT_THE_DAY: ReadonlySet<EntryField> = new Set([
  ...(['kind', 'tourId', 'origin', 'date', 'time', 'pickup', 'dropoff', 'returnDate', 'returnTime'] as const),
  ...(['adults', 'children', 'luggage', 'vehicle', 'priceBaht'] as const),
])
const PAUSE_MS = 500

/**
 * The form while it is filled in. With scripts a pasted message is read at once, and the day beside the form follows what
 * is typed; an answer changes only the fields that nobody has touched since it was asked for.
 */
export function useEntry(loaded: EntryView, answered: EntryView | SignedOut | undefined) {
  const fetcher = useFetcher<EntryView | SignedOut>()
  const fromServer = answered === undefined ? loaded : viewIn(answered)
  const [view, setView] = useState(fromServer ?? loaded)
  const [values, setValues] = useState(view.values)
  const [signedOut, setSignedOut] = useState<SignedOutWhile>()
  const latest = useRef({ view, values })
  latest.current = { view, values }
  /** What was sent with the question whose answer is awaited. */
  const asked = useRef<EntryValues>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function take(answer: EntryView, sent: EntryValues) {
    const now = latest.current.values
    const merged = { ...answer.values }
    for (const field of ENTRY_FIELDS) if (now[field] !== sent[field]) merged[field] = now[field]
    setView(answer)
    setValues(merged)
    setSignedOut(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once
  useEffect(() => {
    if (!fetcher.data || !asked.current) return
    const answer = viewIn(fetcher.data)
    if (answer) take(answer, asked.current)
    else setSignedOut({ wasPressed: false })
  }, [fetcher.data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused form is taken once
  useEffect(() => {
    if (!fromServer) setSignedOut({ wasPressed: true })
    else if (fromServer !== view) take(fromServer, latest.current.values)
  }, [answered, loaded])
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(press: 'read' | 'check') {
    clearTimeout(timer.current)
    const { values: typed, view: shown } = latest.current
    asked.current = typed
    const fields = { ...typed, ...Object.fromEntries(hiddenFields(shown.guesses)), press }
    fetcher.submit(fields, { method: 'post' })
  }

  function change(field: EntryField, value: string) {
    latest.current = { ...latest.current, values: { ...latest.current.values, [field]: value } }
    setValues(latest.current.values)
    clearTimeout(timer.current)
    if (ABOUT_THE_DAY.has(field)) timer.current = setTimeout(() => ask('check'), PAUSE_MS)
  }

  /** The form itself is sent: an answer to an earlier question must not take the place of what the site says to it. */
  function stopAsking() {
    clearTimeout(timer.current)
    asked.current = undefined
  }

  const isBusy = fetcher.state !== 'idle'
  return { view, values, change, stopAsking, read: () => ask('read'), isBusy, signedOut }
}

/** Was a button pressed, or did the page ask by itself? */
export type SignedOutWhile = { wasPressed: boolean }

function viewIn(answer: EntryView | SignedOut): EntryView | undefined {
  return 'values' in answer ? answer : undefined
}

export type Entry = ReturnType<typeof useEntry>
