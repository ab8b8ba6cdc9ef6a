import { connect } from 'node:net'
import type { Log } from './start.ts'

/** Creates the database `saphan` on the server behind this socket, unless it is there. */
export async function createDatabase(socketFile: string, log: Log): Promise<void> {
  const found = await runSql(socketFile, `SELECT FROM pg_database WHERE datname = 'saphan'`)
  if (found !== 'SELECT 0') return
  await runSql(socketFile, 'CREATE DATABASE saphan')
  log('postgres-database-created', { name: 'saphan' })
}

/**
 * Runs one statement in the database `postgres` and answers its command tag, such as `SELECT 1`.
 * PostgreSQL's protocol by hand, three messages, because the packages hold no psql.
 */
function runSql(socketFile: string, sql: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const connection = connect(socketFile)
    connection.setTimeout(30_000, () => connection.destroy(new Error(`PostgreSQL did not answer: ${sql}`)))
    connection.on('error', reject)
    connection.on('data', (bytes) => received.push(bytes))
    connection.on('close', () => {
      const answers = parseMessages(Buffer.concat(received))
      const refusal = answers.find(({ type }) => type === 'E')
      const done = answers.find(({ type }) => type === 'C')
      if (done) resolve(done.text.replace('\0', ''))
      else reject(new Error(`PostgreSQL refused "${sql}": ${refusal?.text.match(/\0M([^\0]*)/)?.[1]}`))
    })
    connection.write(message('', '\0\x03\0\0user\0saphan\0database\0postgres\0\0')) // 0x00030000: protocol 3.0
    connection.write(message('Q', `${sql}\0`))
    connection.write(message('X', ''))
  })
}

/** Type (none for the first message), length of all but the type, content. */
function message(type: string, content: string): Buffer {
  const bytes = Buffer.from(`${type}0000${content}`)
  bytes.writeInt32BE(bytes.length - type.length, type.length)
  return bytes
}

function parseMessages(bytes: Buffer): { type: string; text: string }[] {
  const messages = []
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    messages.push({ type: bytes.toString('latin1', at, at + 1), text: bytes.toString('utf8', at + 5, end) })
  }
  return messages
}
