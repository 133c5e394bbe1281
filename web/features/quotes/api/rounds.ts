import type { AccountView } from '#core/contracts/auth.ts'
import type { ReadKey } from '#core/contracts/operations.ts'
import { type CallOptions, call } from '#web/lib/api/call.ts'

/** Whose request it is: that of an account, or of a guest who holds the private link of this one. */
export type Holder = { account: AccountView } | { token: string }

export const readsOf = (holder: Holder): readonly ReadKey[] =>
  'token' in holder ? ['GET /guest-rounds/:token'] : ['GET /quote-rounds']

export const decline = (holder: Holder, id: string, options: CallOptions) =>
  'token' in holder
    ? call('POST /guest-rounds/:token/answers/:id/decline', { params: { token: holder.token, id } }, options)
    : call('POST /quote-answers/:id/decline', { params: { id } }, options)

export const close = (holder: Holder, id: string, options: CallOptions) =>
  'token' in holder
    ? call('POST /guest-rounds/:token/close', { params: { token: holder.token } }, options)
    : call('POST /quote-rounds/:id/close', { params: { id } }, options)

/** Asks two more shops for the same. */
export const askMore = (holder: Holder, id: string, options: CallOptions) =>
  'token' in holder
    ? call('POST /guest-rounds/:token/more', { params: { token: holder.token } }, options)
    : call('POST /quote-rounds/:id/more', { params: { id } }, options)
