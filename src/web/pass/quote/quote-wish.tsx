import { Form, useNavigation } from 'react-router'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { QuoteView } from './quote-view.ts'

type Props = { quote: QuoteView; typed: string | undefined; error: string | undefined }

/** What the guest wants to be different. The version stays valid meanwhile. */
export function QuoteWish({ quote, typed, error }: Props) {
  const { id, state, wish, canWish, whatsapp } = quote
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <section className="quote__ask stack own-width gap-12 measure" id="ask" aria-labelledby="ask-title">
      <h2 className="size-card" id="ask-title">
        {titleOf(quote)}
      </h2>
      {wish && (
        <div className="quote__note pad-row lines">
          <p className="block muted size-small">
            You asked for this.{wish.by && ` We’ll reply by ${wish.by}.`}
          </p>
          <p className="lines">{wish.text}</p>
        </div>
      )}
      {canWish && (
        <Form
          method="post"
          className="quote__form stack own-width gap-12 full-width raised-sheet pad-panel"
          key={`${wish?.text} ${error}`}
          noValidate
        >
          <p>
            Tell us in your own words. We’ll reply {answeredWithin}
            {state === 'open' ? ', and this version stays valid in the meantime.' : '.'}
          </p>
          <input type="hidden" name="quote" value={id} />
          <TextareaField
            id="quote-wish"
            name="wish"
            label="What would you like to change?"
            defaultValue={typed ?? ''}
            maxLength={MAX_LENGTH.freeText}
            required
            autoFocus={error !== undefined}
            error={error}
          />
          <Button type="submit" name="press" value="wish" disabled={isBusy}>
            Ask for a change
          </Button>
        </Form>
      )}
      <AnchorButton href={whatsapp} target="_blank" rel="noopener" look="quiet">
        <Icon name="chat" />
        Talk it over on WhatsApp
      </AnchorButton>
    </section>
  )
}

function titleOf({ canWish, state }: QuoteView): string {
  if (!canWish) return 'Questions?'
  return state === 'ended' ? 'Ask for it again' : 'Ask for a change'
}
