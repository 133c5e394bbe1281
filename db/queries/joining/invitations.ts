import { type Selectable, sql } from 'kysely'
import type { ShopRole } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { ShopInvitationTable } from '#db/schema/joining.ts'

export type InvitationRow = Selectable<ShopInvitationTable>

export type NewInvitation = Pick<
  InvitationRow,
  'shop_id' | 'role' | 'email' | 'phone' | 'token_hash' | 'invited_by' | 'expires_at'
>

/** An open one to the same address is sent anew, with what is wanted now. */
export async function putInvitation(db: Db, row: NewInvitation, at: Date): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    insert into shop_invitation (shop_id, role, email, phone, token_hash, invited_by, created_at, sent_at, expires_at)
    values (${row.shop_id}, ${row.role}, ${row.email}, ${row.phone}, ${row.token_hash}, ${row.invited_by}, ${at}, ${at},
      ${row.expires_at})
    on conflict (shop_id, coalesce(lower(email), phone)) where ended_at is null do update set role = excluded.role,
      token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    returning *`.execute(db)
  const [put] = rows
  if (!put) throw new Error('the invitation was not written')
  return put
}

const open = (db: Db) => db.selectFrom('shop_invitation').selectAll().where('ended_at', 'is', null)

/** Those that nobody has answered, the newest first. */
export const openInvitationsOf = (db: Db, shopId: string): Promise<InvitationRow[]> =>
  open(db).where('shop_id', '=', shopId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

/** Locked until the transaction ends; undefined once it was answered or withdrawn. */
export const lockInvitation = (db: Db, id: string): Promise<InvitationRow | undefined> =>
  open(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const setSent = (
  db: Db,
  id: string,
  change: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at' | 'invited_by'>,
) => db.updateTable('shop_invitation').set(change).where('id', '=', id).execute()

export const endInvitation = (db: Db, id: string, outcome: NonNullable<InvitationRow['outcome']>, at: Date) =>
  db.updateTable('shop_invitation').set({ outcome, ended_at: at }).where('id', '=', id).execute()

export type InvitedRow = InvitationRow & { slug: string; shop_name: string; from_name: string | null }

const invited = (db: Db) =>
  db
    .selectFrom('shop_invitation as i')
    .innerJoin('shop as s', 's.id', 'i.shop_id')
    .leftJoin('contact as c', 'c.id', 'i.invited_by')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .selectAll('i')
    .select(['s.slug', 's.name as shop_name', sql<string | null>`coalesce(a.full_name, c.name)`.as('from_name')])
    .where('i.ended_at', 'is', null)
    .where('s.business_status', '<>', 'blocked')

export const invitedById = (db: Db, id: string): Promise<InvitedRow | undefined> =>
  invited(db).where('i.id', '=', id).executeTakeFirst()

export const invitedByToken = (db: Db, tokenHash: string, at: Date): Promise<InvitedRow | undefined> =>
  invited(db).where('i.token_hash', '=', tokenHash).where('i.expires_at', '>', at).executeTakeFirst()

/** Open ones to a number or a mailbox that the person has proven, the newest first. */
export const invitationsTo = (db: Db, contactId: string, at: Date): Promise<InvitedRow[]> =>
  invited(db)
    .where('i.expires_at', '>', at)
    .where(sql<boolean>`(i.phone in (
        select value from contact_address
        where contact_id = ${contactId} and kind = 'phone' and proven_at is not null)
      or lower(i.email) in (
        select lower(p.email) from account p join contact k on k.account_id = p.id
        where k.id = ${contactId} and p.email_verified_at is not null))`)
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute()

/** The person belongs to the shop from now on; who does already keeps the stronger role. */
export async function joinShop(
  db: Db,
  row: { shop_id: string; contact_id: string; role: ShopRole },
  at: Date,
): Promise<{ id: string; role: ShopRole }> {
  const { rows } = await sql<{ id: string; role: ShopRole }>`
    insert into shop_member (shop_id, contact_id, role, since)
    values (${row.shop_id}, ${row.contact_id}, ${row.role}, ${at})
    on conflict (shop_id, contact_id) where until is null do update
      set role = case when excluded.role = 'owner' then 'owner' else shop_member.role end
    returning id, role`.execute(db)
  const [joined] = rows
  if (!joined) throw new Error('the membership was not written')
  return joined
}

/** Whether a member of the shop has proven this address. */
export const isMembersAddress = async (
  db: Db,
  shopId: string,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<boolean> => {
  const { rows } = await sql`
    select from shop_member m join contact c on c.id = m.contact_id left join account a on a.id = c.account_id
    where m.shop_id = ${shopId} and m.until is null and (
      (a.email_verified_at is not null and lower(a.email) = lower(${email}))
      or exists (select from contact_address d
        where d.contact_id = c.id and d.kind = 'phone' and d.value = ${phone} and d.proven_at is not null))
    limit 1`.execute(db)
  return rows.length > 0
}

/** The kind of the last message to the person. */
export const lastKindTo = async (db: Db, contactId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('outbound_message')
      .select('kind')
      .where('contact_id', '=', contactId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.kind
