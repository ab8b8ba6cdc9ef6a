import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const ERRORS = {
  404: 'Not found',
  405: 'Another method',
  409: 'The price has changed, the request id was used for something else, or the booking cannot be paid',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Invalid; `fields` names each field',
  429: 'Too many requests; see Retry-After',
  502: 'The payment provider refused',
  503: 'Not available for the moment; see Retry-After',
} as const

/** Fixed words by field (`field-details.ts`); in a 200, about markup that was removed. */
const detailsShape = z
  .record(z.string(), z.string())
  .optional()
  .describe(
    'For a program: Invalid email format, Invalid phone format, Invalid number of guests, Invalid date, Suspicious content detected',
  )

const errorShape = z.object({
  error: z.string().describe('A sentence to show people'),
  code: z.string().describe('snake_case'),
  fields: z.record(z.string(), z.string()).optional(),
  details: detailsShape,
})

/** The OpenAPI 3.1 document of the endpoints, generated from their schemas. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Saphan bookings', version: '1.0.0' },
    servers: [{ url: `${publicUrl}/functions/v1` }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [openApiPath(endpoint.path), pathItem(endpoint)])),
  }
}

function pathItem(endpoint: Endpoint): object {
  const failures = Object.entries(ERRORS).map(([status, description]) => [
    status,
    { description, content: json(errorShape, 'output') },
  ])
  return {
    [endpoint.method]: {
      summary: endpoint.summary,
      operationId: endpoint.path.split('/')[1],
      parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)],
      ...(endpoint.payload
        ? { requestBody: { required: true, content: json(endpoint.payload, 'input') } }
        : {}),
      responses: {
        200: { description: 'Done', content: json(withDetails(endpoint.answer), 'output') },
        ...Object.fromEntries(failures),
      },
    },
  }
}

function withDetails(answer: z.ZodType): z.ZodType {
  return answer instanceof z.ZodObject ? answer.extend({ details: detailsShape }) : answer
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } }
}

function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function pathParameters(path: string): object[] {
  const schema = { type: 'string', pattern: '^[a-z0-9-]{1,64}$' }
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({ name, in: 'path', required: true, schema }))
}

function queryParameters(query: z.ZodObject | undefined): object[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    ...{ name, in: 'query', required: true },
    schema: z.toJSONSchema(schema, { io: 'input' }),
  }))
}
