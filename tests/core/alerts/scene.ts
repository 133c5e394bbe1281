import { afterAll, beforeEach } from 'vitest'
import { system } from '#core/actor.ts'
import { createAlert } from '#core/alerts/alerts.ts'
import { tellAlerts } from '#core/alerts/tell-alerts.ts'
import type { NewAlertInput } from '#core/contracts/alerts.ts'
import { changeListing } from '#core/inventory/listing-view.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { type ContactOptions, makeContact, makeListing, makeShop, type ShopOptions } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { sweepEvents } from '#workers/handlers/event.ts'

const { url, pool } = await testDatabase()
export const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

beforeEach(async () => {
  await emptyTables(pool)
  ctx.clock.set('2026-11-18T07:00:00Z')
})

export const size = '205/55R16'
export const randburg = { label: 'Randburg', lat: -26.0936, lng: 28.0064, radiusKm: 50 }
export const capeTown = { lat: -33.9249, lng: 18.4241 }

/** Somebody who is told at R 1 300 or less a tyre around Randburg, unless said otherwise. */
export async function watcher(options: Partial<NewAlertInput> = {}, contact: ContactOptions = {}) {
  const person = await makeContact(ctx, contact)
  const { alert } = await createAlert(ctx, as(person), { size, maxCents: 130_000, near: randburg, ...options })
  return { ...person, alert }
}

/** So that WhatsApp lets us write for a day. */
export const wrote = (person: { id: string }) =>
  ctx.db.updateTable('contact').set({ last_inbound_at: ctx.clock.now() }).where('id', '=', person.id).execute()

type Stock = Parameters<typeof makeListing>[2]

/** A shop with one listing on offer, at first too dear for everybody. */
export async function stocked(stock: Stock = {}, shopInput: ShopOptions = {}) {
  const shop = await makeShop(ctx, shopInput)
  const listing = await makeListing(ctx, shop, { priceCents: 500_000, ...stock })
  await refreshOffers(ctx.db, { listingIds: [listing.id], today: localDate(ctx.clock.now()) })
  return { ...listing, shop }
}

/** The shop changes the price, and what follows from it follows. */
export async function reprice(listing: { id: string }, priceCents: number): Promise<void> {
  await changeListing(ctx, system, listing.id, { priceCents })
  await sweepEvents(ctx)
}

/** Reactions and the clock that tells, at this moment. */
export async function tell(): Promise<void> {
  await sweepEvents(ctx)
  await tellAlerts(ctx)
}

/** What was written to the person about their alerts, oldest first. */
export async function messagesTo(person: { id: string }): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('outbound_message')
    .select('content')
    .where('contact_id', '=', person.id)
    .where('kind', 'in', ['deal_alert', 'alert_renewal'])
    .where('status', '=', 'queued')
    .orderBy('seq')
    .execute()
  return rows.map(({ content }) => ('body' in content ? content.body : content.variables.join('\n')))
}

export const outcomes = async (person: { id: string }) =>
  (
    await ctx.db
      .selectFrom('notification')
      .select(['kind', 'decision', 'reason'])
      .where('contact_id', '=', person.id)
      .orderBy('decided_at')
      .execute()
  ).map(({ kind, decision, reason }) => `${kind} ${decision}: ${reason.code}`)

export { as }
