import { Form, useNavigation } from 'react-router'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import type { ReviewView } from './page.tsx'

type ReviewFormProps = { view: ReviewView } & FormState

export function ReviewForm({ view, refused, values, errors, onChange }: ReviewFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className="page wrap review grid at-top gap-wide">
      <header>
        <h1>How was your day?</h1>
        <p className="above-12 below-16 muted size-lead">
          {view.tourName}
          <br />
          <time dateTime={view.date}>{view.day}</time>
        </p>
        {view.poster && (
          <div className="sheet">
            <PosterArt poster={view.poster} eager />
          </div>
        )}
      </header>
      <Form className="request" method="post" preventScrollReset noValidate onChange={onChange}>
        <Ticket>
          <TicketBody className="request__part">
            <ProblemList
              {...{ refused, errors }}
              order={['rating', 'reviewText', 'name', 'country']}
              form="review"
            />
            <Stars chosen={values.rating ?? view.stars} error={errors.rating} />
            <TextareaField
              {...{ id: 'review-reviewText', name: 'reviewText', label: 'Your review' }}
              error={errors.reviewText}
              hint={`Up to ${MAX_LENGTH.freeText} characters`}
              rows={6}
              maxLength={MAX_LENGTH.freeText}
              defaultValue={values.reviewText}
              required
            />
            <div className="request__row">
              <TextField
                {...{ id: 'review-name', name: 'name', label: 'Name', error: errors.name }}
                hint="Shown with your review"
                autoComplete="given-name"
                maxLength={MAX_LENGTH.name}
                defaultValue={values.name ?? view.firstName}
                required
              />
              <TextField
                {...{ id: 'review-country', name: 'country', label: 'Country', error: errors.country }}
                autoComplete="country-name"
                maxLength={MAX_LENGTH.country}
                defaultValue={values.country}
              />
            </div>
          </TicketBody>
          <TicketStub className="request__stub">
            <p>We read every review before it appears on our site. Your email address is never shown.</p>
            <Button type="submit" look="primary" disabled={isBusy}>
              {isBusy ? 'Sending…' : 'Send review'}
            </Button>
          </TicketStub>
        </Ticket>
      </Form>
    </div>
  )
}

const WORDS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']

/** Five radios; the stars up to the chosen one are lit. */
function Stars({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <RadioGroup className="stars" id="review-rating" legend="Your rating" error={error}>
      <div className="flex gap-4">
        {WORDS.map((words, index) => (
          <label className="centred muted size-small close relative" key={words}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
              required
            />
            <Icon name="star" />
            <span aria-hidden="true">{index + 1}</span>
            <span className="visually-hidden">{words}</span>
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
