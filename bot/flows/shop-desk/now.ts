import type { Turn } from '#bot/engine/flow.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { threadOfLastNews } from '#core/threads/chat.ts'
import { type ShopThread, shopThreads } from '#core/threads/shop-threads.ts'

/** What waits at a counter: requests, and messages of customers. `open` is the thread that loose words belong to. */
export type DeskNow = {
  waiting: BookingView[]
  threads: ShopThread[]
  questions: ShopThread[]
  open: ShopThread | undefined
}

/** Words behind an answer still belong to its thread for so long. */
const MINUTES_OPEN = 60

export async function deskNow({ ctx, actor, contact, now }: Turn): Promise<DeskNow> {
  const waiting = await waitingForShop(ctx, actor)
  const threads = await shopThreads(ctx, actor)
  const questions = threads.filter(({ answered }) => !answered)
  const told = await threadOfLastNews(ctx, contact.id)
  const recent = threads.find(({ at }) => now.getTime() - at.getTime() < MINUTES_OPEN * 60_000)
  return { waiting, threads, questions, open: questions.find(({ id }) => id === told) ?? questions[0] ?? recent }
}
