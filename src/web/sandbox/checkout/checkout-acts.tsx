import type { SandboxCheckout } from '#platform/payments/sandbox.ts'
import { AnchorButton, Button } from '../../ui/button.tsx'

type Shown = Pick<SandboxCheckout, 'status' | 'successUrl'> & { amount: string; hasPromptPay: boolean }

/** What a guest can do at the checkout and, once a PromptPay code is paid, what the bank can answer. */
export function CheckoutActs({
  checkout: { status, successUrl, amount, hasPromptPay },
}: {
  checkout: Shown
}) {
  if (status === 'processing')
    return (
      <>
        <Button type="submit" name="choice" value="arrive" look="primary" wide>
          The money arrives
        </Button>
        <Button type="submit" name="choice" value="refuse" wide>
          The bank refuses
        </Button>
        <AnchorButton href={successUrl} look="quiet" wide>
          Back to the site
        </AnchorButton>
      </>
    )
  return (
    <>
      {status === 'open' && (
        <>
          <Button type="submit" name="choice" value="pay" look="primary" wide>
            Pay {amount}
          </Button>
          <Button type="submit" name="choice" value="decline" wide>
            Decline the card
          </Button>
        </>
      )}
      <Button type="submit" name="choice" value="cancel" look="quiet" wide>
        Cancel
      </Button>
      {status === 'open' && hasPromptPay && (
        <>
          <h3>PromptPay</h3>
          <p>At the real checkout, the guest scans a code with a Thai banking app.</p>
          <Button type="submit" name="choice" value="scan" wide>
            Scan the PromptPay code
          </Button>
        </>
      )}
    </>
  )
}
