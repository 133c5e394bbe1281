import { accountOfContact } from '#db/queries/accounts/accounts.ts'
import {
  type AskedProof,
  approveProof,
  askProof,
  findProof,
  insertProof,
  openProof,
  spendProof,
} from '#db/queries/accounts/number-proofs.ts'
import { insertOutbound } from '#db/queries/messaging/outbound.ts'
import type { Context } from '../context.ts'
import type { NumberProofStarted, NumberProofState, StartNumberProof } from '../contracts/auth.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { personOf } from '../messaging/people/person.ts'
import { chatForm } from '../notifications/chat-form.ts'
import { accountChanged } from '../notifications/kinds/account/account-changed.ts'
import { carried, timing } from '../notifications/timing.ts'
import { brand } from '../rules/brand.ts'
import { decide } from '../rules/notifications/notify.ts'
import { deviceName, networkName } from '../rules/people/device.ts'
import { PROOF_MINUTES, type SignInQuestion } from '../rules/people/one-time-code.ts'
import { addMinutes } from '../rules/time/time.ts'
import { whatsappLink } from '../rules/website/whatsapp-link.ts'
import { transaction } from '../transaction.ts'
import { type Entry, enterAsContact, newcomerOf } from './accounts.ts'
import { type Client, countAddress } from './limits.ts'
import { notProven, proofRefused, proofUnknown } from './refusals.ts'
import { hashOf, isProofCode, isToken, newProofCode, newToken } from './secrets.ts'

/** The person has at least so long to answer, and then the browser to finish. */
const LEAVES_MINUTES = 2

/**
 * Gives a code that the driver sends to our number. The message proves the number that it comes from and costs no
 * template. The phone is asked before the browser is signed in. Throws TOO_MANY_REQUESTS.
 */
export async function startNumberProof(
  ctx: Context,
  input: StartNumberProof,
  client: Client,
): Promise<NumberProofStarted> {
  await countAddress(ctx, 'proof', client)
  const at = ctx.clock.now()
  const pollToken = newToken()
  const row = {
    poll_hash: hashOf(ctx, 'poll', pollToken),
    purpose: input.purpose,
    ...newcomerOf(input),
    user_agent: client.userAgent?.slice(0, 300) ?? null,
    network: networkName(client.address) ?? null,
    created_at: at,
    expires_at: addMinutes(at, PROOF_MINUTES),
  }
  let code = newProofCode()
  while (!(await insertProof(ctx.db, { ...row, code_hash: hashOf(ctx, 'proof', code) }))) code = newProofCode()
  // The words say what the message does, to warn a person who was talked into sending it.
  const text = `${opening}${brand.name.toUpperCase()} ${code}`
  return {
    code: `${brand.name.toUpperCase()} ${code}`,
    text,
    waLink: whatsappLink(ctx.config.twilio.whatsappNumber, text),
    pollToken,
    expiresAt: row.expires_at.toISOString(),
  }
}

const opening = 'Sign me in: '
/** Longer than the message that the link writes. */
const MAX_CHARACTERS = 60
/** The code must be the whole message; otherwise somebody could hide it in words about something else. */
const wholeMessage = new RegExp(
  `^(?:${opening.trim()})?${brand.name}[\\s:-]*([a-z0-9]{3}[\\s-]?[a-z0-9]{3})[.!]?$`,
  'i',
)

type ProofQuestion = SignInQuestion & { proofId: string }

/** The code, if the words are one and nothing else. */
export function proofCodeIn(words: string): string | undefined {
  const folded = words
    .slice(0, MAX_CHARACTERS + 1)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/: /, ':')
  const code =
    folded.length <= MAX_CHARACTERS ? wholeMessage.exec(folded)?.[1]?.replace(/[\s-]/g, '').toUpperCase() : undefined
  return code && isProofCode(code) ? code : undefined
}

/**
 * Takes a message that is such a code; undefined for any other message. A question stands until approveNumberProof or
 * undoSignIn answers it. `stranger`: the number is proven, but has no account to be signed in to.
 */
export async function readNumberProof(
  ctx: Context,
  contactId: string,
  words: string,
): Promise<ProofQuestion | 'stranger' | 'unknown' | undefined> {
  const code = proofCodeIn(words)
  if (!code) return undefined
  const at = ctx.clock.now()
  const asked = await askProof(ctx.db, hashOf(ctx, 'proof', code), contactId, {
    at,
    until: addMinutes(at, LEAVES_MINUTES),
  })
  if (!asked) return 'unknown'
  if (asked.purpose === 'sign_up' || (await accountOfContact(ctx.db, contactId))) return questionOf(asked)
  // Nobody could be signed in to anything, so the website may say so at once.
  await approveNumberProof(ctx, contactId, asked.id)
  return 'stranger'
}

/** The question that the phone shows. Throws PROOF_UNKNOWN once it cannot be answered any more. */
export async function numberProofQuestion(ctx: Context, contactId: string, proofId: string): Promise<ProofQuestion> {
  const found = await openProof(ctx.db, proofId, contactId, ctx.clock.now())
  if (!found) throw proofUnknown()
  return questionOf(found)
}

const questionOf = ({ id, purpose, user_agent, network }: AskedProof): ProofQuestion => ({
  proofId: id,
  purpose,
  device: user_agent ? deviceName(user_agent) : undefined,
  network: network ?? undefined,
})

/** 'Yes, sign me in'. False when it is too late to say so. */
export const approveNumberProof = (ctx: Context, contactId: string, proofId: string): Promise<boolean> => {
  const at = ctx.clock.now()
  return approveProof(ctx.db, proofId, contactId, { at, until: addMinutes(at, LEAVES_MINUTES) })
}

/** The state of the proof, for the browser that shows the code. Throws PROOF_UNKNOWN. */
export async function pollNumberProof(ctx: Context, pollToken: string): Promise<NumberProofState> {
  const found = isToken(pollToken) ? await findProof(ctx.db, hashOf(ctx, 'poll', pollToken)) : undefined
  if (!found) throw proofUnknown()
  return { state: stateOf(found, ctx.clock.now()), expiresAt: found.expires_at.toISOString() }
}

type FoundProof = NonNullable<Awaited<ReturnType<typeof findProof>>>

function stateOf(proof: FoundProof, at: Date): NumberProofState['state'] {
  if (proof.refused_at) return 'refused'
  if (proof.used_at) return 'used'
  if (proof.expires_at <= at) return 'expired'
  if (proof.proven_at) return 'confirmed'
  return proof.asked_at ? 'asked' : 'waiting'
}

/**
 * Signs the browser in after its phone said yes; works once. Throws NOT_PROVEN, PROOF_REFUSED, PROOF_UNKNOWN, and what
 * enterAsContact throws.
 */
export async function finishNumberProof(ctx: Context, pollToken: string, client: Client): Promise<Entry> {
  const { state } = await pollNumberProof(ctx, pollToken)
  if (state === 'waiting' || state === 'asked') throw notProven()
  if (state === 'refused') throw proofRefused()
  const pollHash = hashOf(ctx, 'poll', pollToken)
  // In one transaction, so that undoSignIn at the same moment finds the session that the proof opened.
  return transaction(ctx, async (ctx) => {
    const spent = await spendProof(ctx.db, pollHash, ctx.clock.now())
    if (!spent) throw proofUnknown()
    return enterAsContact(ctx, spent.contact_id, spent, client)
  })
}

/**
 * Tells somebody who has no confirmed mailbox, on WhatsApp, that what signs in to their account was changed. `number`
 * (E.164) is where it goes, if that is not their usual one any more. In the change's transaction.
 */
export async function tellInChat(
  ctx: Context,
  contactId: string,
  what: 'email' | 'number',
  number?: string,
): Promise<void> {
  const person = await personOf(ctx, contactId)
  if (!person.whatsapp?.proven) return
  const { whatsapp } = await chatForm(ctx, 'account_changed', accountChanged, { what }, person.language ?? 'en')
  if (!whatsapp) return
  // The 24 hours are those of the number that the person uses from now on.
  const reached = number ? { ...person, whatsapp: { proven: true, windowOpen: false } } : person
  const at = ctx.clock.now()
  const decision = decide(accountChanged, 'whatsapp', reached, at, whatsapp.template)
  await insertOutbound(ctx.db, [
    {
      contact_id: contactId,
      to_address: number ?? null,
      kind: 'account_changed',
      content: JSON.stringify(whatsapp.content),
      opener: JSON.stringify(whatsapp.opener),
      ...carried(accountChanged, at),
      created_at: at,
      trace_id: ctx.traceId ?? null,
      ...timing(decision, at),
    },
  ])
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId })
}
