import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { MailServerProblem } from '#messages/outbox/mail.rules.ts'
import { reply, smtpUrl, startSmtpServer } from '#tests/smtp-server.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { MailRefused, type OutgoingMail } from './contract.ts'
import { createSmtpTransport } from './smtp.ts'

const mail: OutgoingMail = {
  messageId: '<3f6c2b@saphan.example>',
  to: { address: 'guest@example.com' },
  from: { name: 'Saphan', address: 'hello@saphan.example' },
  subject: 'Request received',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
}

test.each([
  [550, MailRefused],
  [553, MailRefused],
  [451, Unavailable],
  [421, Unavailable],
  [503, Unavailable],
  [530, Unavailable],
])('a recipient answered with %i is %o', async (code, failure) => {
  await using server = await startSmtpServer({
    onRcptTo: (_address, _session, callback) => callback(reply(code)),
  })
  await using transport = connect(server.url)
  await expect(transport.deliver(mail)).rejects.toThrow(failure)
})

test.each([
  [554, MailRefused],
  [552, MailRefused],
  [452, Unavailable],
])('a content answered with %i is %o', async (code, failure) => {
  await using server = await startSmtpServer({
    async onData(stream, _session, callback) {
      await buffer(stream)
      callback(reply(code))
    },
  })
  await using transport = connect(server.url)
  await expect(transport.deliver(mail)).rejects.toThrow(failure)
})

test('a trip for the calendar is a part of its own and a file, and the way back another file', async () => {
  const received: string[] = []
  await using server = await startSmtpServer({
    async onData(stream, _session, callback) {
      received.push((await buffer(stream)).toString())
      callback()
    },
  })
  await using transport = connect(server.url)
  await transport.deliver({
    ...mail,
    calendar: { method: 'CANCEL', files: ['BEGIN:VCALENDAR', 'BEGIN:VCALENDAR'] },
  })
  expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i)
  expect(received[0]).toMatch(/Content-Type: application\/ics; name=trip\.ics/i)
  expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL; name=trip-2\.ics/i)
})

const rejectsWith = (problem: MailServerProblem) => ({ name: 'Unavailable', problem })

test('a refused sender address is a wrong setting, so the email is retried', async () => {
  await using server = await startSmtpServer({
    onMailFrom: (_address, _session, callback) => callback(reply(550)),
  })
  await using transport = connect(server.url)
  await expect(transport.deliver(mail)).rejects.toMatchObject(rejectsWith('sender'))
})

test('a refused password is a wrong setting, so the email is retried', async () => {
  await using server = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(reply(535)),
  })
  await using transport = connect(server.url.replace('//', '//user:wrong@'))
  await expect(transport.deliver(mail)).rejects.toMatchObject(rejectsWith('login'))
})

test('an email is retried when the server refuses connections', async () => {
  await using server = await startSmtpServer({
    onConnect: (_session, callback) => callback(reply(554)),
  })
  await using transport = connect(server.url)
  await expect(transport.deliver(mail)).rejects.toThrow(Unavailable)
})

test('an email is retried when there is no server', async () => {
  const server = await listen(createServer())
  await server[Symbol.asyncDispose]()
  await using transport = connect(server.url)
  await expect(transport.deliver(mail)).rejects.toMatchObject(rejectsWith('refused'))
})

test('a name that nobody knows and a server of another kind are told apart', async () => {
  await using unknown = connect('smtp://mail.invalid')
  await expect(unknown.deliver(mail)).rejects.toMatchObject(rejectsWith('name'))
  await using web = await listen(
    createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  )
  await using transport = connect(web.url)
  await expect(transport.deliver(mail)).rejects.toMatchObject(rejectsWith('protocol'))
})

test('a certificate that nobody vouches for is named, and taken when the settings say so', async () => {
  await using server = await startSmtpServer({
    disabledCommands: ['AUTH'],
    async onData(stream, _session, callback) {
      await buffer(stream)
      callback()
    },
  })
  await using careful = connect(server.url)
  await expect(careful.deliver(mail)).rejects.toMatchObject(rejectsWith('certificate'))
  await using trusting = connect(`${server.url}?tls.rejectUnauthorized=false`)
  await trusting.deliver(mail)
  await using strict = connect(server.url.replace('smtp:', 'smtps:'))
  await expect(strict.deliver(mail)).rejects.toMatchObject(rejectsWith('encryption'))
})

test('every email says that a program wrote it, so that holiday replies do not come back', async () => {
  const heads: string[] = []
  await using server = await startSmtpServer({
    async onData(stream, _session, callback) {
      heads.push((await buffer(stream)).toString('latin1').split('\r\n\r\n')[0] ?? '')
      callback()
    },
  })
  await using transport = connect(server.url)
  await transport.deliver(mail)
  await transport.deliver({ ...mail, unsubscribeUrl: 'https://saphan.example/end?id=a.b' })
  for (const head of heads) {
    expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(head).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m)
  }
  expect(heads).toHaveLength(2)
})

test('a server that never greets times out', async () => {
  await using server = await listen(createServer())
  await using transport = connect(server.url, 100)
  await expect(transport.deliver(mail)).rejects.toThrow(Unavailable)
})

test('a server that never answers to the email times out', async () => {
  await using server = await startSmtpServer({ onData: (stream) => stream.resume() })
  await using transport = connect(server.url, 100)
  await expect(transport.deliver(mail)).rejects.toThrow(Unavailable)
})

test('a server whose greeting never ends times out', async () => {
  await using server = await listen(
    createServer((socket) => {
      const drops = setInterval(() => socket.write('220-wait\r\n'), 20)
      socket.on('close', () => clearInterval(drops))
    }),
  )
  await using transport = connect(server.url, 100)
  await expect(transport.deliver(mail)).rejects.toThrow(Unavailable)
})

test('a refused email does not delay the next one', async () => {
  const accepted: string[] = []
  await using server = await startSmtpServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === 'nobody@example.com' ? reply(550) : undefined),
    async onData(stream, session, callback) {
      await buffer(stream)
      accepted.push(...session.envelope.rcptTo.map((recipient) => recipient.address))
      callback()
    },
  })
  await using transport = connect(server.url)
  await expect(transport.deliver({ ...mail, to: { address: 'nobody@example.com' } })).rejects.toThrow(
    MailRefused,
  )
  await transport.deliver(mail)
  expect(accepted).toEqual(['guest@example.com'])
})

test('an email with an unsubscribe address has the headers for one-click unsubscribe, and other emails have none', async () => {
  const heads: string[] = []
  await using server = await startSmtpServer({
    async onData(stream, _session, callback) {
      const [head = ''] = (await buffer(stream)).toString('latin1').split('\r\n\r\n')
      heads.push(head.replace(/\r\n /g, ' '))
      callback()
    },
  })
  await using transport = connect(server.url)
  for (const unsubscribeUrl of ['https://saphan.example/end?id=a.b', 'http://localhost:3000/end?id=a.b']) {
    await transport.deliver({ ...mail, unsubscribeUrl })
    const lines = heads.at(-1)?.split('\r\n')
    expect(lines?.filter((line) => /^list-/i.test(line))).toEqual([
      `List-Unsubscribe: <${unsubscribeUrl}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
  }
  await transport.deliver(mail)
  expect(heads.at(-1)).not.toMatch(/^list-/im)
})

test('a closed transport accepts no emails', async () => {
  await using server = await startSmtpServer({})
  const transport = createSmtpTransport({ url: server.url })
  transport.close()
  await expect(transport.deliver(mail)).rejects.toThrow(Unavailable)
})

function connect(url: string, timeoutMs = 2000) {
  const transport = createSmtpTransport({ url, timeoutMs })
  return Object.assign(transport, {
    async [Symbol.asyncDispose]() {
      transport.close()
    },
  })
}

async function listen(server: Server) {
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: smtpUrl(server),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
