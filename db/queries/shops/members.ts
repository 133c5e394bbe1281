import { sql } from 'kysely'
import type { ShopRole } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'

export type Membership = { shopId: string; role: ShopRole }

/** Whether the contact `c` belongs to a shop now. */
export const isMemberNow = sql<boolean>`exists (
  select from shop_member where shop_member.contact_id = c.id and shop_member.until is null)`

/** The shops of the contact `c` with its role there, the oldest membership first. */
export const shopsNow = sql<Membership[]>`coalesce((
  select jsonb_agg(jsonb_build_object('shopId', m.shop_id, 'role', m.role) order by m.since, m.shop_id)
  from shop_member m where m.contact_id = c.id and m.until is null), '[]')`

/** The members of a shop who are told of something, and whether they belong to other shops, too. */
export const membersToTell = (db: Db, shopId: string): Promise<{ contact_id: string; several: boolean }[]> =>
  db
    .selectFrom('shop_member as m')
    .select('m.contact_id')
    .select(
      sql<boolean>`exists (
        select from shop_member o where o.contact_id = m.contact_id and o.until is null and o.shop_id <> m.shop_id)`.as(
        'several',
      ),
    )
    .where('m.shop_id', '=', shopId)
    .where('m.until', 'is', null)
    .orderBy('m.since')
    .orderBy('m.id')
    .execute()

/** The members of a shop, the oldest membership first. */
export const peopleOfShop = async (db: Db, shopId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('shop_member')
      .select('contact_id')
      .where('shop_id', '=', shopId)
      .where('until', 'is', null)
      .orderBy('since')
      .orderBy('id')
      .execute()
  ).map((row) => row.contact_id)

/** Those of them who are owners. */
export const ownersOfShop = async (db: Db, shopId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('shop_member')
      .select('contact_id')
      .where('shop_id', '=', shopId)
      .where('role', '=', 'owner')
      .where('until', 'is', null)
      .orderBy('since')
      .orderBy('id')
      .execute()
  ).map((row) => row.contact_id)

/** Joins the memberships of two contacts that are one person: every shop of both, in the stronger role, with its views. */
export async function joinMemberships(db: Db, contactId: string, otherId: string, at: Date): Promise<void> {
  await sql`
    insert into shop_member (shop_id, contact_id, role, since)
    select shop_id, ${contactId}, role, since from shop_member where contact_id = ${otherId} and until is null
    on conflict (shop_id, contact_id) where until is null do update
      set role = case when excluded.role = 'owner' then 'owner' else shop_member.role end`.execute(db)
  await sql`
    update saved_view v set member_id = stays.id
    from shop_member goes join shop_member stays using (shop_id)
    where v.member_id = goes.id and goes.contact_id = ${otherId} and goes.until is null
      and stays.contact_id = ${contactId} and stays.until is null
      and not exists (
        select from saved_view o where o.member_id = stays.id and o.page = v.page and lower(o.name) = lower(v.name))`.execute(
    db,
  )
  await db
    .updateTable('shop_member')
    .set({ until: at })
    .where('contact_id', '=', otherId)
    .where('until', 'is', null)
    .execute()
}

/** Makes changes of a shop's members wait for each other until the transaction ends. */
export const lockShopMembers = (db: Db, shopId: string) =>
  db.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst()

const membersNow = (db: Db) =>
  db
    .selectFrom('shop_member as m')
    .innerJoin('contact as c', 'c.id', 'm.contact_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(['m.id', 'm.shop_id', 'm.contact_id', 'm.role', 'm.since'])
    .select(sql<string>`coalesce(a.full_name, c.name, '')`.as('name'))
    .where('m.until', 'is', null)

/** Owners first, then the oldest membership first. */
export const membersOf = (db: Db, shopId: string) =>
  membersNow(db).where('m.shop_id', '=', shopId).orderBy('m.role').orderBy('m.since').orderBy('m.id').execute()
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

/** Undefined if the membership has ended. */
export const findMember = (db: Db, id: string): Promise<MemberRow | undefined> =>
  membersNow(db).where('m.id', '=', id).executeTakeFirst()

export const membershipsOf = (db: Db, contactId: string) =>
  db
    .selectFrom('shop_member as m')
    .innerJoin('shop as s', 's.id', 'm.shop_id')
    .select(['m.id', 'm.role', 'm.since', 'm.shop_id', 's.slug', 's.name'])
    .where('m.contact_id', '=', contactId)
    .where('m.until', 'is', null)
    .orderBy('s.name')
    .orderBy('m.id')
    .execute()

/** Fails when the shop would be without an owner: isWithoutOwner tells. */
export const setMemberRole = (db: Db, id: string, role: ShopRole) =>
  db.updateTable('shop_member').set({ role }).where('id', '=', id).execute()

/** Fails when the shop would be without an owner: isWithoutOwner tells. */
export const endMembership = (db: Db, id: string, at: Date) =>
  db.updateTable('shop_member').set({ until: at }).where('id', '=', id).where('until', 'is', null).execute()

/** Whether the database refused a change because the shop would have no owner. */
export const isWithoutOwner = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'shop_keeps_an_owner'
