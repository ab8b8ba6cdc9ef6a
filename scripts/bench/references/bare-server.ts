// Serves the response of `ORIGIN/` on PORT, with nothing but Node's HTTP server.
import { createServer } from 'node:http'
import { BROWSER } from '../browser-headers.ts'
import { rawResponse } from '../raw-response.ts'

const { ORIGIN = '', PORT } = process.env
const { headers, body } = await rawResponse(ORIGIN, BROWSER)
const { date, connection, 'keep-alive': keepAlive, ...sameHeaders } = headers

createServer((_request, response) => response.writeHead(200, sameHeaders).end(body)).listen(
  Number(PORT),
  '127.0.0.1',
)
