import { Heading, Link, Paragraph, Subheading } from '../parts/text.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** What the emails of one kind in a digest tell of. */
export type DigestList = {
  /** The word for them, in lower case: "bookings". */
  name: string
  count: number
  /** Oldest first; a review of no known booking has none. */
  references: readonly string[]
  /** The list of the dashboard that holds them. */
  listUrl: string
  /** Leads to one of them, with its reference at the end. */
  referenceUrl: string
}

/** Of each kind and of all together: mail programs cut off an email that is very long. */
const MAX_REFERENCES = 100
const MAX_TOGETHER = 400

/** To the operator: the requests of the last hour without an email of their own, because very many came in. */
export function operatorDigest(lists: readonly DigestList[]): Mail {
  const counts = lists.map(({ name, count }) => `${count} ${name}`).join(', ')
  return {
    subject: `More new requests: ${counts}`,
    preview: 'You won’t get a separate email for each. They’re all in the dashboard.',
    body: (
      <>
        <Heading>More new requests</Heading>
        <Paragraph>
          So much came in within an hour that these don’t get separate emails. Nothing is lost: each is in the
          dashboard, as it stands now. If most look fake, answer the ones that don’t.
        </Paragraph>
        <Paragraph>Emails about payments are never bundled like this.</Paragraph>
        {lists.map((list) => (
          <References key={list.name} list={list} most={Math.floor(MAX_TOGETHER / lists.length)} />
        ))}
        <Button href={lists[0]?.listUrl ?? ''} kind="main">
          Open the dashboard
        </Button>
      </>
    ),
  }
}

function References({
  list: { name, count, references, listUrl, referenceUrl },
  most,
}: {
  list: DigestList
  most: number
}) {
  const named = references.slice(0, Math.min(most, MAX_REFERENCES))
  const others = count - named.length
  return (
    <>
      <Subheading>
        {count} {name}
      </Subheading>
      <Paragraph>
        {named.map((reference, index) => (
          <span key={`${reference}-${String(index)}`}>
            {index > 0 && <br />}
            <Link href={referenceUrl + reference}>{reference}</Link>
          </span>
        ))}
        {others > 0 && (
          <>
            {named.length > 0 && <br />}
            {others} more in <Link href={listUrl}>the list</Link>
          </>
        )}
      </Paragraph>
    </>
  )
}
