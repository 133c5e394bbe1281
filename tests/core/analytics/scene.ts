import { randomUUID } from 'node:crypto'
import type { TestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'

type Shop = { id: string }
const instant = (text: string): Date => new Date(`${text}:00+02:00`)

/** A booking as it stands now; times are Johannesburg's, 'YYYY-MM-DDTHH:MM'. */
export async function booked(
  { db }: TestContext,
  shop: Shop,
  {
    made,
    completed,
    cents = 100_000,
    status,
  }: { made: string; completed?: string; cents?: number; status?: 'pending' | 'cancelled' },
): Promise<void> {
  await db
    .insertInto('booking')
    .values({
      code: randomUUID().slice(0, 12),
      shop_id: shop.id,
      customer_name: 'Thandi Nkosi',
      is_guest: true,
      services: ['fitting'],
      total_cents: cents,
      total_lines: '[]',
      location_type: 'wait',
      duration_minutes: 60,
      status: completed ? 'completed' : (status ?? 'confirmed'),
      awaiting: status === 'pending' ? 'shop' : null,
      completed_at: completed ? instant(completed) : null,
      created_at: instant(made),
      updated_at: instant(made),
    })
    .execute()
}

type Said = { by: 'customer' | 'business'; at: string; automated?: true }

/** A conversation with what was said in it. */
export async function talked(ctx: TestContext, shop: Shop, said: readonly [Said, ...Said[]]): Promise<void> {
  const { db } = ctx
  const began = instant(said[0].at)
  const last = instant(said.at(-1)?.at ?? said[0].at)
  const { id } = await db
    .insertInto('thread')
    .values({ shop_id: shop.id, type: 'general', created_at: began, updated_at: last, last_message_at: last })
    .returning('id')
    .executeTakeFirstOrThrow()
  const participant = async (role: 'customer' | 'business') =>
    db
      .insertInto('thread_participant')
      .values({ thread_id: id, role, contact_id: (await makeContact(ctx)).id, joined_at: began })
      .returning('id')
      .executeTakeFirstOrThrow()
  const people = { customer: await participant('customer'), business: await participant('business') }
  await db
    .insertInto('thread_message')
    .values(
      said.map(({ by, at, automated = false }) => ({
        thread_id: id,
        sender_id: people[by].id,
        content: 'Hello',
        is_automated: automated,
        sent_at: instant(at),
        created_at: instant(at),
      })),
    )
    .execute()
}

export async function viewed(
  { db }: TestContext,
  shop: Shop,
  day: string,
  views: { page_views: number; listing_views: number },
): Promise<void> {
  await db
    .insertInto('shop_view_day')
    .values({ shop_id: shop.id, day, ...views })
    .execute()
}
