import type { Language } from '#core/texts/texts.ts'
import { openLink, replaceLink, spendLink } from '#db/queries/accounts/auth.ts'
import type { Context } from '../context.ts'
import { LINK_MINUTES } from '../rules/people/one-time-code.ts'
import { addMinutes } from '../rules/time/time.ts'
import { accountOf, type Entry } from './accounts.ts'
import { type Client, countAddress, LINKS_AN_HOUR } from './limits.ts'
import { linkGone } from './refusals.ts'
import { hashOf, isToken, newToken } from './secrets.ts'
import { openSession } from './sessions.ts'

/**
 * The address of a page whose button signs this person in, once; undefined if they asked for too many of late. The token
 * stands behind the #, which no server and no log ever sees.
 */
export async function makeSignInLink(ctx: Context, contactId: string): Promise<string | undefined> {
  const at = ctx.clock.now()
  const token = newToken()
  const made = await replaceLink(
    ctx.db,
    { contact_id: contactId, token_hash: hashOf(ctx, 'link', token), expires_at: addMinutes(at, LINK_MINUTES) },
    { at, hourAgo: addMinutes(at, -60), most: LINKS_AN_HOUR },
  )
  return made ? `${ctx.config.publicUrl}/auth/whatsapp#${token}` : undefined
}

/** The person whom a link is for, without spending it; undefined if it does not work. */
export async function readSignInLink(
  ctx: Context,
  token: string,
): Promise<{ language: Language; numberEnd: string | undefined } | undefined> {
  if (!isToken(token)) return undefined
  const link = await openLink(ctx.db, hashOf(ctx, 'link', token), ctx.clock.now())
  const number = link?.address?.startsWith('+') ? link.address : undefined
  return link && { language: link.language ?? 'en', numberEnd: number?.slice(-3) }
}

/** Spends a link for a session; the person gets an account if they have none. Throws LINK_GONE, TOO_MANY_REQUESTS. */
export async function followSignInLink(ctx: Context, token: string, client: Client): Promise<Entry> {
  await countAddress(ctx, 'link', client)
  const contactId = isToken(token) ? await spendLink(ctx.db, hashOf(ctx, 'link', token), ctx.clock.now()) : undefined
  if (!contactId) throw linkGone()
  const { accountId, created } = await accountOf(ctx, contactId)
  return { session: await openSession(ctx, accountId, client, 'whatsapp'), created }
}
