import { type Actor, guest } from '#core/actor.ts'
import { adminsOnly } from '#core/admin-policy.ts'
import type { Visitor } from '#core/auth/sessions.ts'
import type { ApiScope } from '#core/contracts/forms/integrations.ts'
import { Refusal } from '#core/errors.ts'
import { type AdminArea, mayAdmin } from '#core/rules/admin/admin-areas.ts'

/** The rule of who may call an endpoint, and the visitor that its handler can rely on. */
export type AccessRule<V> = {
  /** As it stands in the documentation. */
  name: string
  /** The statuses of its refusals. */
  refuses: readonly number[]
  /** For systems of a shop, by a key: the session of a browser opens nothing here. */
  byKey?: true
  /** The part of the console that it belongs to. */
  area?: AdminArea
  /** A dangerous act: the session has shown the second factor within the last ten minutes. */
  codeAgain?: true
  /** Throws SIGN_IN_REQUIRED or NOT_ALLOWED. */
  admit(visitor: Visitor | undefined): V
}

export const anyone: AccessRule<Visitor | undefined> = { name: 'anyone', refuses: [], admit: (visitor) => visitor }

export const signedIn: AccessRule<Visitor> = {
  name: 'anyone signed in',
  refuses: [401],
  admit: (visitor) => known(visitor),
}

/** Signed in, with a message of its own for a visitor who is signed out. */
export const signedInTo = (message: string): AccessRule<Visitor> => ({
  ...signedIn,
  admit: (visitor) => known(visitor, message),
})

/** Those of a conversation. */
export const participant = signedInTo('Please log in to access your messages')

/** The people of a shop, on its own pages. */
export const member = signedInTo('You need to log in to access the business dashboard.')

const only = (role: Visitor['account']['role'], message?: string): AccessRule<Visitor> => ({
  name: `anyone signed in as ${role}`,
  refuses: [401, 403],
  admit: (visitor) => {
    const someone = known(visitor, message)
    if (someone.account.role === role) return someone
    throw new Refusal('NOT_ALLOWED', 'Your account may not do this.', 403)
  },
})

/** A system of a shop, by a key that its owner made for this; the use-case asks what the key may do. */
export const keyWith = (scope: ApiScope): AccessRule<undefined> => ({
  name: `a key with ${scope}`,
  refuses: [401, 403],
  byKey: true,
  admit: () => undefined,
})

export const customer = only('customer')
export const customerTo = (message: string): AccessRule<Visitor> => only('customer', message)
export const business = only('business')

/**
 * An admin who works in this part of the console. With `codeAgain` the second factor must have been shown within the
 * last ten minutes.
 */
export const adminFor = (area: AdminArea, { codeAgain }: { codeAgain?: true } = {}): AccessRule<Visitor> => ({
  name: `an admin who may do ${area}${codeAgain ? ', with the code again' : ''}`,
  refuses: [401, 403],
  area,
  ...(codeAgain && { codeAgain }),
  admit: (visitor) => {
    const someone = known(visitor, 'Please log in as platform admin')
    if (!mayAdmin(someone.account.adminRoles ?? [], area)) throw adminsOnly()
    if (codeAgain && !someone.isConfirmed)
      throw new Refusal('CODE_REQUIRED', 'Please confirm with your authenticator code.', 403)
    return someone
  },
})

function known(visitor: Visitor | undefined, message = 'Please sign in first.'): Visitor {
  if (visitor) return visitor
  throw new Refusal('SIGN_IN_REQUIRED', message, 401)
}

/** The actor on whose behalf a use-case runs. */
export const actorOf = (visitor: Visitor | undefined): Actor => visitor?.actor ?? guest
