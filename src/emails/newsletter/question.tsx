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
    preview: 'We send it only when you say yes. Otherwise nothing happens.',
    body: (
      <>
        <Heading>Would you like our news?</Heading>
        <Paragraph>
          Somebody, we hope you, asked us to send news from {company.name} to this address. We do so only when
          you say yes, with one press on a page of our site.
        </Paragraph>
        <Button href={confirmUrl} kind="main">
          Yes, send me the news
        </Button>
        <SmallPrint>
          You did not ask for this, or you have changed your mind? Then nothing is left to do: without your
          yes we send no news to this address. <Link href={unsubscribeUrl}>No, please do not ask again</Link>
        </SmallPrint>
        <SmallPrint isSkippedInText>
          If the button does not work, open this address: <Link href={confirmUrl}>{confirmUrl}</Link>
        </SmallPrint>
      </>
    ),
  }
}
