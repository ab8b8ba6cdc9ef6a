import { company } from '#content/company.ts'
import { Heading, Link, Paragraph, SmallPrint } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** To a new reader: the subscription is active, with the link to end it. */
export function newsletterWelcome({
  articlesUrl,
  unsubscribeUrl,
}: {
  articlesUrl: string
  unsubscribeUrl: string
}): Mail {
  return {
    subject: `You now get news from ${company.name}`,
    preview: 'Thank you. You can end it whenever you like.',
    body: (
      <>
        <Heading>Thank you for reading us</Heading>
        <Paragraph>
          You said yes, so our news comes to this address from now on. Meanwhile, our articles tell where to
          go and when.
        </Paragraph>
        <Button href={articlesUrl} kind="main">
          Read our articles
        </Button>
        <SmallPrint>
          You can end it whenever you like, with one press on a page of our site. You need no password, and
          nobody asks you why. <Link href={unsubscribeUrl}>End the news</Link>
        </SmallPrint>
      </>
    ),
  }
}
