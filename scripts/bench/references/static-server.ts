// Serves the hand-written page, with the site's own pictures and fonts, on PORT: the reference of npm run bench.
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const PAGE = path.join(import.meta.dirname, 'static-page/index.html')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const answers = new Map([['/', answerOf(PAGE)]])
for (const file of globSync('{*.svg,art/*.svg,fonts/*.woff2}', { cwd: PUBLIC }))
  answers.set(`/${file}`, answerOf(path.join(PUBLIC, file)))

createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  if (!answer) return response.writeHead(404).end()
  return response.writeHead(200, answer.headers).end(answer.body)
}).listen(Number(process.env.PORT), '127.0.0.1')

function answerOf(file: string) {
  const type = TYPES[path.extname(file)]
  const content = readFileSync(file)
  const isPressed = type === 'font/woff2'
  const body = isPressed ? content : brotliCompressSync(content)
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': body.length,
      ...(isPressed ? {} : { 'content-encoding': 'br' }),
    },
  }
}
