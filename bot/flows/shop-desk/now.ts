import type { Turn } from '#bot/engine/flow.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { threadOfLastNews } from '#core/threads/chat.ts'
import { type ShopThread, shopThreads } from '#core/threads/shop-threads.ts'

/** What waits at a counter: requests, and messages of customers. `open` is the thread that loose words belong to. */
export type DeskNow = { waiting: BookingView[]; questions: ShopThread[]; open: ShopThread | undefined }

/** Words behind an answer still belong to its thread for so long. */
const MINUTES_OPEN = 60

export async function deskNow({ ctx, actor, contact, now }: Turn): Promise<DeskNow> {
  const waiting = await waitingForShop(ctx, actor)
  const threads = await shopThreads(ctx, actor)
  const questions = threads.filter(({ answered }) => !answered)
  const told = await threadOfLastNews(ctx, contact.id)
  const recent = threads.find(({ at }) => now.getTime() - at.getTime() < MINUTES_OPEN * 60_000)
  return { waiting, questions, open: questions.find(({ id }) => id === told) ?? questions[0] ?? recent }
}

/** The bookings whose customer the words name, or whose note has one of the words ('the polo'). */
export function namedIn(words: string, bookings: readonly BookingView[]): BookingView[] {
  const said = new Set(tokensOf(words).flatMap((token) => [token, token.replace(/'?s$/, '')]))
  const has = (text: string) => tokensOf(text).some((token) => token.length > 2 && said.has(token))
  const byName = bookings.filter(({ customer }) => has(customer.name))
  return byName.length > 0 ? byName : bookings.filter(({ notes }) => noteNames(notes, said))
}

/** Short words of a note ('the', 'it') name nothing. */
const noteNames = (notes: string, said: ReadonlySet<string>): boolean =>
  tokensOf(notes).some((token) => token.length > 3 && said.has(token) && !common.has(token))

const common = new Set('the that this with please wait will drop have they from need there when what bring'.split(' '))
