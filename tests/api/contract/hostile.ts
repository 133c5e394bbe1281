import type { Shape } from '#api/docs/shape.ts'
import { document, type Placed } from './document.ts'
import type { ValidRequest } from './valid-request.ts'

/** `body` is the JSON as it is sent, which may be none. */
export type Sent = {
  about: string /** As they stand in the path. */
  params?: Record<string, string>
  query?: string
  raw?: string
  headers?: Record<string, string>
}

const texts = [
  `'; drop table booking; --`,
  `" or 1=1 --`,
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '%00',
  '#{7*7}',
  '\u202e\u0000',
  '\u0000',
  '🛞'.repeat(50),
  'ﷺ'.repeat(40),
  '1e999',
  '-1',
  '0x1F',
  'NaN',
  '9999999999999999999999',
  '',
  ' ',
  'null',
  '__proto__',
  '999/99R99',
  '0/0R0',
  '205/55R16 195/65R15',
  '2026-02-30',
  '2099-12-31',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
]
/** For what is no text: each of these is refused in one way or another before it is read. */
const fewTexts = ['\u0000', '1e999', '-1', 'NaN', ' ', '__proto__']
const isWords = ({ type, enum: choices, $ref }: Shape): boolean =>
  $ref === undefined && type === 'string' && choices === undefined
const values = [null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', 'x', 'x'.repeat(20_000), [], [[]], {}, [null]]

/** Every field in turn with what does not belong there. */
export function* hostile(operation: Placed, request: ValidRequest): Generator<Sent> {
  yield* addresses(operation, request)
  if (operation.requestBody?.content['application/json']) yield* bodies(operation, request)
}

function* addresses({ parameters }: Placed, { params = {}, query = {} }: ValidRequest): Generator<Sent> {
  for (const { name, in: place, required } of parameters) {
    if (place === 'header') {
      for (const text of ['short', 'x'.repeat(101), "'; drop table--xxxxxxxxx", '{"a":1}xxxxxxxxxxxxxxxx'])
        yield { about: `key ${text}`, headers: { 'Idempotency-Key': text } }
      continue
    }
    for (const text of [...texts, 'x'.repeat(4_000)]) {
      const encoded = encodeURIComponent(text)
      if (place === 'query') yield { about: `${name}=${encoded}`, query: asQuery({ ...query, [name]: text }) }
      else if (text) yield { about: `{${name}}=${encoded.slice(0, 80)}`, params: { ...params, [name]: encoded } }
    }
    if (place === 'path')
      for (const text of ['%', '%E0%A4%A', '%ff', '%C0%AF']) yield { about: text, params: { ...params, [name]: text } }
    if (place === 'query' && required) yield { about: `no ${name}`, query: asQuery(without(query, name)) }
    if (place === 'query') yield { about: `${name} twice`, query: `${asQuery({ ...query, [name]: '1' })}&${name}=2` }
  }
  for (const key of ['unknown', '__proto__', 'constructor', 'toString', 'lat[]', 'a[b]', '%E0%A4%A', '%00'])
    yield { about: `?${key}`, query: `${asQuery(query)}&${key}=1` }
}

function* bodies({ requestBody }: Placed, { body = {} }: ValidRequest): Generator<Sent> {
  const raw = (value: unknown) => JSON.stringify(value)
  for (const [at, shape] of fieldsOf(requestBody?.content['application/json']?.schema ?? {})) {
    for (const value of [...values, ...(isWords(shape) ? texts : fewTexts)])
      yield { about: `${at.join('.')} = ${raw(value)?.slice(0, 80)}`, raw: raw(changed(body, at, value)) }
    const lone = raw(changed(body, at, 'LONE'))
    yield { about: `${at.join('.')} half a sign`, raw: lone.replace('LONE', '\\ud800') }
    yield { about: `${at.join('.')} too many`, raw: raw(changed(body, at, Array(500).fill(shape.enum?.[0] ?? 'x'))) }
    yield { about: `no ${at.join('.')}`, raw: raw(changed(body, at, undefined)) }
  }
  const open = raw(body).slice(0, -1)
  const more = open === '{' ? open : `${open},`
  for (const key of ['unknown', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '\\u0000', '\\ud800'])
    yield { about: `field ${key}`, raw: `${more}"${key}":{"isAdmin":true}}` }
  for (const text of ['', 'null', 'true', '1', '"x"', '[]', '{', '{"a":', 'undefined', '{]', '\ufeff{}', '\u0000'])
    yield { about: `body ${text}`, raw: text }
  yield { about: 'deep', raw: `${'['.repeat(20_000)}${']'.repeat(20_000)}` }
  yield { about: 'deep inside', raw: `${more}"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}` }
  yield { about: 'large', raw: `${more}"a":"${'x'.repeat(200_000)}"}` }
  yield { about: 'many fields', raw: raw(Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`f${n}`, n]))) }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
    '',
  ])
    yield { about: `as ${type}`, raw: raw(body), headers: { 'Content-Type': type } }
  yield { about: 'in another charset', raw: raw(body), headers: { 'Content-Type': 'application/json; charset=latin1' } }
  yield { about: 'packed', raw: raw(body), headers: { 'Content-Encoding': 'gzip' } }
}

/** Paths of the fields of a form, also inside of others. */
function fieldsOf(shape: Shape, at: readonly string[] = []): [readonly string[], Shape][] {
  const name = shape.$ref?.split('/').at(-1)
  const known = name === undefined ? shape : (document.components.schemas[name] ?? {})
  const inner = [known, ...(known.anyOf ?? []), ...(known.oneOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties),
  )
  return inner.flatMap(([key, field]) => [[[...at, key], field] as [string[], Shape], ...fieldsOf(field, [...at, key])])
}

function changed(
  body: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = body[first]
  const whole = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  return { ...body, [first]: rest.length === 0 ? value : changed(whole, rest, value) }
}

const without = (fields: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

export const asQuery = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()
