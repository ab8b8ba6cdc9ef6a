import { data, href } from 'react-router'
import { answerReview, decideReview, removeReviewPhoto } from '#guests/reviews/decide-review.ts'
import { REVIEW_DECISIONS } from '#guests/reviews/review-status.rules.ts'
import { findListedTestimonial } from '#guests/reviews/testimonial-list.store.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { isolated } from '#platform/text/direction.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { depsContext } from '../../shell/context.ts'
import { countSuspicious } from '../../shell/form-post.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { orUnavailable } from '../../shell/unavailable.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { redirectBack, safeBack } from '../frame/redirect-back.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/page.ts'
import { ReviewPage, type ReviewPageProps } from './review-page.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from '../lists/list-styles.ts'

const FLASHES = {
  approve: 'review-approved',
  feature: 'review-featured',
  hide: 'review-hidden',
  answer: 'review-answered',
  'remove-photo': 'review-photo-removed',
} as const

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const review = await requireReview(context.get(depsContext), params.id)
  const back = url.searchParams.get('from') === 'today' ? href('/desk') : href('/admin')
  return { title: `Review by ${isolated(review.customerName)}`, markup: render({ review, back }) }
}

/** Takes the forms of this page and of the list. What it refuses is shown here, beside the review as it is now. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  countSuspicious({ pattern, context }, typed)
  const decision = ([...REVIEW_DECISIONS, 'answer', 'remove-photo'] as const).find(
    (known) => known === typed.decision,
  )
  if (!isUuid(params.id) || !decision) throw notFound()
  const about = { reviewId: params.id, version: Number(typed.version || Number.NaN), admin }
  const done = await perform(deps, about, decision, typed.answer)
  if (done.ok) return redirectBack(FLASHES[decision], typed.back)
  const { message, fields, reason } = refusalInWords(done)
  const review = await requireReview(deps, params.id)
  const refused = { text: message, error: fields.answer, typed: typed.answer }
  return data(
    { markup: render({ review, back: safeBack(typed.back), refused }) },
    { status: HTTP_STATUS[reason] },
  )
}

function perform(
  deps: Deps,
  about: Parameters<typeof removeReviewPhoto>[1],
  decision: keyof typeof FLASHES,
  answer: string | undefined,
) {
  if (decision === 'remove-photo') return removeReviewPhoto(deps, about)
  if (decision === 'answer') return answerReview(deps, { ...about, input: { answer } })
  return decideReview(deps, { ...about, decision })
}

async function requireReview({ db }: Pick<Deps, 'db'>, id: string): Promise<ReviewPageProps['review']> {
  const review = isUuid(id) ? await orUnavailable(findListedTestimonial(db.read, id)) : undefined
  if (!review) throw notFound()
  return review
}

function notFound() {
  return data(null, { status: 404 })
}

/** As HTML, because its forms need no scripts: its components are not sent to the browser. */
function render(page: ReviewPageProps) {
  return renderMarkup(href('/admin/testimonials/:id', { id: page.review.id }), <ReviewPage {...page} />)
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title ?? 'Review')

export default function ReviewMarkup({ loaderData, actionData }: Route.ComponentProps) {
  return <StaticMarkup markup={(actionData ?? loaderData).markup} />
}
