import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { beginsWithNo } from '#bot/understand/said/front-desk/read-back.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { bareMinutes, minutesAway, minutesNamed, saysCannotCome } from '#bot/understand/said/minutes-away.ts'
import { type NamedPrice, namedPrice, saysCallOut } from '#bot/understand/said/price-words.ts'
import { wayIn } from '#bot/understand/said/roadside/on-the-way.ts'
import type { ShopRescue } from '#core/contracts/deal/rescue.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { askTapped } from '#core/rescue/answer-ask.ts'
import { shopRescues } from '#core/rescue/rescue-view.ts'
import { formatRand } from '#core/rules/format.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { hasOtherWork } from '#core/rules/shops/own-price.ts'
import { MINUTES_OFFERED } from '#core/rules/shops/rescue.ts'
import { rescueButton } from './rescue-buttons.ts'

const ASKED: Kind = 'rescue_asked'
const MIN_MINUTES = 5
const MAX_MINUTES = 240
const MAX_ROWS = 10

/**
 * '45 min', 'driekwart uur' from a shop that a driver with a flat tyre has asked, typed or as a reply to the request: the
 * driver reads it at once. Where several drivers wait, it is asked who is meant. `turn.screen` says whether the request is
 * the newest on the phone.
 */
export async function rescueWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const [newest] = turn.screen
  const isEchoed = newest?.kind === 'reply' && turn.choices.some((id) => id.startsWith('rescue:'))
  const isOnTop = newest?.kind === ASKED || isEchoed
  if (!isOnTop && !turn.screen.some(({ kind }) => kind === ASKED)) return undefined
  const minutes = rounded(minutesAway(message.text) ?? (isOnTop ? bareMinutes(message.text) : undefined))
  const isRefused = minutes === undefined && isOnTop && refuses(message, turn.now)
  const price = namedPrice(message.text)
  const isPriced = minutes === undefined && !isRefused && isOnTop && price !== undefined
  if (minutes === undefined && !isRefused && !isPriced) return undefined
  // 'Give me 20 minutes' below something else asks for time.
  const isSwiped = message.repliesTo !== undefined
  if (!isOnTop && !isSwiped && (turn.running || saysLater(message.text, turn.now))) return undefined
  const asks = (
    await Promise.all(turn.actor.shops.map(({ shopId }) => shopRescues(turn.ctx, turn.actor, shopId)))
  ).flat()
  const swiped = isSwiped ? await askTapped(turn.ctx, turn.actor, message.repliesTo) : undefined
  if (isSwiped && !swiped) return undefined
  const meant = swiped ? asks.filter(({ askId }) => askId === swiped) : called(asks, message.text)
  const [only, second] = meant
  if (!only) return undefined
  if (second) return minutes === undefined ? undefined : aside(whichOf(meant, minutes, turn))
  const several = minutesNamed(message.text).flatMap((one) => rounded(one) ?? [])
  // 'Running 20 min late' adds to what was said, if not said from now.
  if (only.minutes !== null && minutes !== undefined && wayIn(message.text)?.is === 'later')
    return aside(whichMinutes(only.askId, [only.minutes + minutes, minutes], turn))
  if (several.length > 1) return aside(whichMinutes(only.askId, several, turn))
  if (price && !isRefused && !message.text.includes('?')) return priced(message, only, { minutes, price }, turn)
  const outcome = await rescueButton(`${minutes ?? 'no'}:${only.askId}`, message, turn)
  const asksPrice = message.text.includes('?')
  if (!asksPrice || outcome?.to !== 'aside') return outcome
  return { ...outcome, say: [text(turn.say.several.rescuePrice), ...outcome.say] }
}

const rounded = (minutes: number | undefined): number | undefined =>
  minutes !== undefined && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : undefined

/** 'No sorry, we are closed' right below the call is about the call. */
const refuses = ({ text: words, no, yes }: ParsedMessage, now: Date): boolean =>
  no ||
  (!yes && beginsWithNo(words) && !asksSomething(words)) ||
  (!yes && saysCannotCome(words) && frontDeskActs(words, now).some(({ act }) => act === 'no'))

const saysLater = (words: string, now: Date): boolean => frontDeskActs(words, now).some(({ act }) => act === 'later')

/** Of two lengths of time one may be what cannot be. */
const whichMinutes = (askId: string, several: readonly number[], { say }: Turn) =>
  buttons(
    say.several.rescueMinutes,
    ...several.slice(0, MAX_BUTTONS).map((minutes) => ({ id: `rescue:${minutes}:${askId}`, title: `${minutes} min` })),
  )
const MAX_BUTTONS = 3

/** Those who are named, or all of them if nobody is. */
function called(asks: readonly ShopRescue[], words: string): readonly ShopRescue[] {
  const line = plainText(words)
  const named = asks.filter(({ name, place }) =>
    [name, place].some((one) => one.length > 2 && line.includes(plainText(one))),
  )
  return named.length > 0 ? named : asks
}

type Priced = { minutes: number | undefined; price: NamedPrice }

/** A price of its own, for coming out or for all of it; what may be either, or comes without minutes, waits for a tap. */
async function priced(message: ParsedMessage, ask: ShopRescue, { minutes, price }: Priced, turn: Turn) {
  const { say } = turn
  const { askId, lines, totalCents } = ask
  const isMore = price.of === 'more' || price.of === 'less'
  const cents = !isMore ? price.cents : totalCents + (price.of === 'more' ? price.cents : -price.cents)
  if (cents <= 0 || cents > MAX_CENTS) return undefined
  const isPart = hasOtherWork(lines)
  const of = saysCallOut(message.text) && isPart ? 'c' : price.of === 'total' || !isPart ? 't' : undefined
  const stands = minutes ?? ask.minutes ?? undefined
  if (of && stands !== undefined && !isMore) return rescueButton(`${stands}${of}${cents}:${askId}`, message, turn)
  const sum = formatRand(cents)
  const choices =
    stands === undefined
      ? MINUTES_OFFERED.map((one) => ({
          id: `rescue:${one}${of ?? 't'}${cents}:${askId}`,
          title: say.rescue.minutes(one),
        }))
      : [
          ...(of === 'c' ? [] : [{ id: `rescue:${stands}t${cents}:${askId}`, title: say.rescue.inAll(sum) }]),
          ...(isPart && of !== 't'
            ? [{ id: `rescue:${stands}c${cents}:${askId}`, title: say.rescue.forComing(sum) }]
            : []),
        ]
  const words = stands === undefined ? say.rescue.minutesToo(sum) : say.rescue.ownFor({ price: sum, minutes: stands })
  return aside(buttons(words, ...choices))
}

const MAX_CENTS = 2_000_000

const whichOf = (asks: readonly ShopRescue[], minutes: number, { say }: Turn) =>
  list(
    say.several.rescueWhich(minutes),
    say.several.drivers,
    asks.slice(0, MAX_ROWS).map(({ askId, name, place }) => ({
      id: `rescue:${minutes}:${askId}`,
      title: name,
      description: say.several.rescueRow({ name, place }),
    })),
  )
