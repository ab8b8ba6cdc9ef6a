import { company } from '#content/company.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** To a user who forgot the password: the link to set a new one. */
export function accountPassword({ resetUrl }: { resetUrl: string }): Mail {
  return {
    subject: `A new password for ${company.name}`,
    preview: 'The link works once, and for one day. Until then nothing changes.',
    body: (
      <>
        <Heading>Choose a new password</Heading>
        <Paragraph>
          Somebody, we hope you, asked for a new password for your account at {company.name}. The link works
          once, and for one day. When you use it, all your devices are signed out.
        </Paragraph>
        <Button href={resetUrl} kind="main">
          Choose a new password
        </Button>
        <SmallPrint>
          You did not ask for this? Then please do nothing: your password stays as it is.
        </SmallPrint>
        <SmallPrint isSkippedInText>
          If the button does not work, open this address: <Link href={resetUrl}>{resetUrl}</Link>
        </SmallPrint>
      </>
    ),
  }
}
