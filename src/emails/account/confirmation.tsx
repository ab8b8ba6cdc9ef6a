import { company } from '#content/company.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** Asks the owner of an address to confirm a new account. It repeats nothing that was typed. */
export function accountConfirmation({ confirmUrl }: { confirmUrl: string }): Mail {
  return {
    subject: `Confirm your account at ${company.name}`,
    preview: 'Your password confirms it, and you can sign in. The link works for 24 hours.',
    body: (
      <>
        <Heading>Is this your address?</Heading>
        <Paragraph>
          Somebody, we hope you, made an account at {company.name} with this address. The link asks for the
          password of the account and confirms the address; then you can sign in. It works for 24 hours.
        </Paragraph>
        <Button href={confirmUrl} kind="main">
          Confirm my address
        </Button>
        <SmallPrint>
          You did not make an account? Then please do nothing: without your confirmation nobody can use it.
        </SmallPrint>
        <SmallPrint isSkippedInText>
          If the button does not work, open this address: <Link href={confirmUrl}>{confirmUrl}</Link>
        </SmallPrint>
      </>
    ),
  }
}
