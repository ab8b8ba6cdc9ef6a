import type { Route } from './+types/json.ts'
import { readMailbox } from './mailbox.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const mails = await readMailbox(context)
  const listed = mails.map(({ id, createdAt, toAddress, fromAddress, subject, text, html }) => ({
    id,
    at: createdAt.toISOString(),
    to: toAddress,
    from: fromAddress,
    subject,
    text,
    html,
  }))
  return Response.json(listed)
}
