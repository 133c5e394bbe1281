import { expect } from 'vitest'
import type { TestContext } from '#tests/support/context.ts'
import { sweepEvents } from '#workers/handlers/event.ts'
import type { Market } from './market.ts'

/** Lets everything follow that an act has caused, and sees that nobody is sent the same thing twice because of it. */
export async function keepPost(ctx: TestContext, { booths }: Market) {
  const webhooks = booths.map(({ webhookId }) => webhookId)
  const sent = async () => {
    const { rows } = await ctx.pool.query<{ id: string; what: string }>(
      `select id::text, concat_ws(' ', contact_id, kind, booking_id, content) as what from outbound_message
       union all select id::text, concat_ws(' ', to_address, booking_id, subject, text) from mail
       union all select id::text, concat_ws(' ', endpoint_id, type, booking_id) from webhook_delivery
       where endpoint_id = any($1)`,
      [webhooks],
    )
    return rows
  }
  const seen = new Set((await sent()).map(({ id }) => id))
  return async (): Promise<void> => {
    await sweepEvents(ctx)
    expect(await sweepEvents(ctx)).toBe(0)
    const news = (await sent()).filter(({ id }) => !seen.has(id))
    for (const { id } of news) seen.add(id)
    const words = news.map(({ what }) => what)
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([])
  }
}
