import { company } from '#content/company.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/**
 * Asks the owner of an address to confirm the subscription. It repeats nothing that was typed, not even a name, because
 * a stranger may have typed the address.
 */
export function newsletterQuestion({
  confirmUrl,
  unsubscribeUrl,
}: {
  confirmUrl: string
  unsubscribeUrl: string
}): Mail {
  return {
    subject: `Do you want news from ${company.name}?`,
    preview: 'We’ll only send it if you say yes.',
    body: (
      <>
        <Heading>Would you like our news?</Heading>
        <Paragraph>
          We were asked to send news from {company.name} to this address. If that was you, please confirm with
          one press on our site.
        </Paragraph>
        <Button href={confirmUrl} kind="main">
          Yes, send me the news
        </Button>
        <SmallPrint>
          Didn’t ask for this, or changed your mind? You can ignore this email: without your yes we won’t send
          any news. <Link href={unsubscribeUrl}>Don’t ask me again</Link>
        </SmallPrint>
        <SmallPrint isSkippedInText>
          If the button doesn’t work, open this address: <Link href={confirmUrl}>{confirmUrl}</Link>
        </SmallPrint>
      </>
    ),
  }
}
