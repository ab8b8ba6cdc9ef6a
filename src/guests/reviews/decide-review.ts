import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { reviewAnswerSchema } from './review.rules.ts'
import { deleteReviewPhoto } from './review-photos.store.ts'
import { nextReviewStatus, type ReviewDecision, reviewCountsAs } from './review-status.rules.ts'
import { findTestimonial, type Testimonial, updateTestimonial } from './testimonials.store.ts'

type Needed = Pick<Deps, 'db' | 'queue' | 'now'>

/** `version`: the one that the admin saw. */
type AboutReview = { reviewId: string; version: number; admin: string }
type Change = Partial<Pick<Testimonial, 'status' | 'answer'>>
type Act =
  | 'review-approved'
  | 'review-featured'
  | 'review-hidden'
  | 'review-answered'
  | 'review-photo-removed'

const ACTS = {
  approve: 'review-approved',
  feature: 'review-featured',
  hide: 'review-hidden',
} as const satisfies Record<ReviewDecision, Act>

const DONE = { ok: true } as const
const CHANGED_MEANWHILE = refuse('not-possible', { code: 'review-changed-meanwhile' })

/** Decides whether and where a review is shown. Of two admins who saw the same version, the second is refused. */
export async function decideReview(
  deps: Needed,
  { decision, ...about }: AboutReview & { decision: ReviewDecision },
): Promise<{ ok: true } | Refusal> {
  return change(deps, about, ACTS[decision], (review) => {
    const status = nextReviewStatus(review.status, decision)
    return status ? { status } : CHANGED_MEANWHILE
  })
}

/**
 * Answers a review, changes the answer or takes it away. The guest gets one email: when an answer stands on the site for
 * the first time.
 * @param input the field `answer`, unparsed
 */
export async function answerReview(
  deps: Needed,
  { input, ...about }: AboutReview & { input: unknown },
): Promise<{ ok: true } | Refusal> {
  const parsed = reviewAnswerSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const { answer } = parsed.data
  return change(deps, about, 'review-answered', (review) =>
    review.answer === answer ? undefined : { answer },
  )
}

/** Takes the guest's picture away from a review, wherever that is shown. */
export async function removeReviewPhoto(deps: Needed, about: AboutReview): Promise<{ ok: true } | Refusal> {
  return change(deps, about, 'review-photo-removed', () => ({}))
}

async function change(
  deps: Needed,
  { reviewId, version, admin }: AboutReview,
  action: Act,
  changeOf: (review: Testimonial) => Change | Refusal | undefined,
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'review-not-changed' }, () =>
    deps.db.transaction(async (tx): Promise<{ ok: true } | Refusal> => {
      const review = await findTestimonial(tx, reviewId)
      if (!review) return refuse('not-found', { code: 'review-unknown' })
      if (review.version !== version) return CHANGED_MEANWHILE
      const wanted = changeOf(review)
      if (!wanted) return DONE
      if ('ok' in wanted) return wanted
      const changed = await updateTestimonial(tx, review, wanted)
      if (!changed) return CHANGED_MEANWHILE
      if (action === 'review-photo-removed') await deleteReviewPhoto(tx, reviewId)
      const subject = { subjectKind: 'review', subjectId: reviewId } as const
      const detail = review.bookingReference ?? review.tourName
      await insertAuditEntry(tx, { actor: admin, action, ...subject, detail })
      await tellOfAnswer(deps, tx, changed)
      return DONE
    }),
  )
}

async function tellOfAnswer(deps: Needed, tx: Queryable, { id, status, answer, customerEmail }: Testimonial) {
  if (answer === null || !reviewCountsAs(status, 'shown')) return
  await queueMails(deps, tx, [{ kind: 'guest-review-answered', subjectId: id, toAddress: customerEmail }])
}
