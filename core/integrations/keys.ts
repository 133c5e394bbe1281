import {
  type ApiKeyRow,
  findKey,
  insertKey,
  keepsOwnBooks,
  keyInUse,
  keysOf,
  revokeKey,
} from '#db/queries/integrations/webhooks.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import type { Actor, KeyHolder, Person } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { hashOf, isToken, newToken } from '../auth/secrets.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import { ownerRequired } from '../businesses/members/members.ts'
import type { Context } from '../context.ts'
import type { MakeApiKey } from '../contracts/forms/integrations.ts'
import type { ApiKey, ApiKeys, MadeApiKey } from '../contracts/seller/integration.ts'
import { refuseBlocked } from '../inventory/write-stock.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { belongsToShop, canManageKeys } from './key-policy.ts'
import { keyNotFound, keyRequired, MAX_KEYS, tooManyKeys } from './stock.ts'

const BEGINS = 'spoor_'
/** Enough to tell a key from others, and too little to use it. */
const SHOWN = BEGINS.length + 4

const keyView = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** The actor as an owner of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop, and OWNER_REQUIRED. */
export function ownerOf(actor: Actor, shopId: string): Person {
  if (!belongsToShop(actor, shopId)) throw shopNotFound()
  if (!canManageKeys(actor, shopId)) throw ownerRequired()
  return actor
}

/** The keys that work, the newest first. Throws SHOP_NOT_FOUND, OWNER_REQUIRED. */
export async function listKeys(ctx: Context, actor: Actor, shopId: string): Promise<ApiKeys> {
  ownerOf(actor, shopId)
  return {
    keys: (await keysOf(ctx.db, shopId)).map(keyView),
    keepsOwnBooks: await keepsOwnBooks(ctx.db, shopId),
  }
}

/**
 * Makes a key, which is shown this once: we keep its hash alone. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED,
 * TOO_MANY_KEYS.
 */
export const makeKey = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { name, scopes }: MakeApiKey,
): Promise<MadeApiKey> =>
  transaction(ctx, async (ctx) => {
    const me = ownerOf(actor, shopId)
    await refuseBlocked(ctx, shopId)
    await lockStock(ctx.db, shopId)
    if ((await keysOf(ctx.db, shopId)).length >= MAX_KEYS) throw tooManyKeys()
    const token = `${BEGINS}${newToken()}`
    const made = await insertKey(ctx.db, {
      shop_id: shopId,
      name,
      prefix: token.slice(0, SHOWN),
      token_hash: hashOf(ctx, 'api key', token),
      scopes: [...new Set(scopes)],
      made_by: me.contactId,
      created_at: ctx.clock.now(),
    })
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'create',
      entity: 'api_key',
      entityId: made.id,
      after: { shopId, scopes: made.scopes },
    })
    return { key: keyView(made), token }
  })

/** Ends a key at once. Throws KEY_NOT_FOUND, also for somebody else's, and OWNER_REQUIRED. */
export const endKey = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const found = await findKey(ctx.db, id)
    if (!found || !belongsToShop(actor, found.shop_id)) throw keyNotFound()
    const me = ownerOf(actor, found.shop_id)
    await revokeKey(ctx.db, id, ctx.clock.now())
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'delete',
      entity: 'api_key',
      entityId: id,
      before: { shopId: found.shop_id, scopes: found.scopes },
    })
  })

/** Whom a key acts for. A key of a blocked shop opens nothing. Throws KEY_REQUIRED. */
export async function holderOf(ctx: Context, authorization: string | undefined): Promise<KeyHolder> {
  const [, token = ''] = /^Bearer (\S{20,100})$/i.exec(authorization ?? '') ?? []
  if (!token.startsWith(BEGINS) || !isToken(token.slice(BEGINS.length))) throw keyRequired()
  const at = ctx.clock.now()
  const found = await keyInUse(ctx.db, hashOf(ctx, 'api key', token), at, addMinutes(at, -1))
  if (!found || found.business_status === 'blocked') throw keyRequired()
  return { kind: 'key', keyId: found.id, shopId: found.shop_id, scopes: found.scopes }
}
