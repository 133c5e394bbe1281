import { mailNotice, type Recipient } from '../auth/account-mail.ts'
import type { Context } from '../context.ts'
import { type AdminNews, adminMail } from '../texts/admin-mails.ts'

type Told = { account_id: string; contact_id: string | null; email: string | null }

/** Mails an admin what was done to their sign-in, so that nothing of it happens behind their back. */
export async function tellAdmin(ctx: Context, admin: Told, news: AdminNews): Promise<void> {
  if (!admin.email) return
  const to: Recipient = { accountId: admin.account_id, contactId: admin.contact_id, email: admin.email }
  await mailNotice(ctx, to, () => adminMail(news), { path: '/admin-login?forgot=1' })
}
