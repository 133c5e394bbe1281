import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import type { TestContext } from '#tests/support/context.ts'
import { type MadeShop, makeContact, makeShop, makeStaff } from '#tests/support/factories.ts'
import { PUBLIC_URL } from './requests.ts'

export type Reader = { cookie: string }
export type Conversation = {
  id: string
  shopId: string
  /** The message in its middle. */
  middle: string
  driver: Reader
  /** Has read all of it. */
  frontDesk: Reader
  /** Has read nothing of it. */
  newcomer: Reader
}

export async function signedIn(ctx: TestContext, contact: { id: string }): Promise<Reader> {
  const { accountId } = await accountOf(ctx, contact.id)
  const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
  return { cookie: `__Host-session=${token}` }
}

/** A driver and a shop that have written so many messages in turns. */
export async function makeConversation(ctx: TestContext, messages: number, at?: MadeShop): Promise<Conversation> {
  const shop = at ?? (await makeShop(ctx, { name: `Tyres of ${messages}` }))
  const [frontDesk, newcomer] = [await makeStaff(ctx, shop), await makeStaff(ctx, shop)]
  const driver = await makeContact(ctx)
  const { id } = await startThread(ctx, as(driver), { shopId: shop.id, message: 'Good day', type: 'general' })
  if (messages > 1) {
    await ctx.pool.query(written, [id, messages - 1, driver.id, frontDesk.id])
    await ctx.pool.query(read, [id, [driver.id, frontDesk.id]])
  }
  const { rows } = await ctx.pool.query<{ id: string }>(
    'select id from thread_message where thread_id = $1 order by sent_at desc, id desc offset $2 limit 1',
    [id, Math.floor(messages / 2)],
  )
  return {
    id,
    shopId: shop.id,
    middle: rows[0]?.id ?? '',
    driver: await signedIn(ctx, driver),
    frontDesk: await signedIn(ctx, frontDesk),
    newcomer: await signedIn(ctx, newcomer),
  }
}

const written = `
  insert into thread_message (thread_id, sender_id, content, sent_at, created_at)
  select $1, p.id, 'Message ' || n, at, at
  from generate_series(1, $2::int) n
  cross join lateral (select now() - make_interval(mins => n) as at) a
  join thread_participant p on p.thread_id = $1 and p.contact_id = case n % 2 when 0 then $3::uuid else $4::uuid end`

const read = `
  with receipts as (
    insert into thread_message_state (message_id, participant_id, read_at)
    select m.id, p.id, now() from thread_message m join thread_participant w on w.id = m.sender_id
    join thread_participant p on p.thread_id = m.thread_id and p.contact_id = any($2) and p.role <> w.role
    where m.thread_id = $1)
  update thread_participant set read_to = now() - interval '10 minutes' where thread_id = $1 and contact_id = any($2)`

let addresses = 0

/** A request of the reader, each from an address of its own, since one address may only ask so often. */
export function opener(origin: string, { cookie }: Reader, path: string, body?: object): () => Promise<void> {
  return async () => {
    addresses += 1
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Cookie: cookie,
        Origin: PUBLIC_URL,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `41.1.${addresses >> 8}.${addresses & 255}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  }
}
