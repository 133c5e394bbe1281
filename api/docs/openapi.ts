import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { Problem } from '#core/contracts/problem.ts'
import { brand } from '#core/rules/brand.ts'
import { AS_ACCOUNT } from '#core/rules/website/as-account.ts'
import { PEOPLE_AT_AN_ADDRESS } from '../rate-limit.ts'
import type { Endpoint, Session } from '../route.ts'
import { KEY_FORM } from '../serve.ts'
import { makeShapes, type Shape } from './shape.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Shape
  style?: 'form'
  explode?: false
}
/** By media type. */
type Content = Record<string, { schema: Shape }>
type Header = { description: string; schema: Shape }
export type Response = { description: string; headers?: Record<string, Header>; content?: Content }
export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Shape>; securitySchemes: Record<string, Record<string, string>> }
}

type Shapes = ReturnType<typeof makeShapes>
type Installation = { publicUrl: string; cookie: string }

/** The whole API as one OpenAPI document. */
export function openApi(
  areas: Readonly<Record<string, readonly Endpoint[]>>,
  { publicUrl, cookie }: Installation,
): OpenApi {
  const shapes = makeShapes()
  const paths: OpenApi['paths'] = {}
  for (const [area, endpoints] of Object.entries(areas)) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint, area, shapes) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: introduction(publicUrl) },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: shapes.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Given to the browser that signs in.' },
        key: { type: 'http', scheme: 'bearer', description: 'Made by an owner of the shop: /business/keys.' },
      },
    },
  }
}

const introduction = (publicUrl: string): string =>
  [
    'JSON in UTF-8. Money is in cents of the rand, instants are ISO 8601 in UTC, days and times of day are those of Johannesburg.',
    `Whatever changes something has to come from our own pages (Origin: ${publicUrl}), but for what a shop's own systems do by a key.`,
    'Every refusal has the form of Problem; its requestId, also in the header X-Request-Id, finds the request in the log.',
    'Lists come in pages: send the next of one page as after of the following one.',
    'A file travels as the body itself, whatever Content-Type says: it is taken for what its content is. What answers with a file takes Range.',
  ].join(' ')

/** Every status that the endpoint may answer with. */
export function statusesOf(endpoint: Endpoint): number[] {
  const { responses, params, query, body, takes, access, idempotent, caches, method } = endpoint
  const also = [
    caches && 304,
    (params || query || body || idempotent) && 400,
    ...access.refuses,
    namesAccount(endpoint) && 401,
    method !== 'get' && 403,
    ...(body || takes ? [413, 415] : []),
    idempotent && 422,
    ...[429, 503],
  ]
  const all = [...Object.keys(responses).map(Number), ...also.filter((one) => typeof one === 'number')]
  return [...new Set(all)].sort((one, other) => one - other)
}

/** A change that is refused if it names another account than the one that is signed in. */
const namesAccount = ({ method, session, access }: Endpoint): boolean => method !== 'get' && !session && !access.byKey

function operation(endpoint: Endpoint, area: string, shapes: Shapes): Operation {
  const { method, path, summary, access, caches, body, takes } = endpoint
  const words = path.split(/[/:.-]+/).filter(Boolean)
  const session = { session: [] }
  const shape = body && shapes.shapeOf(body, 'input')
  return {
    operationId: method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    summary,
    description: `For ${access.name}. ${limitsOf(endpoint)}`,
    tags: [area],
    security: access.byKey ? [{ key: [] }] : caches ? [] : access.refuses.length > 0 ? [session] : [{}, session],
    parameters: parametersOf(endpoint, shapes),
    ...(body &&
      shape && {
        requestBody: {
          required: !body.safeParse(undefined).success,
          content: { 'application/json': { schema: shape } },
        },
      }),
    ...(takes && { requestBody: { required: true, content: bytes(takes.types, takes.maxBytes) } }),
    responses: Object.fromEntries(
      statusesOf(endpoint).map((status) => [String(status), response(endpoint, status, shapes)]),
    ),
  }
}

/** OpenAPI 3.1 describes bytes by their media type, without a schema of their own. */
const bytes = (types: readonly string[], maxLength?: number): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: maxLength === undefined ? {} : { maxLength } }]))

const limitsOf = ({ access, rateLimit, alsoLimit }: Endpoint): string =>
  [rateLimit, ...(alsoLimit ? [alsoLimit] : [])]
    .map(
      ({ times, seconds }) =>
        `At most ${times} times in ${seconds} seconds for ${access.byKey ? 'a key' : 'an account'}, ${times * PEOPLE_AT_AN_ADDRESS} for an address.`,
    )
    .join(' ')

function response(endpoint: Endpoint, status: number, { shapeOf }: Shapes): Response {
  const { responses, caches, success, session: kept, idempotent, gives } = endpoint
  const schema = status === 304 || status === 204 ? undefined : (responses[status] ?? Problem)
  return {
    description: STATUS_CODES[status] ?? '',
    headers: {
      'X-Request-Id': { description: 'Finds the request in the log.', schema: { type: 'string', format: 'uuid' } },
      ...((status === 429 || status === 503) && {
        'Retry-After': { description: 'Seconds until it is worth another try.', schema: { type: 'integer' } },
      }),
      ...(caches &&
        (status === success || status === 304) && {
          ETag: { description: 'Send it as If-None-Match to ask again.', schema: { type: 'string' } },
        }),
      ...(status === success && kept && { 'Set-Cookie': { description: cookies[kept], schema: { type: 'string' } } }),
      ...(status === success &&
        idempotent && {
          'Idempotency-Replayed': {
            description: 'true if the answer is that of an earlier request with the same key.',
            schema: { type: 'string', const: 'true' },
          },
        }),
    },
    ...(schema && {
      content:
        gives && status === success ? bytes(gives) : { 'application/json': { schema: shapeOf(schema, 'output') } },
    }),
  }
}

const cookies: Record<Session, string> = {
  given: 'Gives the browser its session.',
  renewed: 'Prolongs the session; removes one that has ended.',
  taken: 'Removes the session from the browser.',
}

const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key takes effect once; its answer is kept for 24 hours.',
  schema: { type: 'string', pattern: KEY_FORM },
}

const accountParameter: Parameter = {
  name: AS_ACCOUNT,
  in: 'header',
  required: false,
  description: 'The account that should be signed in; if it is not, the change is refused with 401.',
  schema: { type: 'string', format: 'uuid' },
}

function parametersOf(endpoint: Endpoint, shapes: Shapes): Parameter[] {
  const { params, query, idempotent } = endpoint
  return [
    ...(params ? fieldsOf(params, 'path', shapes) : []),
    ...(query ? fieldsOf(query, 'query', shapes) : []),
    ...(idempotent ? [keyParameter] : []),
    ...(namesAccount(endpoint) ? [accountParameter] : []),
  ]
}

/** In an address everything is text; the form after parsing tells more. */
function fieldsOf(schema: z.ZodType, part: 'path' | 'query', { shapeOf }: Shapes): Parameter[] {
  const [sent, read] = [shapeOf(schema, 'input'), shapeOf(schema, 'output')]
  return Object.entries(sent.properties ?? {}).map(([name, asSent]) => {
    const asRead = read.properties?.[name] ?? {}
    const shape = Object.keys(asRead).some((key) => key !== 'default' && key !== 'description') ? asRead : asSent
    const isList = shape.type === 'array'
    return {
      name,
      in: part,
      required: sent.required?.includes(name) ?? false,
      schema: shape,
      ...(isList && { style: 'form', explode: false }),
    }
  })
}
