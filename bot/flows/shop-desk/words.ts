import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { shopBooking, shopDay } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { readCode } from '#core/rules/code.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { frame, type StepOf } from '../steps.ts'
import type { DeskDraft, Verb } from './draft.ts'

const verbs: readonly (readonly [Verb | 'propose', RegExp])[] = [
  [
    'noshow',
    /^(?:no[ -]?shows?|did ?n.?t (?:come|show)(?: up)?|did not (?:come|show)(?: up)?|nobody came|(?:het )?nie (?:gekom|opgedaag)(?: nie)?)$/,
  ],
  ['start', /^(?:started?|starting|begun|began|begin|busy with|besig met)$/],
  ['done', /^(?:done|is done|finished|completed?|ready|klaar|is klaar|gedoen)$/],
  ['cancel', /^(?:cancel|kanselleer)\b/],
  ['hide', /^(?:hide|delete|remove|put away|verwyder|bere weg|steek weg)$/],
  ['propose', /^(?:propose|suggest|move|reschedule|skuif|verskuif|stel voor)\b/],
]

const todayList =
  /^(?:(?:todays?|tomorrows?|vandag(?: se)?|more se) ?(?:bookings?|list|jobs|work|besprekings|lys)?|whats on (?:today|tomorrow))$/
/** 'bookings friday', 'besprekings vir môre'. */
const dayList = /^(?:bookings?|jobs|list|work|besprekings|lys|werk) (?:for |on |vir |op )?\S+(?: \S+){0,2}$/

const longest = 120

/**
 * 'done KX7M2', 'no show KX7M2', 'move KX7M2 to Friday 11', 'today' from somebody at a shop's counter; a booking's code
 * alone from either side. Without a code only where nothing else is asked.
 */
export async function workOutcome(
  message: ParsedMessage,
  turn: Turn,
  running: string | undefined,
): Promise<Outcome | undefined> {
  if (message.kind !== 'text' || message.choice || message.text.length > longest) return undefined
  const { code, rest } = split(message.text)
  if (code) return (await ofShop(code, rest, turn)) ?? (await ofDriver(code, rest, turn))
  if (running !== undefined && running !== 'shop-desk') return undefined
  return (await dayOutcome(rest, turn)) ?? (await withoutCode(rest, turn))
}

/** The first word that is a code, and the other words without it. */
function split(words: string): { code: string | undefined; rest: string } {
  const parts = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s:'’-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const at = parts.findIndex((part) => readCode(part) !== undefined)
  const code = at >= 0 ? readCode(parts[at] ?? '') : undefined
  return {
    code,
    rest: parts
      .filter((_, index) => index !== at)
      .join(' ')
      .replace(/[’']/g, '')
      .replace(/ê/g, 'e')
      .replace(/ô/g, 'o'),
  }
}

async function ofShop(code: string, rest: string, turn: Turn): Promise<Outcome | undefined> {
  const booking = await shopBooking(turn.ctx, turn.actor, code)
  if (!booking) return undefined
  const [verb] = verbs.find(([, pattern]) => pattern.test(rest)) ?? []
  if (!verb) return rest === '' ? enter(desk('work', { bookingId: booking.id })) : undefined
  if (verb === 'propose') return proposeOutcome(booking, rest, turn)
  if (verb === 'cancel') {
    const reason = rest.replace(/^\S+\s*/, '').slice(0, 200)
    return enter(desk('sure', { bookingId: booking.id, verb, ...(reason && { reason }) }))
  }
  return enter(desk(verb === 'hide' ? 'sure' : 'act', { bookingId: booking.id, verb }))
}

function proposeOutcome(booking: BookingView, rest: string, { now }: Turn): Outcome {
  const date = hearDate(rest, { now })
  const time = hearTime(rest, { now, asked: true })
  return enter(
    desk('begin', { intent: 'propose', bookingId: booking.id, ...(date && { date }), ...(time && { time }) }),
  )
}

/** A driver's own booking by its code: alone, to cancel it, or to move it. */
async function ofDriver(code: string, rest: string, turn: Turn): Promise<Outcome | undefined> {
  const [verb] = verbs.find(([, pattern]) => pattern.test(rest)) ?? []
  if (rest !== '' && verb !== 'cancel' && verb !== 'propose') return undefined
  const mine = (await myBookings(turn.ctx, turn.actor, {})).find((booking) => booking.code === code)
  if (!mine) return undefined
  if (verb === 'cancel') return enter(frame('my-bookings', 'sure', { bookingId: mine.id }))
  if (verb !== 'propose') return enter(frame('my-bookings', 'one', { bookingId: mine.id }))
  const to = { date: hearDate(rest, turn), time: hearTime(rest, { now: turn.now, asked: true }) }
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: mine.id, to }))
}

async function dayOutcome(rest: string, turn: Turn): Promise<Outcome | undefined> {
  if (!todayList.test(rest) && !dayList.test(rest)) return undefined
  const date = /^more\b|\bmore$/.test(rest) ? hearDate('tomorrow', turn) : hearDate(rest, turn)
  if (!date || turn.actor.shops.length === 0) return undefined
  return enter(desk('today', { date }))
}

/** 'done' alone means the one booking of today that it can mean. */
async function withoutCode(rest: string, turn: Turn): Promise<Outcome | undefined> {
  const [verb] = verbs.find(([, pattern]) => pattern.test(rest)) ?? []
  if (verb !== 'start' && verb !== 'done' && verb !== 'noshow') return undefined
  const today = await shopDay(turn.ctx, turn.actor, localDate(turn.now, JOHANNESBURG))
  const meant = today.filter((booking) => canMean(booking, verb, turn.now))
  if (meant.length === 0) return undefined
  const [only] = meant
  return enter(meant.length === 1 && only ? desk('act', { bookingId: only.id, verb }) : desk('today', { verb }))
}

function canMean({ status, appointmentStart }: BookingView, verb: 'start' | 'done' | 'noshow', now: Date): boolean {
  if (verb === 'start') return status === 'confirmed'
  const begun = appointmentStart !== null && new Date(appointmentStart) <= now
  if (verb === 'noshow') return status === 'confirmed' && begun
  return status === 'in_progress' || (status === 'confirmed' && begun)
}

const desk = (step: StepOf['shop-desk'], draft: DeskDraft) => frame('shop-desk', step, draft)
