import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, requestSubject } from '../request-facts.tsx'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a request was not answered in time, and its vehicle can be sold again. */
export function operatorHoldEnded({
  request,
  dashboardUrl,
}: {
  request: RequestFacts
  dashboardUrl: string
}): Mail {
  return {
    subject: requestSubject('Not answered in time', request),
    preview: 'The vehicle is no longer kept for this guest. You can still confirm while one is free.',
    body: (
      <>
        <Heading>A request that was not answered in time</Heading>
        <Paragraph>
          The vehicle that was kept for it can be sold again, and the guest has been told that nothing is
          owed.
        </Paragraph>
        <RequestTicket
          request={request}
          figure={['The request', 'Expired']}
          open={{ to: dashboardUrl, label: 'Open the dashboard' }}
        />
        <Subheading>What to do next</Subheading>
        <Steps
          steps={[
            'See whether a vehicle is still free on that day.',
            'If one is, write to the guest, and confirm when they still want to go.',
          ]}
        />
      </>
    ),
  }
}
