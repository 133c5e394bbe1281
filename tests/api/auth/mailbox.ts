import { drainWork } from '#tests/support/drain-work.ts'
import { type Ask, ask, cookieOf, ctx } from './site.ts'

let people = 0
/** An address that nobody has used yet. */
export const newEmail = (): string => `driver${++people}@post.example`

export const password = 'Rubber4Road'

export const signUpByEmail = (email: string, options: Record<string, unknown> = {}, more: Ask = {}) =>
  ask('POST', '/api/auth/sign-up', {
    body: { name: 'Naledi Mabaso', email, password, terms: true, ...options },
    ...more,
  })

export const signInByEmail = (email: string, typed = password, more: Ask = {}) =>
  ask('POST', '/api/auth/sign-in', { body: { email, password: typed }, ...more })

/** What has been mailed there, the latest first. */
export async function mailsTo(email: string): Promise<{ kind: string; subject: string; text: string }[]> {
  await drainWork(ctx)
  return ctx.db
    .selectFrom('mail')
    .select(['kind', 'subject', 'text'])
    .where('to_address', '=', email)
    .where('status', '=', 'sent')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The token of the latest link that was mailed there. */
export async function tokenTo(email: string, kind: 'verify_email' | 'reset_password'): Promise<string> {
  const mail = (await mailsTo(email)).find((one) => one.kind === kind)
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Follows a mailed link in a browser. */
export const confirm = (token: string, cookie: string) =>
  ask('POST', '/api/auth/email/confirm', { cookie, body: { token } })

/** Somebody who has signed up and followed the link. */
export async function makeMember(): Promise<{ email: string; cookie: string; accountId: string }> {
  const email = newEmail()
  const entered = await signUpByEmail(email)
  const cookie = cookieOf(entered)
  await confirm(await tokenTo(email, 'verify_email'), cookie)
  return { email, cookie, accountId: String(entered.json.account?.id) }
}
