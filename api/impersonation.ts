import { isPerson } from '#core/actor.ts'
import type { Visitor } from '#core/auth/sessions.ts'
import type { OperationKey } from '#core/contracts/operations.ts'
import { Refusal } from '#core/errors.ts'
import type { Endpoint } from './route.ts'

/** What somebody of the shop reads and an admin may see; conversations, and drivers by name and number, are not among it. */
const shown: ReadonlySet<string> = new Set<OperationKey>([
  'GET /shops/:shopId/dashboard',
  'GET /shops/:shopId/application',
  'GET /shops/:shopId/own-deals',
  'GET /shops/:shopId/deal-tyres',
  'GET /shops/:shopId/listings',
  'GET /shops/:shopId/stock',
  'GET /shops/:shopId/catalogue',
  'GET /shops/:shopId/profile',
  'GET /shops/:shopId/chat-preview',
  'GET /shops/:shopId/hours',
  'GET /shops/:shopId/services',
  'GET /shops/:shopId/media',
  'GET /shops/:shopId/members',
  'GET /shops/:shopId/reach',
  'GET /shops/:shopId/analytics',
])
const leaves: ReadonlySet<string> = new Set<OperationKey>(['POST /admin/look/end', 'POST /auth/sign-out'])

/**
 * A session that looks at a shop changes nothing at all, here or elsewhere, and reads as its staff what is shown. The
 * actor gets the membership for these reads only, so no other way into the product knows of it. Throws LOOK_ONLY.
 */
export function whileImpersonating({ key, method }: Pick<Endpoint, 'key' | 'method'>, visitor: Visitor | undefined) {
  const looking = visitor?.account.looking
  if (!visitor || !looking || leaves.has(key)) return visitor
  if (method !== 'get') throw lookOnly()
  const { actor } = visitor
  if (!shown.has(key) || !isPerson(actor)) return visitor
  return { ...visitor, actor: { ...actor, shops: [{ shopId: looking.id, role: 'staff' as const }] } }
}

const lookOnly = () =>
  new Refusal(
    'LOOK_ONLY',
    'You look at a shop as its people see it, so nothing can be changed. End the look first.',
    403,
  )

const drivers: Readonly<Record<string, string>> = { customer: 'A driver', latest: 'Not shown', subject: 'Not shown' }

/** For JSON.stringify: what names a driver, or holds words of a conversation, is not shown in a look. */
export const withoutDrivers = (name: string, value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(drivers, name) ? drivers[name] : value
