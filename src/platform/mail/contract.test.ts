import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { MailRefused, type MailTransport, type OutgoingMail } from './contract.ts'
import { createMailbox } from './mailbox.ts'
import { createSmtpTransport } from './smtp.ts'

type Received = Omit<OutgoingMail, 'to' | 'from' | 'replyTo'> & {
  recipients: string[]
  from: string
  replyTo: string | undefined
}
type Place = AsyncDisposable & { transport: MailTransport; received: Received[] }

const mail: OutgoingMail = {
  messageId: '<3f6c2b@saphan.example>',
  to: { address: 'guest@example.com' },
  from: { name: 'Saphan กาญจนบุรี', address: 'hello@saphan.example' },
  replyTo: { address: 'operator@saphan.example' },
  subject: 'สะพาน: SPN-7K3F9, ฿5,300 for the whole vehicle on Saturday 14 February 2026',
  text: 'สวัสดี, the price is ฿5,300.\n\n.\nA line that starts with a dot and one with = signs =41.',
  html: `<p>สวัสดี, the price is <b>฿5,300</b>.</p>\n<p>${'A long line. '.repeat(120)}</p>`,
}

describe.each([
  ['SMTP', startSmtp],
  ['the mailbox', startMailbox],
])('%s', (_name, start: () => Promise<Place>) => {
  test('delivers subject, names and both bodies unchanged, Thai and ฿ included', async () => {
    await using place = await start()
    await place.transport.deliver(mail)
    expect(place.received).toEqual([
      {
        messageId: mail.messageId,
        recipients: ['guest@example.com'],
        from: 'Saphan กาญจนบุรี <hello@saphan.example>',
        replyTo: 'operator@saphan.example',
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      },
    ])
  })

  test('sends no reply address when there is none', async () => {
    await using place = await start()
    await place.transport.deliver({ ...mail, replyTo: undefined })
    expect(place.received[0]?.replyTo).toBeUndefined()
  })

  test('has an unsubscribe header of any length, or none without an address', async () => {
    await using place = await start()
    const unsubscribeUrl = `https://www.saphan.example/newsletter/unsubscribe?id=${'3c5a7f0e-'.repeat(20)}.x_y`
    await place.transport.deliver({ ...mail, unsubscribeUrl })
    await place.transport.deliver({ ...mail, messageId: '<other@saphan.example>' })
    expect(place.received.map((copy) => copy.unsubscribeUrl)).toEqual([unsubscribeUrl, undefined])
  })

  test.each([
    ['a header of its own', 'https://saphan.example/end\r\nBcc: evil@example.com'],
    ['a line feed', 'https://saphan.example/end\nBcc: evil@example.com'],
    ['a NUL', 'https://saphan.example/end\0'],
    ['a C1 control', 'https://saphan.example/end\u0085'],
    ['a second address', 'https://saphan.example/end>, <https://evil.example/'],
    ['a space', 'https://saphan.example/end https://evil.example/'],
    ['letters beyond ASCII', 'https://saphan.example/กาญจน์'],
    ['a script', 'javascript:alert(1)'],
    ['a mail address', 'mailto:end@saphan.example'],
    ['a file', 'file:///etc/passwd'],
    ['a place on this site', '/newsletter/unsubscribe'],
    ['no host', 'https://?id=1'],
    ['nothing', ''],
  ])('refuses an address for ending mails that is or holds %s, and sends nothing', async (_what, url) => {
    await using place = await start()
    await expect(place.transport.deliver({ ...mail, unsubscribeUrl: url })).rejects.toThrow(MailRefused)
    expect(place.received).toEqual([])
  })

  test('sends the same Message-ID with a second try', async () => {
    await using place = await start()
    await place.transport.deliver(mail)
    await place.transport.deliver(mail)
    expect(new Set(place.received.map((copy) => copy.messageId))).toEqual(new Set([mail.messageId]))
  })

  test('delivers two different emails separately', async () => {
    await using place = await start()
    await place.transport.deliver(mail)
    await place.transport.deliver({ ...mail, messageId: '<other@saphan.example>', subject: 'Another' })
    expect(place.received.map((copy) => copy.subject)).toEqual([mail.subject, 'Another'])
  })

  test.each([
    ['a list', 'a@example.com, evil@example.com'],
    ['a list without a space', 'a@example.com,evil@example.com'],
    ['a list with a semicolon', 'a@example.com;evil@example.com'],
    ['a second command', 'a@example.com\r\nRCPT TO:<evil@example.com>'],
    ['a line break at the end', 'a@example.com\n'],
    ['a quoted local part', '"a@example.com x"@evil.example'],
    ['a display name', 'A Guest <a@example.com>'],
    ['angle brackets', '<a@example.com>'],
    ['a group', 'guests: a@example.com, evil@example.com;'],
    ['a comment', 'a@example.com(evil@example.com)'],
    ['a NUL', 'a@example.com\0'],
    ['letters beyond ASCII', 'กาญจน์@example.com'],
    ['nothing', ''],
  ])('refuses an address that is %s, wherever it stands, and sends nothing', async (_what, address) => {
    await using place = await start()
    for (const part of [
      { to: { address } },
      { replyTo: { address } },
      { from: { name: 'Saphan', address } },
    ]) {
      await expect(place.transport.deliver({ ...mail, ...part })).rejects.toThrow(MailRefused)
    }
    expect(place.received).toEqual([])
  })

  test.each([
    ['the subject', { subject: 'Request\r\nBcc: evil@example.com' }],
    ['the subject, only a line feed', { subject: 'Request\nBcc: evil@example.com' }],
    ['the subject, a C1 control', { subject: 'Request\u0085Bcc: evil@example.com' }],
    [
      'the sender name',
      { from: { name: 'Saphan\r\nBcc: evil@example.com', address: 'hello@saphan.example' } },
    ],
    ['the message id', { messageId: '<id@saphan.example>\r\nBcc: evil@example.com' }],
  ])('refuses a control character in %s and sends nothing', async (_where, part) => {
    await using place = await start()
    await expect(place.transport.deliver({ ...mail, ...part })).rejects.toThrow(MailRefused)
    expect(place.received).toEqual([])
  })

  test('has one recipient, whatever its texts contain', async () => {
    await using place = await start()
    const subject = 'To: evil@example.com, "x" <evil2@example.com>'
    await place.transport.deliver({ ...mail, subject, text: '\r\n.\r\nRCPT TO:<evil@example.com>\r\n' })
    expect(place.received.map((copy) => copy.recipients)).toEqual([['guest@example.com']])
    expect(place.received[0]?.subject).toBe(subject)
  })
})

async function startMailbox(): Promise<Place> {
  const kept = new Map<string, OutgoingMail>()
  const transport = createMailbox({
    async keep(mail) {
      if (!kept.has(mail.messageId)) kept.set(mail.messageId, mail)
    },
  })
  return {
    transport,
    get received() {
      return [...kept.values()].map((mail) => ({
        ...mail,
        to: undefined,
        recipients: [mail.to.address],
        from: `${mail.from.name} <${mail.from.address}>`,
        replyTo: mail.replyTo?.address,
      }))
    },
    async [Symbol.asyncDispose]() {},
  }
}

async function startSmtp(): Promise<Place> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
      received.push({ recipients, ...readMail(await buffer(stream)) })
      callback()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port is an object with that port.
  const { port } = server.server.address() as AddressInfo
  const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}` })
  return {
    transport,
    received,
    async [Symbol.asyncDispose]() {
      transport.close()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

/** Parses the two-part emails of these tests. The text has one character per byte until it is decoded. */
function readMail(raw: Buffer): Omit<Received, 'recipients'> {
  const whole = partOf(raw.toString('latin1'))
  const boundary = /boundary="([^"]+)"/.exec(whole.headers['content-type'] ?? '')?.[1]
  const parts = whole.body.split(`--${boundary}`).slice(1, -1).map(partOf)
  const bodyOf = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type))
    return part ? decodeBody(part).replace(/\r\n/g, '\n').replace(/\n$/, '') : ''
  }
  return {
    messageId: whole.headers['message-id'] ?? '',
    from: decodeWords(whole.headers.from ?? ''),
    replyTo: whole.headers['reply-to'],
    subject: decodeWords(whole.headers.subject ?? ''),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    unsubscribeUrl: /^<([^<>]+)>$/.exec(whole.headers['list-unsubscribe'] ?? '')?.[1],
  }
}

type Part = { headers: Record<string, string>; body: string }

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .trim()
    .replace(/\r\n\s+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ])
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) }
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : quotedBytes(body, encoding === 'quoted-printable')
  return bytes.toString('utf8')
}

function decodeWords(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) => {
    const bytes =
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedBytes(text.replace(/_/g, ' '), true)
    return bytes.toString('utf8')
  })
}

function quotedBytes(text: string, isQuoted: boolean): Buffer {
  if (!isQuoted) return Buffer.from(text, 'latin1')
  const plain = text.replace(/=\r\n/g, '')
  const decoded = plain.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(decoded, 'latin1')
}
