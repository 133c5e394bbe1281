import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { readCode } from '#core/rules/code.ts'
import { foldBlanks } from '#core/rules/people/outside-text.ts'
import { alertWords } from './alerts/wishes.ts'
import { startBooking } from './booking/draft.ts'
import { placeNamed, startEmergency } from './emergency/flow.ts'
import { isEmergency } from './emergency/heard.ts'
import { fromWebOutcome } from './from-web.ts'
import { knowingOutcome } from './knowing.ts'
import { mannersOutcome } from './manners.ts'
import { settingsOutcome } from './preferences/outcome.ts'
import type { DeskDraft } from './shop-desk/draft.ts'
import { workOutcome } from './shop-desk/words.ts'
import { proofOutcome } from './sign-in/proof.ts'
import { frame } from './steps.ts'
import { pointedOutcome, unpointedOutcome } from './threads/words.ts'

/**
 * Words that mean the same at any point: a code that proves a number, what the website puts in, a cry for help, a booking's or a listing's code, a
 * shop's answer to a request, a question about tyres. `running`: the flow that asks something now.
 */
export async function spokenOutcome(heard: Heard, turn: Turn, running?: string): Promise<Outcome | undefined> {
  return (
    (await proofOutcome(heard, turn)) ??
    (await pointedOutcome(heard, turn)) ??
    (await fromWebOutcome(heard, turn)) ??
    emergencyOutcome(heard, running) ??
    (await workOutcome(heard, turn, running)) ??
    codeOutcome(heard) ??
    (await deskOutcome(heard, turn)) ??
    (await unpointedOutcome(heard, turn, 'counter', running)) ??
    (await alertWords(heard, turn)) ??
    (await settingsOutcome(heard, turn)) ??
    mannersOutcome(heard, turn) ??
    knowingOutcome(heard.text, turn)
  )
}

/** Goes before everything that runs; under its own question, what is said again is the answer to it. */
const emergencyOutcome = (heard: Heard, running: string | undefined): Outcome | undefined =>
  running !== 'emergency' && heard.kind === 'text' && isEmergency(heard.text)
    ? enter(startEmergency(placeNamed(heard)))
    : undefined

const withCode =
  /^(book|bespreek)? ?(?:the |die )?(?:tyres? |bande? |code |kode )?#?([a-z0-9 -]{5,8}?) ?[.!]? ?(?:please|pls|asb|asseblief)?$/i

/** 'Book TQ7K2' as the website puts it in, or the code alone. */
function codeOutcome(heard: Heard): Outcome | undefined {
  const found = withCode.exec(foldBlanks(heard.text))
  const code = found?.[2] && readCode(found[2])
  if (!code) return undefined
  if (found[1]) return enter(startBooking({ code, quantity: heard.understood.slots.quantity ?? 4 }))
  return enter(frame('search', 'offer', { wish: {}, code }))
}

const answers: [DeskDraft['wish'], RegExp][] = [
  ['confirm', /^\s*(confirm(ed)?|bevestig|accept(ed)?)\b/i],
  ['decline', /^\s*(decline(d)?|reject|wys (dit )?van die hand)\b/i],
  ['propose', /^\s*(propose|suggest|stel (?:'n |n )?(?:ander )?(?:tyd )?voor)\b/i],
]

/** 'confirm', 'decline no stock', 'propose tomorrow 9:00' from a counter where a request waits. */
async function deskOutcome(heard: Heard, turn: Turn): Promise<Outcome | undefined> {
  const [wish, pattern] = answers.find(([, words]) => words.test(heard.text)) ?? []
  if (!wish || !pattern || heard.tapped) return undefined
  const waiting = await waitingForShop(turn.ctx, turn.actor)
  if (waiting.length === 0) {
    const atCounter = !/^\s*accept/i.test(heard.text) && turn.actor.shops.length > 0
    return atCounter ? aside(text(turn.say.booking.desk.noneWaiting)) : undefined
  }
  const rest = heard.text.replace(pattern, '').trim()
  const named = waiting.find((booking) => rest.toUpperCase().includes(booking.code.toUpperCase()))
  const date = hearDate(rest, { now: turn.now })
  const time = hearTime(rest, { now: turn.now, asked: true })
  return enter(
    frame('shop-desk', 'begin', {
      wish,
      ...(named ? { bookingId: named.id } : {}),
      ...(wish === 'decline' && rest && !named ? { reason: rest.slice(0, 200) } : {}),
      ...(date ? { date } : {}),
      ...(time ? { time } : {}),
    }),
  )
}
