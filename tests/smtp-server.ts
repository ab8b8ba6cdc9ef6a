import type { AddressInfo, Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server on a free port of this machine. */
export async function startSmtpServer(options: SMTPServerOptions) {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], closeTimeout: 100, ...options })
  // Clients that disconnect are part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: smtpUrl(server.server),
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

/** A refusal with this SMTP code. */
export function reply(code: number): Error {
  return Object.assign(new Error('no'), { responseCode: code })
}

export function smtpUrl(server: Pick<Server, 'address'>): string {
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
