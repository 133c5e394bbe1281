import { accountsByEmail, mailedContact, profileRow } from '#db/queries/accounts/accounts.ts'
import { insertEmailLink } from '#db/queries/accounts/auth.ts'
import { insertMail } from '#db/queries/messaging/mail.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { demoIn } from '../messaging/people/person.ts'
import { asMail } from '../notifications/render.ts'
import { RESET_MINUTES, VERIFY_HOURS } from '../rules/people/one-time-code.ts'
import { addMinutes } from '../rules/time/time.ts'
import { type Texts, textsIn } from '../texts/texts.ts'
import { hashOf, newToken } from './secrets.ts'

/** The reader of a mail about an account. */
export type Recipient = { accountId: string; contactId: string | null; email: string }
type Kind = 'verify_email' | 'reset_password' | 'account_notice' | 'account_code'
type Words = { title: string; lines: string[]; way?: string; links?: { label: string; url: string }[] }

const minutes = { verify: VERIFY_HOURS * 60, reset: RESET_MINUTES }
const pages = { verify: '/verify-email', reset: '/auth/reset-password' }
/** Admins set their password among their own pages. */
const ADMIN_RESET = '/admin/reset-password'

/**
 * Mails a link that proves the address. If another account has proven the address already, the mail tells its owner
 * instead. The person who asked sees no difference: the account waits for the proof in both cases.
 */
export async function mailVerification(ctx: Context, to: Recipient): Promise<void> {
  const url = await newLink(ctx, to, 'verify')
  const { owner } = await accountsByEmail(ctx.db, to.email)
  if (!owner || owner.id === to.accountId) return queue(ctx, to, 'verify_email', (say) => say.verify, url)
  await mailNotice(ctx, { accountId: owner.id, contactId: owner.contact_id, email: owner.email }, (say) => say.exists, {
    path: '/login',
  })
}

/** A mail names at most so many accounts that wait for the proof of its address. */
const MAX_WAYS = 3

/**
 * Mails a link that sets a new password, if there is an account. Several accounts may claim an address that nobody has
 * proven. Only the owner of the mailbox knows which of them is theirs, so the mail names each by its day of creation.
 */
export async function mailReset(ctx: Context, { accountId }: { accountId: string | null }): Promise<void> {
  const account = accountId ? await profileRow(ctx.db, accountId, ctx.clock.now()) : undefined
  const { email } = account ?? {}
  if (!account || !email) return
  const { owner, claimants } = await accountsByEmail(ctx.db, email)
  const ways = (owner ? [owner] : claimants.filter(({ is_lost }) => !is_lost)).slice(0, MAX_WAYS)
  const made = await Promise.all(
    ways.map(async ({ id, created_at, role }) => ({
      madeAt: created_at,
      url: await newLink(
        ctx,
        { accountId: id, contactId: null, email },
        'reset',
        role === 'admin' ? ADMIN_RESET : pages.reset,
      ),
    })),
  )
  const [only, ...others] = made
  const to = { accountId: account.id, contactId: account.contact_id, email }
  if (others.length === 0) return queue(ctx, to, 'reset_password', (say) => say.reset, only?.url)
  await queue(ctx, to, 'reset_password', (say) => say.resetOneOf(made))
}

/** Mails a code to a signed-in person, to show that they still hold the mailbox. */
export const mailCode = (ctx: Context, to: Recipient, code: string): Promise<void> =>
  queue(ctx, to, 'account_code', (say) => say.code(code))

/** Tells of something that has happened. */
export async function mailNotice(
  ctx: Context,
  to: Recipient,
  words: (say: Texts['accounts']) => Words,
  { path }: { path?: string } = {},
): Promise<void> {
  await queue(ctx, to, 'account_notice', words, path && `${ctx.config.publicUrl}${path}`)
}

/** The token stands behind the #, so that no server and no log sees it. */
async function newLink(
  ctx: Context,
  to: Recipient,
  purpose: 'verify' | 'reset',
  page = pages[purpose],
): Promise<string> {
  const at = ctx.clock.now()
  const token = newToken()
  await insertEmailLink(ctx.db, {
    token_hash: hashOf(ctx, 'email link', token),
    account_id: to.accountId,
    purpose,
    email: to.email,
    created_at: at,
    expires_at: addMinutes(at, minutes[purpose]),
  })
  return `${ctx.config.publicUrl}${page}#${token}`
}

async function queue(
  ctx: Context,
  { contactId, email }: Recipient,
  kind: Kind,
  words: (say: Texts['accounts']) => Words,
  url?: string,
): Promise<void> {
  const contact = contactId ? await mailedContact(ctx.db, contactId) : undefined
  if (demoIn(ctx.config, contact?.is_demo ?? false).email) return
  const say = textsIn(contact?.language ?? 'en').accounts
  const { title, lines, way, links: given = [] } = words(say)
  const at = ctx.clock.now()
  const links = way && url ? [{ label: way, url }] : given
  const mailId = await insertMail(ctx.db, {
    contact_id: contactId,
    to_address: email,
    kind,
    ...asMail({ title, lines, links }, { footer: say.footer, answer: undefined }),
    secret: kind !== 'account_notice',
    status: 'queued',
    reason: { code: 'about_account' },
    due_at: at,
    created_at: at,
    trace_id: ctx.traceId ?? null,
  })
  await enqueue(ctx, 'mail', { mailId })
}
