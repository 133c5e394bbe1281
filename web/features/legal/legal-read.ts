import type { OperationInput } from '#core/contracts/operations.ts'
import type { LegalName } from '#core/contracts/website/legal.ts'

/** What each text is called, and what its date says. */
export const legalNames: Record<LegalName, { title: string; since: string }> = {
  terms: { title: 'Terms and Conditions', since: 'Effective' },
  privacy: { title: 'Privacy Policy', since: 'Last updated' },
  popia: { title: 'POPIA Notice', since: 'Last updated' },
}

/** The version that the address names; anything but a number is the one of today. */
export function legalRead(name: LegalName, query: URLSearchParams): OperationInput<'GET /legal/:name'> {
  const version = Number(query.get('version'))
  const isOne = Number.isInteger(version) && version >= 1 && version <= MOST
  return { params: { name }, query: isOne ? { version } : {} }
}

const MOST = 10_000
