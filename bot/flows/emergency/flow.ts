import { type Action, done, notUnderstood, type Question, replyAndWait } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Frame, Place } from '#bot/engine/state.ts'
import { agreesClearly } from '#bot/understand/said/agreed/doubts.ts'
import { takesUpAsking } from '#bot/understand/said/asked/of-shops.ts'
import { type Danger, dangersIn } from '#bot/understand/said/roadside/dangers.ts'
import { withoutOrder } from '#bot/understand/said/roadside/takes-them.ts'
import { tellsOfCar } from '#bot/understand/said/roadside/where-told.ts'
import { Refusal } from '#core/errors.ts'
import { openRound } from '#core/rescue/rounds.ts'
import { cutAtWord } from '#core/rules/people/typed-text.ts'
import { MAX_SAID_LENGTH } from '#core/rules/shops/rescue.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { emergencyHelp, type HelpShop, helpsUntil } from '#core/shops/emergency-help.ts'
import type { Texts } from '#core/texts/texts.ts'
import { heardPlace } from '../search/place.ts'
import { defineFlow, frame, goWithin } from '../steps.ts'
import { rescueRefusal } from './tell-them.ts'
import { isTold } from './told-words.ts'

const go = goWithin<'emergency'>()

type EmergencyDraft = {
  place?: Place | undefined
  /** The place is the one that they spoke of before. */
  guessed?: boolean
  /** It came as a pin, so that it is sure, the shops may be asked at once, and find it on a map. */
  pinned?: boolean | undefined
  /** Danger is spoken of, which goes before everything else. */
  dangers?: readonly Danger[] | undefined
  /** The numbers that are no shop's have been said. */
  dialled?: boolean
  /** The size on their tyres, if they named one. */
  size?: string | undefined
  /** What they said of the place, which the shops read. */
  words?: string | undefined
  /** What to do at once, and where they are, has been said and asked. */
  asked?: boolean
  /** They have been told who comes; anything else may be wanted now. */
  told?: boolean
  /** 'Shall I ask these shops?' stands. */
  offers?: boolean
  call?: { name: string; phone: string }
}

declare module '../steps.ts' {
  interface DraftOf {
    emergency: EmergencyDraft
  }
}

/** `cry`: the words that ask for help, with what they say of place, danger and tyre. */
export const startEmergency = (cry?: ParsedMessage): Frame =>
  frame('emergency', 'begin', cry ? { place: placeNamed(cry), ...saidBeside(cry) } : {})

const saidBeside = (message: ParsedMessage) => ({
  pinned: message.location !== undefined,
  dangers: dangersIn(message.understood),
  size: sizeIn(message),
  words: isTold(message.text) ? wordsBeside(message, {}) : undefined,
})

const sizeIn = ({ understood: { slots } }: ParsedMessage): string | undefined => slots.size && sizeCode(slots.size)

/** The place that the cry for help itself names: 'flat tyre, stuck on the N1 at Midrand'. */
export const placeNamed = (message: ParsedMessage): Place | undefined =>
  message.location || message.understood.slots.place ? heardPlace(message) : undefined

const begin: Action<EmergencyDraft> = {
  act: async (draft, { memory }) => {
    delete memory.placesUnknown
    if (draft.place) return go('help', draft)
    return memory.place ? go('help', { ...draft, place: memory.place, guessed: true }) : go('where', draft)
  },
}

/** What to do at once is said before the question, for it cannot wait for the answer. */
const where: Question<EmergencyDraft> = {
  ask: ({ asked, ...draft }, { say }) => ({
    draft: { ...draft, asked: true },
    say: [
      text(
        asked
          ? say.emergency.whereAgain
          : [...first(draft.dangers, say), say.rescue.dial, say.emergency.where, say.emergency.meanwhile].join('\n\n'),
      ),
    ],
  }),
  // 'I do not know where, near the big garage' says something of the place.
  takes: ({ kind, choice, text: words }) => kind === 'text' && !choice && isTold(words),
  answer: (message, draft, { say, memory }) => {
    const place = heardPlace(message)
    if (place) return go('help', { ...draft, ...knownOf(message, draft), place, words: wordsBeside(message, draft) })
    if (message.understood.intent === 'thanks') return done(text(say.common.thanks))
    // What to do at once has been said, and is not said again.
    const tries = (memory.placesUnknown ?? 0) + 1
    memory.placesUnknown = tries
    const isSaid = message.kind === 'text' && isTold(message.text)
    const known = isSaid ? { ...draft, words: wordsBeside(message, draft) } : draft
    if (tries > MAX_TRIES)
      return replyAndWait(known, buttons(say.emergency.callNow, { id: 'menu:human', title: say.common.talkToPerson }))
    const isOfCar = tellsOfCar(message.text)
    const isUnsure = message.understood.intent === 'unsure'
    if (!isUnsure && tries === 1 && (isShort(message) || (isSaid && !isOfCar)))
      return replyAndWait(known, text(say.emergency.unknownPlace(cutAtWord(message.text, MAX_QUOTED))))
    const { words } = known
    const kept = isSaid && isOfCar ? [say.emergency.kept] : words ? [say.emergency.keptWords(words)] : []
    return replyAndWait(known, text([...kept, say.emergency.whereAgain].join('\n')))
  },
}

const MAX_TRIES = 2
const MAX_OF_PLACE = 6
/** A few words may name a place; more is said by whoever is afraid. */
const isShort = ({ kind, text: words }: ParsedMessage): boolean =>
  kind === 'text' && words !== '' && words.split(' ').length <= MAX_OF_PLACE

const MAX_QUOTED = 120

/** Where exactly, and what has happened, is for whoever comes. */
const wordsOf = ({ kind, text: words }: ParsedMessage): string | undefined => {
  const said = withoutOrder(words)
  return kind === 'text' && said.includes(' ') ? said : undefined
}

/** What they said before, and now. */
const wordsBeside = (message: ParsedMessage, { words }: EmergencyDraft): string | undefined =>
  cutAtWord([words, wordsOf(message)].filter(Boolean).join('; '), MAX_SAID_LENGTH) || undefined

/** If somebody is hurt, threatened or in the way of traffic, nothing goes before that. */
const first = (dangers: readonly Danger[] = [], say: Texts): string[] =>
  dangers.length > 0 ? [say.common.danger(dangers)] : []

/** What a later message says of it; a danger told before has been answered. */
const knownOf = (message: ParsedMessage, draft: EmergencyDraft) => ({
  pinned: message.location !== undefined,
  dialled: true,
  dangers: dangersIn(message.understood),
  size: sizeIn(message) ?? draft.size,
})

const help: Action<EmergencyDraft> = {
  act: async ({ place, guessed, pinned, dialled, dangers, size, words }, { ctx, say, memory, now }) => {
    if (!place) return go('where', {})
    memory.place = place
    const { open, next, tyreShops, toAsk } = await emergencyHelp(ctx, place)
    const found =
      open.length > 0
        ? [
            say.emergency.open(place.label),
            ...open.map((shop) => say.emergency.openLine(factsOf(shop), helpsUntil(shop.hours, now))),
          ]
        : next.length > 0
          ? [say.emergency.noneOpen(place.label), ...next.map((one) => opensLine(one, now, say))]
          : [say.emergency.none(place.label), ...shopsAnyway(tyreShops, now, say)]
    const [nearest] = open.length > 0 ? open : tyreShops
    const elsewhere = guessed ? [say.emergency.elsewhere(place.label)] : []
    const draft = {
      ...{ place, pinned, size, words, told: true },
      ...(nearest ? { call: { name: nearest.name, phone: nearest.phone } } : {}),
    }
    const isDanger = dangers !== undefined && dangers.length > 0
    const said = text(
      [
        ...first(dangers, say),
        ...(isDanger ? [say.emergency.meanwhile] : []),
        ...(words ? [say.emergency.theyRead(words)] : []),
        ...(dialled ? [] : [say.rescue.dial]),
        ...found,
        ...elsewhere,
        ...(isDanger ? [] : [say.emergency.meanwhile]),
      ].join('\n\n'),
    )
    const shops = toAsk.map(({ name }) => name)
    if (shops.length === 0) return go('waiting', draft, said)
    if (pinned) return go('ask', draft, said)
    const askThem = { id: 'rescue:ask', title: say.rescue.askThem }
    return go('waiting', { ...draft, offers: true }, said, buttons(say.rescue.offer(shops, place.label), askThem))
  },
}

/** The shops are asked, all together; what stands against it is said, and the numbers stay. */
const ask: Action<EmergencyDraft> = {
  act: async ({ offers: _offers, ...draft }, { ctx, actor, say }) => {
    const { place, pinned, size, words } = draft
    if (!place) return go('where', {})
    try {
      const { id, answers } = await openRound(ctx, actor, {
        ...{ lat: place.lat, lng: place.lng, place: place.label, pinned: pinned === true },
        ...(words && { said: words }),
        ...(size && { size }),
      })
      const names = answers.map(({ shop }) => shop.name)
      const more = pinned ? say.rescue.sayMore : `${say.rescue.sendPin(place.label)} ${say.rescue.sayMore}`
      return go(
        'waiting',
        draft,
        buttons(`${say.rescue.asking(names)}\n\n${more}`, { id: `rescue:close:${id}`, title: say.rescue.stop }),
      )
    } catch (error) {
      if (error instanceof Refusal) return go('waiting', draft, text(rescueRefusal(error, say)))
      throw error
    }
  },
}

/** They have the numbers; another place, or 'please hurry', is still about this. */
const waiting: Question<EmergencyDraft> = {
  ask: () => ({ say: [] }),
  answer: (message, draft, { say, rescueStands }) => {
    const { call } = draft
    if (message.choice === 'rescue:ask') return go('ask', draft)
    if (message.choice) return notUnderstood
    const place = placeNamed(message)
    if (place) return go('help', { ...knownOf(message, draft), words: wordsBeside(message, draft), place })
    if (draft.offers && draft.place && isTold(message.text) && !agreesToAsk(message)) {
      const words = wordsBeside(message, draft)
      const askThem = { id: 'rescue:ask', title: say.rescue.askThem }
      return replyAndWait({ ...draft, words }, buttons(say.emergency.theyRead(words ?? ''), askThem))
    }
    if (draft.offers && agreesToAsk(message)) {
      const isMore = message.text.length > MIN_SAID || isTold(message.text)
      return go('ask', { ...draft, words: isMore ? wordsBeside(message, draft) : draft.words })
    }
    const { wishes } = message.understood
    // While shops are asked, or one comes, nothing of before is asked again.
    if (wishes[0]?.intent === 'thanks' || message.yes || message.no)
      return rescueStands ? replyAndWait(undefined, text(say.common.thanks)) : done(text(say.common.thanks))
    const isCry = wishes.every(({ intent, probability }) => impatient.has(intent) || probability < CLEAR)
    return isCry && message.kind === 'text' ? replyAndWait(undefined, text(say.emergency.hurry(call))) : notUnderstood
  },
}

/** 'Yes', 'yebo ngicela', 'ask them please', 'yes!! hurry, my child is crying'. */
const agreesToAsk = ({ text: words, yes, no }: ParsedMessage): boolean =>
  !no && (yes || agreesClearly(words) || takesUpAsking(words, '') !== undefined)
/** Who writes more than a yes says what whoever comes should know. */
const MIN_SAID = 40

const impatient: ReadonlySet<string> = new Set(['answer', 'emergency', 'human', 'help'])
/** Below it words at the roadside are still about the tyre. */
const CLEAR = 0.5

const shopsAnyway = (shops: readonly HelpShop[], now: Date, say: Texts): string[] =>
  shops.length === 0
    ? []
    : [
        say.emergency.tyreShops,
        ...shops.map((shop) => say.emergency.openLine(factsOf(shop), helpsUntil(shop.hours, now))),
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
  steps: { begin, where, help, ask, waiting },
})
