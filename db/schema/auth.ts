import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

export type EntryPurpose = 'sign_in' | 'sign_up'
/**
 * `number` proves a number to the account that asked, `presence` that its person is still there, `quotes` the number of a
 * guest who asks shops for a price. None of them opens an account.
 */
export type CodePurpose = EntryPurpose | 'number' | 'presence' | 'quotes'

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
  /** A number in E.164, or an e-mail address. */
  sent_to: string
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

/** What was proven to open a session. */
export type OpenedBy = 'whatsapp' | 'email' | 'admin'

export type SessionTable = {
  id: Defaulted<string>
  token_hash: string
  account_id: string
  opened_by: OpenedBy
  user_agent: Optional<string>
  created_at: Instant
  last_seen_at: Instant
  /** When an admin last showed the second factor. */
  confirmed_at: OptionalInstant
  /** The shop that an admin looks at as its people see it, and until when. */
  looking_at: Optional<string>
  looking_until: OptionalInstant
  expires_at: Instant
  revoked_at: OptionalInstant
}

export type NumberProofTable = Newcomer & {
  id: Defaulted<string>
  poll_hash: string
  code_hash: string
  user_agent: Optional<string>
  /** The part of the internet that the request came from; null where that is not known. */
  network: Optional<string>
  purpose: EntryPurpose
  /** Who sent us the code, and the address that it came from. */
  contact_id: Optional<string>
  sent_from: Optional<string>
  created_at: Instant
  expires_at: Instant
  /** The code came in, and the phone was asked. */
  asked_at: OptionalInstant
  /** The phone said yes. */
  proven_at: OptionalInstant
  used_at: OptionalInstant
  /** The phone said that it was not them. */
  refused_at: OptionalInstant
}

/** What signed the account in before a change. Only the columns of `what` are filled. */
export type AccountChangeTable = {
  id: Defaulted<string>
  account_id: string
  what: 'password' | 'email' | 'number'
  password_hash: Optional<string>
  email: Optional<string>
  email_verified_at: OptionalInstant
  number: Optional<string>
  at: Instant
  undone_at: OptionalInstant
}
