import { parse } from 'node:querystring'
import { parsed } from '#api/body.ts'
import type { Operation, RequestPart } from '#core/contracts/operations/operation.ts'
import { operations as contracts } from '#core/contracts/operations.ts'
import { Refusal } from '#core/errors.ts'
import type { Placed } from './document.ts'
import { asQuery, type Sent } from './hostile.ts'
import type { ValidRequest } from './valid-request.ts'

/**
 * What becomes of a request by the contract alone, without a server: it is refused with what is wrong, or taken as
 * something, or that is decided before the contract is asked ('the door'): by a header, by bytes that are no JSON.
 */
export type Outcome = { is: 'the door' } | { is: 'refused' } | { is: 'taken'; as: string }

const all: Readonly<Record<string, Operation>> = contracts
const contractOf = ({ method, path }: Placed): Operation => {
  const key = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`
  return all[key] ?? fail(`no contract is called ${key}`)
}

export function outcomeOf(operation: Placed, request: ValidRequest, sent: Sent): Outcome {
  if (sent.headers) return { is: 'the door' }
  const parts = partsOf(request, sent)
  if (!parts) return { is: 'the door' }
  const contract = contractOf(operation)
  try {
    const read = (['params', 'query', 'body'] satisfies RequestPart[]).map((part) =>
      parsed(contract, part, parts[part]),
    )
    return { is: 'taken', as: JSON.stringify(read) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.status !== 400 || Object.keys(error.fields ?? {}).length === 0) fail(`says nothing: ${sent.about}`)
    return { is: 'refused' }
  }
}

/** As the server hands them to the contract; undefined if it cannot. */
function partsOf(request: ValidRequest, sent: Sent): Record<RequestPart, unknown> | undefined {
  try {
    const params = Object.entries(sent.params ?? request.params ?? {})
    const body: unknown = sent.raw === undefined ? request.body : JSON.parse(sent.raw)
    if (sent.raw !== undefined && (typeof body !== 'object' || sent.raw.length > 60_000)) return undefined
    return {
      params: Object.fromEntries(params.map(([name, text]) => [name, decodeURIComponent(text)])),
      query: parse(sent.query ?? asQuery(request.query ?? {})),
      body,
    }
  } catch {
    return undefined
  }
}

function fail(why: string): never {
  throw new Error(why)
}
