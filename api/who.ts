import { type Actor, guest } from '#core/actor.ts'
import type { Visitor } from '#core/auth/sessions.ts'
import { Refusal } from '#core/errors.ts'

/** Who may ask. `admit` gives the visitor as the endpoint may rely on them; it throws SIGN_IN_REQUIRED or NOT_ALLOWED. */
export type Who<V> = { says: string; refuses: readonly number[]; admit(visitor: Visitor | undefined): V }

export const anyone: Who<Visitor | undefined> = { says: 'anyone', refuses: [], admit: (visitor) => visitor }

export const signedIn: Who<Visitor> = { says: 'signed in', refuses: [401], admit: (visitor) => known(visitor) }

/** The same, where who is not gets other words. */
export const signedInTo = (message: string): Who<Visitor> => ({
  ...signedIn,
  admit: (visitor) => known(visitor, message),
})

const only = (role: Visitor['account']['role'], message?: string): Who<Visitor> => ({
  says: `signed in as ${role}`,
  refuses: [401, 403],
  admit: (visitor) => {
    const someone = known(visitor, message)
    if (someone.account.role === role) return someone
    throw new Refusal('NOT_ALLOWED', 'Your account may not do this.', 403)
  },
})

export const customer = only('customer')
export const customerTo = (message: string): Who<Visitor> => only('customer', message)
export const business = only('business')
export const admin = only('admin')

function known(visitor: Visitor | undefined, message = 'Please sign in first.'): Visitor {
  if (visitor) return visitor
  throw new Refusal('SIGN_IN_REQUIRED', message, 401)
}

/** Whose hands the use-case sees. */
export const actorOf = (visitor: Visitor | undefined): Actor => visitor?.actor ?? guest
