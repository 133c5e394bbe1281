import {
  contactAtNumber,
  insertCode,
  isCodeOpen,
  type NewCode,
  type NewcomerRow,
  type TriedCode,
  tryCode,
} from '#db/queries/accounts/auth.ts'
import { insertOutbound } from '#db/queries/messaging/outbound.ts'
import type { Context } from '../context.ts'
import type { CheckCode, CodeSent, SendCode } from '../contracts/auth.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { TemplateContent } from '../messaging/content.ts'
import { codesLeft } from '../messaging/outbound/send.ts'
import { elsewhere, personOf } from '../messaging/people/person.ts'
import { oneTimeCode } from '../notifications/kinds/account/one-time-code.ts'
import { openerState } from '../notifications/templates/templates.ts'
import { carried, timing } from '../notifications/timing.ts'
import { isStopped } from '../operations/switches.ts'
import { decide } from '../rules/notifications/notify.ts'
import { CODE_ATTEMPTS, CODE_MINUTES } from '../rules/people/one-time-code.ts'
import { countryOf } from '../rules/people/phone.ts'
import { addMinutes } from '../rules/time/time.ts'
import { textsIn } from '../texts/texts.ts'
import { transaction } from '../transaction.ts'
import { type Entry, enterWithNumber, newcomerOf } from './accounts.ts'
import { type Client, CODE_AGAIN_SECONDS, countAddress, countCodeTo, countWrongCode } from './limits.ts'
import {
  codeCountry,
  codeExpired,
  codesNotSetUp,
  codesUnavailable,
  noCodeSession,
  tooMany,
  wrongCode,
} from './refusals.ts'
import { hashOf, isToken, newCode, newToken } from './secrets.ts'

/**
 * Sends a code to the number; the answer is the same with or without an account. The code belongs to the browser that
 * asked, by the `session` of the answer: other requests for the same number neither end it nor spend its attempts.
 * Throws CODE_TOO_SOON, TOO_MANY_CODES, TOO_MANY_WRONG_CODES, TOO_MANY_REQUESTS, CODE_COUNTRY, CODES_UNAVAILABLE.
 */
export const sendCode = (ctx: Context, input: SendCode, client: Client): Promise<CodeSent> =>
  issueCode(ctx, { purpose: input.purpose, sent_to: input.number, account_id: null, ...newcomerOf(input) }, client)

const HOUR_MS = 3_600_000

/** Codes cost money, and to some countries a lot; chatting and e-mail are open to all. */
export const getsCodes = ({ config }: Context, number: string): boolean =>
  config.twilio.codeCountries.includes(countryOf(number) ?? '')

type CodeInput = Pick<NewCode, 'purpose' | 'sent_to' | 'account_id'> & Partial<NewcomerRow>

/** Sends a code for any purpose to the number in `sent_to`. Throws what sendCode throws. */
export async function issueCode(ctx: Context, input: CodeInput, client: Client): Promise<CodeSent> {
  await countAddress(ctx, 'code', client)
  if (!getsCodes(ctx, input.sent_to)) throw codeCountry()
  // This check comes first, so that a missing template fails alike for everybody.
  const { state } = await openerState(ctx, 'one_time_code', 'en')
  if (state === 'missing') throw codesNotSetUp()
  if (state === 'refused' || (await isStopped(ctx, 'sending'))) throw codesUnavailable(input.purpose)
  await countCodeTo(ctx, input.sent_to)
  // Bookings need the rest of the day's sending. The check is the same for everybody, also for people who wrote to us
  // of late.
  if (!(await codesLeft(ctx))) throw tooMany('TOO_MANY_CODES_IN_ALL', HOUR_MS)
  return transaction(ctx, async (ctx) => {
    const { code, sent } = await keepCode(ctx, input)
    await queueCode(ctx, input.sent_to, code)
    return sent
  })
}

/** Makes a code and keeps what is needed to try it. The caller sends it in the same transaction. */
export async function keepCode(ctx: Context, input: CodeInput): Promise<{ code: string; sent: CodeSent }> {
  const at = ctx.clock.now()
  const [session, code] = [newToken(), newCode()]
  const expiresAt = addMinutes(at, CODE_MINUTES)
  await insertCode(ctx.db, {
    ...input,
    session_hash: hashOf(ctx, 'code session', session),
    code_hash: codeHash(ctx, session, code),
    attempts_left: CODE_ATTEMPTS,
    created_at: at,
    expires_at: expiresAt,
  })
  const againAt = new Date(at.getTime() + CODE_AGAIN_SECONDS * 1000)
  return { code, sent: { session, expiresAt: expiresAt.toISOString(), againAt: againAt.toISOString() } }
}

/** Six digits are soon tried out, so the hash includes the browser's token, which is stored nowhere. */
const codeHash = (ctx: Context, session: string, code: string): string => hashOf(ctx, 'code', `${session} ${code}`)

/** The message goes to this very number, even if its owner last wrote from another one: this is the number to prove. */
async function queueCode(ctx: Context, number: string, code: string): Promise<void> {
  const at = ctx.clock.now()
  const contact = await contactAtNumber(ctx.db, number)
  const known = await personOf(ctx, contact.id)
  const isUsual = contact.address === number
  const { language, state } = await openerState(ctx, 'one_time_code', known.language ?? 'en')
  const decision = decide(oneTimeCode, 'whatsapp', isUsual ? known : elsewhere(known), at, state)
  const opener: TemplateContent = {
    type: 'template',
    template: 'one_time_code',
    language,
    variables: [code],
    secret: true,
  }
  const words = textsIn(known.language ?? 'en').auth.code(code)
  await insertOutbound(ctx.db, [
    {
      contact_id: contact.id,
      to_address: isUsual ? null : number,
      kind: 'one_time_code',
      content: JSON.stringify({ type: 'text', body: words, secret: true }),
      opener: JSON.stringify(opener),
      ...carried(oneTimeCode, at),
      created_at: at,
      trace_id: ctx.traceId ?? null,
      ...timing(decision, at),
    },
  ])
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId: contact.id })
}

/**
 * Tries a code. The right code is spent even if the next step fails; a wrong one costs an attempt. Throws WRONG_CODE
 * with fields.attemptsLeft, CODE_EXPIRED, NO_CODE_SESSION, TOO_MANY_REQUESTS, and what enterWithNumber throws.
 */
export async function checkCode(ctx: Context, input: CheckCode, client: Client): Promise<Entry> {
  const { purpose, sent_to, ...newcomer } = await spendCode(ctx, input, null, client)
  if (purpose !== 'sign_in' && purpose !== 'sign_up') throw noCodeSession()
  return enterWithNumber(ctx, sent_to, { purpose, ...newcomer }, client)
}

/**
 * Tries a code without signing in. `accountId` is the account that asked for the code, null if nobody was signed in.
 */
export async function spendCode(
  ctx: Context,
  { session, code }: CheckCode,
  accountId: string | null,
  client: Client,
): Promise<TriedCode> {
  await countAddress(ctx, 'check', client)
  if (!isToken(session)) throw noCodeSession()
  const sessionHash = hashOf(ctx, 'code session', session)
  const at = ctx.clock.now()
  const tried = await tryCode(ctx.db, { sessionHash, codeHash: codeHash(ctx, session, code), accountId, at })
  if (!tried) throw (await isCodeOpen(ctx.db, sessionHash, accountId)) ? codeExpired() : noCodeSession()
  if (tried.right) return tried
  await countWrongCode(ctx, tried.sent_to)
  throw wrongCode(tried.attempts_left)
}
