import { DRIVER_WORDS } from '#drives/driver.words.ts'
import { Icon } from '../ui/icon.tsx'
import type { JobView } from './job-view.ts'
import { StepForm } from './step-form.tsx'
import { ThaiAndEnglish } from './thai-and-english.tsx'

/** As much as the phone can tell without a connection; the site reads the amount in every form. */
const WITH_DIGIT = '.*\\p{Nd}.*'

/** The question for the cash, which has to be answered before the job can be finished. */
export function CashCard({ job: { cash, next, path } }: { job: JobView }) {
  if (cash.baht === 0 || cash.isAnswered) return null
  return (
    <section className="cash" data-cash="" hidden={next !== 'finished'}>
      <h2>
        <ThaiAndEnglish words={DRIVER_WORDS.collect} />
      </h2>
      <p className="big">{cash.text}</p>
      <StepForm path={path} step="cash">
        <input type="hidden" name="amountBaht" value={cash.baht} />
        <button type="submit" className="go go--main">
          <Icon name="card" />
          <span>
            {DRIVER_WORDS.cashReceived.th}
            <small lang="en" aria-hidden="true">
              {DRIVER_WORDS.cashReceived.en}, {cash.text}
            </small>
          </span>
        </button>
      </StepForm>
      <details>
        <summary>
          <ThaiAndEnglish words={DRIVER_WORDS.otherCash} />
        </summary>
        <StepForm path={path} step="cash">
          <label>
            <ThaiAndEnglish words={DRIVER_WORDS.amount} />
            <input name="amountBaht" inputMode="numeric" pattern={WITH_DIGIT} maxLength={20} required />
          </label>
          <button type="submit" className="act">
            <span>
              <ThaiAndEnglish words={DRIVER_WORDS.saveAmount} />
            </span>
          </button>
        </StepForm>
      </details>
    </section>
  )
}
