import type { ProviderAnswers } from '#platform/database/maintenance/last-times.store.ts'
import { momentInWords } from '#platform/time/clock-time.ts'

/** When the payment provider was last asked, and whether it answered; `undefined` before the first time. */
export function checkedInWords(
  { answeredAt, silentAt }: ProviderAnswers,
  nowMs: number,
): { text: string; isSilent: boolean } | undefined {
  if (silentAt && (!answeredAt || silentAt > answeredAt)) {
    const since = answeredAt ? ` since ${momentInWords(answeredAt, nowMs)}` : ''
    return {
      text: `The payment provider hasn’t answered${since}. We’re showing what we know. Nothing is lost.`,
      isSilent: true,
    }
  }
  return (
    answeredAt && {
      text: `Checked with the provider at ${momentInWords(answeredAt, nowMs)}.`,
      isSilent: false,
    }
  )
}
