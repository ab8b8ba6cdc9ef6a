import fc from 'fast-check'
import { hostileText, type Member, mutatedForm, mutatedJson } from '../../hostile-values.ts'
import type { Door, PostExample } from '../fixtures/post-examples.ts'

/** A request with any body and any headers about it. */
export type Hostile = {
  body: string | Uint8Array<ArrayBuffer>
  type: string | undefined
  /** Its Content-Length header. */
  announced?: string
  /** Sent to the data address, as by the scripts of a page. */
  byScript?: boolean
  /** Sent twice at the same moment. */
  twice?: boolean
  /** With a valid signature of the payment provider. */
  signed?: boolean
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Requests that have caused a bug before, by address; always tried first. */
export const FORMER_FAILURES: Readonly<Record<string, Hostile[]>> = {
  '/webhooks/stripe': [
    { body: '{"id":"evt_1","type":"checkout.session.completed"}', type: JSON_TYPE, signed: true },
    { body: 'null', type: JSON_TYPE, signed: true },
  ],
  '/auth/sign-out': [{ body: '', type: FORM_TYPE, twice: true }],
}

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Uint8Array.from(array))
const garbage = fc.oneof(
  bytes,
  hostileText,
  fc.constantFrom('', '{', '[]', 'null', '"x"', '{}{}', '\ufeff{}', '&&&===', '%', '%ff%fe', 'a[b]=1', '='),
  fc.constantFrom(...[65, 129, 300].map((kilobytes) => 'x'.repeat(kilobytes * 1024))),
)
const typeName = fc.constantFrom(
  ...[undefined, '', 'x', 'text/plain', 'text/html', '*/*', 'application/octet-stream', 'application/xml'],
  ...[`${JSON_TYPE}; charset=utf-16`, `${JSON_TYPE};charset="`, 'APPLICATION/JSON', `${JSON_TYPE}, x`],
  ...[`${FORM_TYPE}; charset=utf-7`, `${FORM_TYPE};;`, 'application/x-ndjson', 'multipart/mixed; boundary=x'],
  ...['', '=', '=""', '="a b"', `=${'x'.repeat(200)}`].map((rest) => `multipart/form-data; boundary${rest}`),
)
const boundaryName = fc.constantFrom('x', '----WebKitFormBoundaryA', "'()+_,-./:=?")
const announced = fc.constantFrom('0', '5', '-1', '1e3', 'NaN', '65536', '99999999', '0x10', '5, 5')
const rarely = fc.nat({ max: 9 }).map((chance) => chance === 0)

/** Valid bodies with mutated fields; sometimes a wholly different body or a wrong header. */
export function hostileRequest(door: Door, fields: PostExample['fields']): fc.Arbitrary<Hostile> {
  const usual = door === 'forms' ? mutatedPost(fields) : mutatedCall(fields)
  const body = fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 1, arbitrary: fc.record({ body: garbage, type: typeName }) },
    { weight: 1, arbitrary: fc.tuple(usual, typeName).map(([sent, type]) => ({ ...sent, type })) },
  )
  const manner = fc.record({ byScript: fc.boolean(), twice: rarely, signed: fc.boolean() })
  const lie = fc.oneof({ weight: 12, arbitrary: fc.constant({}) }, fc.record({ announced }))
  return fc.tuple(body, manner, lie).map(([sent, how, said]) => ({ ...sent, ...how, ...said }))
}

function mutatedCall(fields: PostExample['fields']): fc.Arbitrary<Hostile> {
  const json = mutatedJson(fields).map((body) => ({ body, type: JSON_TYPE }))
  return fc.oneof({ weight: 8, arbitrary: json }, urlEncoded(fields))
}

function mutatedPost(fields: PostExample['fields']): fc.Arbitrary<Hostile> {
  const parts = fc.tuple(mutatedForm(fields), boundaryName).map(([members, boundary]) => ({
    body: inParts(members, boundary),
    type: `multipart/form-data; boundary="${boundary}"`,
  }))
  return fc.oneof({ weight: 4, arbitrary: urlEncoded(fields) }, parts)
}

function urlEncoded(fields: PostExample['fields']): fc.Arbitrary<Hostile> {
  return mutatedForm(fields).map((members) => ({
    body: new URLSearchParams(members.map(([name, value]) => [name, value])).toString(),
    type: FORM_TYPE,
  }))
}

/** A multipart body without any escaping: fields may contain quotes, line ends and the boundary. Every fifth is a file. */
function inParts(members: readonly Member[], boundary: string): string {
  const parts = members.map(([name, value], index) => {
    const file = index % 5 === 4 ? `; filename="${value.slice(0, 20)}"` : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}--${boundary}--\r\n`
}
