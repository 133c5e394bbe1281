import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

export type EntryPurpose = 'sign_in' | 'sign_up'
/** `number`: proves a number to the account that asked, and opens nothing. */
export type CodePurpose = EntryPurpose | 'number'

/** What a new account is to know of its person. */
export type Newcomer = {
  name: Optional<string>
  vehicle_make: Optional<string>
  vehicle_model: Optional<string>
  vehicle_year: Optional<number>
}

export type OneTimeCodeTable = Newcomer & {
  /** Of the token that the asking browser holds. */
  session_hash: string
  /** E.164. */
  number: string
  purpose: CodePurpose
  account_id: Optional<string>
  code_hash: string
  attempts_left: number
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
}

export type SignInLinkTable = {
  contact_id: string
  token_hash: string
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
  /** Links made since made_since, which moves on every hour. */
  made: number
  made_since: Instant
}

/** What a mail leads back with: a proof of the address. */
export type EmailLinkTable = {
  token_hash: string
  account_id: string
  purpose: 'verify' | 'reset'
  email: string
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
}

export type SessionTable = {
  id: Defaulted<string>
  token_hash: string
  account_id: string
  user_agent: Optional<string>
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  revoked_at: OptionalInstant
}

export type NumberProofTable = Newcomer & {
  poll_hash: string
  code_hash: string
  purpose: EntryPurpose
  /** Who sent us the code. */
  contact_id: Optional<string>
  /** What it opened. */
  session_id: Optional<string>
  created_at: Instant
  expires_at: Instant
  proven_at: OptionalInstant
  used_at: OptionalInstant
}
