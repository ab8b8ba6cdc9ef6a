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
    subject: `You’re subscribed to news from ${company.name}`,
    preview: 'Thank you. You can unsubscribe at any time.',
    body: (
      <>
        <Heading>Thanks for subscribing</Heading>
        <Paragraph>
          We’ll send our news to this address from now on. In the meantime, our articles tell you where to go
          and when.
        </Paragraph>
        <Button href={articlesUrl} kind="main">
          Read our articles
        </Button>
        <SmallPrint>
          You can unsubscribe at any time with one press on our site. No password, no questions.{' '}
          <Link href={unsubscribeUrl}>Unsubscribe</Link>
        </SmallPrint>
      </>
    ),
  }
}
