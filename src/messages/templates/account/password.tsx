import { company } from '#content/company.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** To a user who forgot the password: the link to set a new one. */
export function accountPassword({ resetUrl }: { resetUrl: string }): Mail {
  return {
    subject: `Set a new password for ${company.name}`,
    preview: 'The link works once, within one day. Nothing changes until you use it.',
    body: (
      <>
        <Heading>Choose a new password</Heading>
        <Paragraph>
          A new password was requested for your account at {company.name}. The link works once, within one
          day. Using it signs you out on all your devices.
        </Paragraph>
        <Button href={resetUrl} kind="main">
          Choose a new password
        </Button>
        <SmallPrint>Didn’t ask for this? You can ignore this email: your password stays as it is.</SmallPrint>
        <SmallPrint isSkippedInText>
          If the button doesn’t work, open this address: <Link href={resetUrl}>{resetUrl}</Link>
        </SmallPrint>
      </>
    ),
  }
}
