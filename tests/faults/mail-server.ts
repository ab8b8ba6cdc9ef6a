import { text } from 'node:stream/consumers'
import { reply, startSmtpServer } from '#tests/smtp-server.ts'

export type AcceptedMail = { messageId: string; to: string }

/** A mail server that records the emails it has accepted. */
export async function startMailServer() {
  const accepted: AcceptedMail[] = []
  const controls: {
    /** The code with which every recipient is refused while it is set, as by a greylisting or broken server. */
    refuses: number | undefined
    /** Recipients that are refused permanently. */
    unknown: Set<string>
  } = { refuses: undefined, unknown: new Set() }
  const server = await startSmtpServer({
    onRcptTo({ address }, _session, callback) {
      if (controls.refuses) callback(reply(controls.refuses))
      else callback(controls.unknown.has(address) ? reply(550) : undefined)
    },
    async onData(stream, session, callback) {
      const mail = await text(stream).catch(() => '')
      // A broken connection ends the stream as well; a whole email ends with its last boundary.
      if (!/--\s*$/.test(mail)) return callback(reply(451))
      const messageId = /^message-id:\s*(<[^>]*>)/im.exec(mail)?.[1] ?? ''
      accepted.push(...session.envelope.rcptTo.map(({ address }) => ({ messageId, to: address })))
      callback()
    },
  })
  return { ...server, accepted, controls }
}
