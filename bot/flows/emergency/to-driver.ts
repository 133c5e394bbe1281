import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { askPointedAt } from '#core/rescue/answer-ask.ts'
import { driversToReach } from '#core/rescue/on-the-way.ts'
import { deskBooking } from '../shop-desk/draft.ts'
import { tellCustomerOf } from '../shop-desk/tell.ts'

/** A shop's reply to a notice about the driver it comes to: whoever that is, and nobody else, reads the words. */
export async function toDriver(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const askId = await askPointedAt(turn.ctx, turn.actor, message.repliesTo)
  const driver = askId ? (await driversToReach(turn.ctx, turn.actor)).find((one) => one.askId === askId) : undefined
  const booking = driver && (await deskBooking(driver.bookingId, turn))
  return booking && tellCustomerOf(booking, message.text, turn)
}
