/** After this time an equal form is meant as another booking, for example after the first one was cancelled. */
const WITHIN_MS = 10 * 60_000
/** Fields that differ although the guest has changed nothing. */
const NOT_CONTENT = ['requestId', 'proof', 'filledInMs']

/** What was sent from this tab. */
const sent = new Map<string, { requestId: string; atMs: number }>()

/**
 * The request id of a form that is about to be sent: that of an equal one that was sent a moment ago, also when its page
 * was opened anew since, by Back for example; otherwise `requestId`.
 */
export function sentBefore(form: FormData, requestId: string, nowMs: number): string {
  const fields = [...form].filter(([name]) => !NOT_CONTENT.includes(name))
  const content = JSON.stringify(fields)
  const earlier = sent.get(content)
  if (earlier && nowMs - earlier.atMs < WITHIN_MS) return earlier.requestId
  sent.set(content, { requestId, atMs: nowMs })
  return requestId
}
