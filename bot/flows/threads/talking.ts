import type { Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons } from '#bot/engine/say.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { moneyLine } from '#core/notifications/money-line.ts'
import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { momentWords } from '#core/texts/when.ts'
import { nightUntil } from '#core/threads/chat.ts'
import type { ThreadAccess } from '#core/threads/thread-access.ts'
import { offerAnswers } from '../my-bookings/offers.ts'
import { goWithin } from '../steps.ts'

/** The driver's bookings for which a shop has proposed a time that they have not answered. */
export const unansweredProposals = async ({ ctx, actor }: Turn): Promise<BookingView[]> =>
  (await myBookings(ctx, actor, { upcoming: true })).filter(waitsForCustomer)

/**
 * Said after words that may answer it have gone to whom the driver talks to, while a proposal stands above: they might
 * take it for answered. Undefined if none waits.
 */
export async function proposalWaits(to: string, turn: Turn): Promise<OutboundContent | undefined> {
  const { say } = turn
  const [booking] = await unansweredProposals(turn)
  if (!booking) return undefined
  return buttons(say.threads.proposalWaits(to, booking.shop.name), ...offerAnswers(booking, say))
}

type Place = { thread: Pick<ThreadAccess['thread'], 'shop_id'>; me: Pick<ThreadAccess['me'], 'role'> }

/** What whoever wrote of bank details or a deposit is told as well: a paragraph behind our words, or nothing. */
export function aboutMoney(words: string, { thread, me }: Place, { say }: Pick<Turn, 'say'>): string {
  const line = thread.shop_id && moneyLine(words, me.role === 'customer' ? 'customer' : 'shop', say)
  return line ? `\n\n${line}` : ''
}

/** When words that wait for the end of their reader's night are read; undefined if they go out now. */
export async function nightOf(access: ThreadAccess, { ctx, say }: Turn): Promise<string | undefined> {
  const until = await nightUntil(ctx, access)
  return until && momentWords(until, say.dates)
}

/** A photo, a voice note or a document, which somebody else may look at or listen to. */
export const hasFiles = ({ media, sort }: ParsedMessage): boolean =>
  media.length > 0 && (sort === 'photo' || sort === 'voice' || sort === 'document')

/** From now on the person talks to the other side of the thread, unless a task of ours waits for them. */
export function talkBegins(threadId: string, turn: Turn): void {
  turn.memory.talk = { threadId }
}

/** What is said once, at the beginning: whom they talk to, and the way back. */
export const nowTalking = (words: string, to: string, { say }: Turn): OutboundContent =>
  buttons(`${words}\n\n${say.threads.youTalk(to)}`, { id: 'talk:end', title: say.threads.backToUs })

export const go = goWithin<'threads'>()
