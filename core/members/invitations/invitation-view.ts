import type { InvitationRow, InvitedRow } from '#db/queries/joining/invitations.ts'
import type { InvitationView, MyInvitation } from '../../contracts/seller/staff.ts'

/** The mailbox or the number that it went to. */
export const addressOf = ({ email, phone }: Pick<InvitationRow, 'email' | 'phone'>): string => email ?? phone ?? ''

export const invitationView = (row: InvitationRow, now: Date): InvitationView => ({
  id: row.id,
  to: addressOf(row),
  by: row.email === null ? 'whatsapp' : 'email',
  role: row.role,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
})

export const myInvitationView = (row: InvitedRow): MyInvitation => ({
  id: row.id,
  shop: { id: row.shop_id, slug: row.slug, name: row.shop_name },
  role: row.role,
  from: row.from_name,
  to: addressOf(row),
  expiresAt: row.expires_at.toISOString(),
})
