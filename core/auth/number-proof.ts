import { findProof, insertProof, linkProof, proveWith, spendProof, undoProofs } from '#db/queries/accounts/auth.ts'
import type { Context } from '../context.ts'
import type { NumberProofStarted, NumberProofState, StartNumberProof } from '../contracts/auth.ts'
import { brand } from '../rules/brand.ts'
import { PROOF_MINUTES } from '../rules/people/one-time-code.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { type Entry, enterAsContact } from './enter.ts'
import { type Client, countAddress } from './limits.ts'
import { newcomerOf } from './newcomer.ts'
import { notProven, proofUnknown } from './refusals.ts'
import { hashOf, isProofCode, isToken, newProofCode, newToken } from './secrets.ts'
import { tellEnded } from './sessions.ts'

/** What the browser has at least, once the code has come in. */
const LEAVES_MINUTES = 2
/** How long 'it was not me' takes back what was opened. */
const UNDO_MINUTES = 24 * 60

/**
 * A code for the driver to send to our number: whoever sends it has proven to hold the number that it comes from, and
 * no template is paid for. Throws TOO_MANY_REQUESTS.
 */
export async function startNumberProof(
  ctx: Context,
  wish: StartNumberProof,
  client: Client,
): Promise<NumberProofStarted> {
  await countAddress(ctx, 'proof', client)
  const at = ctx.clock.now()
  const pollToken = newToken()
  const row = {
    poll_hash: hashOf(ctx, 'poll', pollToken),
    purpose: wish.purpose,
    ...newcomerOf(wish),
    created_at: at,
    expires_at: addMinutes(at, PROOF_MINUTES),
  }
  let code = newProofCode()
  while (!(await insertProof(ctx.db, { ...row, code_hash: hashOf(ctx, 'proof', code) }))) code = newProofCode()
  // The words say what sending them does, for somebody who was talked into it.
  const text = `Sign me in: ${brand.name.toUpperCase()} ${code}`
  const number = ctx.config.twilio.whatsappNumber.replace(/\D/g, '')
  return {
    code: `${brand.name.toUpperCase()} ${code}`,
    text,
    waLink: `https://wa.me/${number}?text=${encodeURIComponent(text)}`,
    pollToken,
    expiresAt: row.expires_at.toISOString(),
  }
}

/** The whole message: inside other words somebody may have been talked into sending it. */
const wholeMessage = new RegExp(`^(?:sign me in:? ?)?${brand.name}[ :-]{0,3}([a-z0-9]{3}[ -]?[a-z0-9]{3})[.!]?$`, 'i')

/** The code that a message is, as the website puts it in or as people type it; undefined when it says anything else. */
export const proofCodeIn = (message: string): string | undefined => {
  const code = wholeMessage.exec(message.trim())?.[1]?.replace(/[ -]/g, '').toUpperCase()
  return code && isProofCode(code) ? code : undefined
}

/** Takes a message that carries such a code as the proof that it is; undefined for any other message. */
export async function proveNumber(
  ctx: Context,
  contactId: string,
  words: string,
): Promise<'confirmed' | 'unknown' | undefined> {
  const code = proofCodeIn(words)
  if (!code) return undefined
  const at = ctx.clock.now()
  const hash = hashOf(ctx, 'proof', code)
  return (await proveWith(ctx.db, hash, contactId, { at, leaving: addMinutes(at, LEAVES_MINUTES) }))
    ? 'confirmed'
    : 'unknown'
}

/** How it stands, for the browser that shows the code. Throws PROOF_UNKNOWN. */
export async function pollNumberProof(ctx: Context, pollToken: string): Promise<NumberProofState> {
  const found = isToken(pollToken) ? await findProof(ctx.db, hashOf(ctx, 'poll', pollToken)) : undefined
  if (!found) throw proofUnknown()
  const isOver = found.expires_at <= ctx.clock.now()
  const state = found.used_at ? 'used' : isOver ? 'expired' : found.proven_at ? 'confirmed' : 'waiting'
  return { state, expiresAt: found.expires_at.toISOString() }
}

/** Signs the browser in, once, whose code has come in. Throws NOT_PROVEN, PROOF_UNKNOWN, and what entering refuses. */
export async function finishNumberProof(ctx: Context, pollToken: string, client: Client): Promise<Entry> {
  const { state } = await pollNumberProof(ctx, pollToken)
  if (state === 'waiting') throw notProven()
  const pollHash = hashOf(ctx, 'poll', pollToken)
  const spent = await spendProof(ctx.db, pollHash, ctx.clock.now())
  if (!spent) throw proofUnknown()
  return transaction(ctx, async (ctx) => {
    const entry = await enterAsContact(ctx, spent.contact_id, spent, client)
    await linkProof(ctx.db, pollHash, entry.session.id)
    return entry
  })
}

/** 'It was not me': signs out what the person's code of the last day has opened. False when there was nothing. */
export async function undoNumberProof(ctx: Context, contactId: string): Promise<boolean> {
  const at = ctx.clock.now()
  const undone = await undoProofs(ctx.db, contactId, addMinutes(at, -UNDO_MINUTES), at)
  for (const accountId of new Set(undone)) if (accountId) await tellEnded(ctx, accountId)
  return undone.length > 0
}
