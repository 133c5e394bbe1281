import { type Action, again, done, notUnderstood, type Question, replyAndWait } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame, Place } from '#bot/engine/state.ts'
import { closesAt } from '#core/rules/time/opening-hours.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { emergencyHelp, type HelpShop } from '#core/shops/emergency-help.ts'
import type { Texts } from '#core/texts/texts.ts'
import { heardPlace } from '../search/place.ts'
import { defineFlow, frame } from '../steps.ts'
import { go } from './go.ts'

type EmergencyDraft = {
  place?: Place | undefined
  /** The place is the one that they spoke of before. */
  guessed?: boolean
  /** They have been told who comes; anything else may be wanted now. */
  told?: boolean
  call?: { name: string; phone: string }
}

declare module '../steps.ts' {
  interface DraftOf {
    emergency: EmergencyDraft
  }
}

export const startEmergency = (place?: Place): Frame => frame('emergency', 'begin', { place })

/** The place that the cry for help itself names: 'flat tyre, stuck on the N1 at Midrand'. */
export const placeNamed = (message: ParsedMessage): Place | undefined =>
  message.location || message.understood.slots.place ? heardPlace(message) : undefined

const begin: Action<EmergencyDraft> = {
  act: async (draft, { memory }) => {
    if (draft.place) return go('help', draft)
    return memory.place ? go('help', { place: memory.place, guessed: true }) : go('where', draft)
  },
}

/** What to do at once is said before the question, for it cannot wait for the answer. */
const where: Question<EmergencyDraft> = {
  ask: (_draft, { say }) => ({ say: [text(`${say.emergency.where}\n\n${say.emergency.meanwhile}`)] }),
  answer: (message, draft, { say }) => {
    const place = heardPlace(message)
    if (place) return go('help', { ...draft, place })
    if (message.understood.intent === 'thanks') return done(text(say.common.thanks))
    if (message.kind !== 'text' || message.text === '') return again()
    return { to: 'again', say: [text(say.emergency.unknownPlace(message.text.slice(0, 60)))], quiet: true }
  },
}

const help: Action<EmergencyDraft> = {
  act: async ({ place, guessed }, { ctx, say, memory, now }) => {
    if (!place) return go('where', {})
    memory.place = place
    const { open, next, tyreShops } = await emergencyHelp(ctx, place)
    const found =
      open.length > 0
        ? [
            say.emergency.open(place.label),
            ...open.map((shop) => say.emergency.openLine(factsOf(shop), closesAt(shop.hours, now))),
          ]
        : next.length > 0
          ? [say.emergency.noneOpen(place.label), ...next.map((one) => opensLine(one, now, say))]
          : [say.emergency.none(place.label), ...shopsAnyway(tyreShops, now, say)]
    const [nearest] = open.length > 0 ? open : tyreShops
    const elsewhere = guessed ? [say.emergency.elsewhere(place.label)] : []
    return go(
      'waiting',
      { place, told: true, ...(nearest ? { call: { name: nearest.name, phone: nearest.phone } } : {}) },
      text([...found, ...elsewhere, say.emergency.meanwhile].join('\n\n')),
    )
  },
}

/** They have the numbers; another place, or 'please hurry', is still about this. */
const waiting: Question<EmergencyDraft> = {
  ask: () => ({ say: [] }),
  answer: (message, { call }, { say }) => {
    if (message.choice) return notUnderstood
    const place = placeNamed(message)
    if (place) return go('help', { place })
    const { wishes } = message.understood
    if (wishes[0]?.intent === 'thanks' || message.yes || message.no) return done(text(say.common.thanks))
    const isCry = wishes.every(({ intent, probability }) => impatient.has(intent) || probability < CLEAR)
    return isCry && message.kind === 'text' ? replyAndWait(undefined, text(say.emergency.hurry(call))) : notUnderstood
  },
}

const impatient: ReadonlySet<string> = new Set(['answer', 'emergency', 'human', 'help'])
/** Below it words at the roadside are still about the tyre. */
const CLEAR = 0.5

const shopsAnyway = (shops: readonly HelpShop[], now: Date, say: Texts): string[] =>
  shops.length === 0
    ? []
    : [
        say.emergency.tyreShops,
        ...shops.map((shop) => say.emergency.openLine(factsOf(shop), closesAt(shop.hours, now))),
      ]

const factsOf = ({ name, phone, distanceKm, services, comingCents, suburb, city }: HelpShop) => ({
  name,
  phone,
  distanceKm,
  services,
  callOutCents: comingCents,
  place: suburb ?? city,
})

function opensLine({ shop, opensAt }: { shop: HelpShop; opensAt: Date }, now: Date, say: Texts): string {
  const date = localDate(opensAt, JOHANNESBURG)
  const isToday = date === localDate(now, JOHANNESBURG)
  return say.emergency.opensLine(factsOf(shop), isToday ? undefined : date, localTime(opensAt, JOHANNESBURG))
}

export const emergencyFlow = defineFlow('emergency', {
  title: (_draft, say) => say.emergency.title,
  // Somebody at the roadside names places in any words; nothing else is wanted now.
  takes: ({ understood }, draft) => !draft.told || understood.intent === 'help',
  steps: { begin, where, help, waiting },
})
