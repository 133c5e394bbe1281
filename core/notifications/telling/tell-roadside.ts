import { asksOf, findRound } from '#db/queries/rescue/rescue.ts'
import type { Context } from '../../context.ts'
import { JOHANNESBURG, localTime } from '../../rules/time/time.ts'
import { tellAboutRescue, tellShop } from './tell-rescue.ts'

type OfRound = { eventId: string; roundId: string }

/** Tells the shop that comes, or those that were asked and may still come, what the driver adds. */
export async function tellRescueTold(ctx: Context, event: OfRound & { said: number | null }): Promise<void> {
  const round = await findRound(ctx.db, event.roundId)
  if (!round || round.state === 'closed') return
  const { first_name: name, place, lat, lng } = round
  const words = event.said === null ? undefined : round.said[event.said]
  if (event.said !== null && words === undefined) return
  const asks = await asksOf(ctx.db, round.id)
  const readers = asks.filter(({ state }) =>
    round.state === 'taken' ? state === 'taken' : state === 'waiting' || state === 'coming',
  )
  for (const ask of readers) {
    const askId = ask.state === 'taken' ? ask.id : undefined
    await tellShop(ctx, event.eventId, ask, 'rescue_told', () => ({ askId, name, place, words, lat, lng }))
  }
}

type OfAsk = OfRound & { askId: string }

/** Tells the driver by when the shop is there; not what it has changed again meanwhile. */
export async function tellRescueLate(ctx: Context, event: OfAsk & { due: string }): Promise<void> {
  const taken = await takenIn(ctx, event)
  if (!taken || taken.ask.there_at || taken.ask.due_at?.toISOString() !== event.due) return
  const { shop_name: shop, shop_phone: phone, due_at: due } = taken.ask
  const minutes = Math.max(1, Math.round((due.getTime() - ctx.clock.now().getTime()) / MINUTE_MS))
  const facts = { shop, phone, minutes, time: localTime(due, JOHANNESBURG) }
  await tellAboutRescue(ctx, event.eventId, taken.contactId, 'rescue_late', () => facts)
}

const MINUTE_MS = 60_000

export async function tellRescueThere(ctx: Context, event: OfAsk & { seen: boolean }): Promise<void> {
  const taken = await takenIn(ctx, event)
  if (!taken) return
  const { shop_name: shop, shop_phone: phone } = taken.ask
  await tellAboutRescue(ctx, event.eventId, taken.contactId, 'rescue_there', () => ({ shop, phone, seen: event.seen }))
}

async function takenIn(ctx: Context, { roundId, askId }: OfAsk) {
  const round = await findRound(ctx.db, roundId)
  const ask = round?.state === 'taken' ? (await asksOf(ctx.db, roundId)).find(({ id }) => id === askId) : undefined
  return round && ask?.state === 'taken' ? { ask, contactId: round.contact_id } : undefined
}
