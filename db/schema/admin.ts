import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

/** An account that works in the console. A row without an end is in force. */
export type AdminTable = {
  account_id: string
  roles: AdminRole[]
  created_at: Instant
  ended_at: OptionalInstant
  /** Of the code that the command on the server printed. */
  set_up_hash: Optional<string>
  set_up_until: OptionalInstant
}

export type AdminAuthenticatorTable = {
  account_id: string
  /** Null until the first code was typed. */
  sealed_key: Optional<string>
  since: OptionalInstant
  last_step: Defaulted<number>
  /** The key that takes its place once a code of it was typed. */
  next_sealed_key: Optional<string>
}

export type AdminPasskeyTable = {
  id: Defaulted<string>
  account_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Instant
  last_used_at: OptionalInstant
}

export type AdminRecoveryCodeTable = { account_id: string; code_hash: string; used_at: OptionalInstant }

export type AdminChallengeTable = {
  token_hash: string
  account_id: Optional<string>
  purpose: 'sign_in' | 'passkey' | 'add_passkey' | 'confirm'
  passkey_challenge: Optional<string>
  /** The code of the command was right. */
  set_up_at: OptionalInstant
  tries_left: number
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
}
