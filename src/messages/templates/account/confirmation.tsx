import { company } from '#content/company.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** Asks the owner of an address to confirm a new account. It repeats nothing that was typed. */
export function accountConfirmation({ confirmUrl }: { confirmUrl: string }): Mail {
  return {
    subject: `Confirm your account at ${company.name}`,
    preview: 'Confirm your address with your password, then sign in. The link works for 24 hours.',
    body: (
      <>
        <Heading>Confirm your email address</Heading>
        <Paragraph>
          An account was created at {company.name} with this address. Open the link and enter your password to
          confirm it, then sign in. The link works for 24 hours.
        </Paragraph>
        <Button href={confirmUrl} kind="main">
          Confirm my address
        </Button>
        <SmallPrint>
          Didn’t create an account? You can ignore this email: without your confirmation, nobody can use it.
        </SmallPrint>
        <SmallPrint isSkippedInText>
          If the button doesn’t work, open this address: <Link href={confirmUrl}>{confirmUrl}</Link>
        </SmallPrint>
      </>
    ),
  }
}
