import { Form } from 'react-router'
import { DAY_FIELDS, dayField, LINE_FIELDS, lineField, numbers } from '#quotes/writing/quote-fields.rules.ts'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { RefusedForm } from '../../parts/request-form/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { DaysPanel } from './days-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { OfferPanel } from './offer-panel.tsx'
import type { QuoteView } from './view/load-quote.ts'

type Props = { quote: QuoteView; refused: Pick<RefusedForm, 'notice' | 'fields'> | undefined }

/** The next version. The browser loads the page anew after each button, so that it always shows what is kept. */
export function QuoteForm({ quote, refused }: Props) {
  const form = { typed: quote.typed, errors: refused?.fields ?? {} }
  const { nextNumber, draftSaved, basis, total } = quote
  return (
    <Form className="stack gap-16" method="post" noValidate reloadDocument>
      <ProblemList refused={refused} order={orderOf(quote)} form="quote" />
      <input type="hidden" name="basis" value={basis} />
      <header className="desk-quote__bar buttons-sheet cluster middle gap-8 gap-x-16">
        <h2>Version {nextNumber}</h2>
        <p className="muted regular size-meta">
          {draftSaved ? `Draft, saved ${draftSaved}` : 'Not saved yet'}
        </p>
        <Button type="submit" name="press" value="keep">
          Save draft
        </Button>
      </header>
      <DraftChanges quote={quote} />
      <DaysPanel form={form} quote={quote} />
      <LinesPanel form={form} quote={quote} />
      <OfferPanel form={form} quote={quote} />
      <footer className="desk-quote__bar cluster middle gap-8 gap-x-16">
        <p>
          <b className="display size-card nowrap">{total}</b>{' '}
          <span className="muted regular size-meta">as last saved; it’s added up again when sent</span>
        </p>
        <Button type="submit" name="press" value="send" look="primary">
          Send quote
        </Button>
      </footer>
    </Form>
  )
}

/** What the draft changes, in a line; the guest reads the same once it is sent. */
function DraftChanges({ quote: { preview, nextNumber } }: { quote: QuoteView }) {
  if (!preview || preview.changes.length === 0) return null
  return (
    <p className="cluster raised pad-row gap-4 gap-x-12">
      <b>Changed since version {nextNumber - 1}:</b>
      {preview.changes.map(({ label, was, becomes, price }) => (
        <span key={`${label} ${was} ${becomes}`}>
          {label} {was && <del>{was}</del>} <ins>{becomes ?? 'removed'}</ins> {price}
        </span>
      ))}
    </p>
  )
}

/** The fields from top to bottom. */
function orderOf({ days, lines }: QuoteView): string[] {
  return [
    ...['title', 'vehicle'],
    ...numbers(days.length).flatMap((day) => DAY_FIELDS.map((field) => dayField(day, field))),
    ...numbers(lines).flatMap((line) => LINE_FIELDS.map((field) => lineField(line, field))),
    ...['discountLabel', 'discountBaht', 'payment', 'hold', 'validDate', 'notIncluded', 'note', 'writer'],
  ]
}
