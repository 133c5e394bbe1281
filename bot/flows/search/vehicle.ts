import { type Action, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { choices, text } from '#bot/engine/say.ts'
import { axleSaid } from '#bot/understand/said/axle-said.ts'
import { figuresIn, hearShortYear, hearYear } from '#bot/understand/said/figures.ts'
import { wantsMiddle } from '#bot/understand/said/list/spoken-against.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { orderNamed } from '#bot/understand/said/which.ts'
import type { Slots } from '#bot/understand/types.ts'
import type { VehicleAnswer } from '#core/catalogue/vehicle-sizes.ts'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import { findTyreSizes } from '#core/rules/tyres/tyre-size.ts'
import { trimIn } from '#core/rules/vehicles/trim.ts'
import type { Texts } from '#core/texts/texts.ts'
import { go, type SearchDraft, type SizeOption, type SizeRef } from './draft.ts'
import { merged } from './place.ts'

const carName = ({ vehicle }: SearchDraft): string =>
  [vehicle?.make, vehicle?.model, trimIn(vehicle?.variant ?? ''), vehicle?.year].filter(Boolean).join(' ')

/** Looks the vehicle up and decides what is missing: model, year, or which of its sizes. */
export const vehicle: Action<SearchDraft> = {
  act: async (draft, turn) => {
    const answer = await vehicleSizes(turn.ctx, draft.vehicle ?? {})
    return decided(answer, draft, turn)
  },
}

export function decided(answer: VehicleAnswer, draft: SearchDraft, { say }: Turn): Outcome {
  switch (answer.kind) {
    case 'unknown': {
      const { vehicle: unknown, ...rest } = draft
      return go(
        'size',
        rest,
        text(say.search.unknownVehicle(carName({ query: {}, ...(unknown ? { vehicle: unknown } : {}) }))),
      )
    }
    case 'ask_model':
      return go('model', { ...draft, vehicle: { ...draft.vehicle, make: answer.make }, models: answer.models })
    case 'ask_year': {
      const { year: outside, ...named } = { ...draft.vehicle, make: answer.make, model: answer.model }
      const known: SearchDraft = { ...draft, vehicle: named, years: [answer.yearFrom, answer.yearTo] }
      return go('year', known, ...(outside ? [text(say.search.yearOutside(carName(known)))] : []))
    }
    case 'sizes': {
      const options = distinct(answer.options)
      const only = options.length === 1 ? options[0] : undefined
      const known: SearchDraft = {
        ...draft,
        vehicle: { ...draft.vehicle, make: answer.make, model: answer.model },
        options,
      }
      if (only && !only.rear)
        return go('begin', chosen(known, only.front), text(say.search.oneOption(carName(known), only.front.code)))
      if (only?.rear && known.axle) return go('begin', ofAxle(known, only.front, only.rear, known.axle))
      if (only?.rear && !halvesAsked(known))
        return go(
          'begin',
          paired(known, only.front, only.rear),
          text(staggeredWords(known, only.front, only.rear, say)),
        )
      return go('option', known)
    }
  }
}

/** One pair was asked for without saying for which axle. */
const halvesAsked = ({ query }: SearchDraft): boolean => query.quantity !== undefined && query.quantity <= 2

/** Tyres for one axle, and the other one's size for later. */
const ofAxle = (draft: SearchDraft, front: SizeRef, rear: SizeRef, axle: Axle): SearchDraft => {
  const { axle: _axle, ...rest } = draft
  return axle === 'rear'
    ? chosen(halved(rest), rear, { which: 'front', size: front })
    : chosen(halved(rest), front, { which: 'rear', size: rear })
}

/** Both axles at once. */
const paired = (draft: SearchDraft, front: SizeRef, rear: SizeRef): SearchDraft => {
  const known = chosen(draft, front, { which: 'rear', size: rear })
  return { ...known, set: true, query: { ...known.query, quantity: 2 } }
}

const staggeredWords = (draft: SearchDraft, front: SizeRef, rear: SizeRef, say: Texts): string =>
  say.search.staggered(carName(draft), front.code, rear.code)

const distinct = (options: SizeOption[]): SizeOption[] => [
  ...new Map(options.map((option) => [`${option.front.code}+${option.rear?.code ?? ''}`, option])).values(),
]

/** The original size's usual load and speed are what the vehicle needs. */
const chosen = (draft: SearchDraft, size: SizeRef, other?: SearchDraft['other']): SearchDraft => {
  const { options: _options, models: _models, other: _other, ...rest } = draft
  return {
    ...rest,
    ...(other ? { other } : {}),
    query: {
      ...rest.query,
      size: size.code,
      ...(size.usualLoadIndex ? { minLoadIndex: size.usualLoadIndex } : {}),
      ...(size.usualSpeedKmh ? { minSpeedKmh: size.usualSpeedKmh } : {}),
    },
  }
}

export const model: Question<SearchDraft> = {
  ask: ({ vehicle, models = [] }, { say }) => {
    const [shown, others] = [models.slice(0, limits.rows), models.slice(limits.rows)]
    const question = say.search.whichModel(vehicle?.make ?? '')
    return {
      say: [
        choices(
          others.length > 0 ? `${question} ${say.search.otherModels(others.join(', '))}` : question,
          say.search.models,
          shown.map((name) => ({ id: `model:${name}`, title: name })),
        ),
      ],
    }
  },
  answer: (message, draft) => {
    const named = message.choice?.startsWith('model:')
      ? message.choice.slice(6)
      : message.understood.slots.vehicle?.model
    if (named)
      return go('vehicle', {
        ...draft,
        vehicle: { ...draft.vehicle, ...message.understood.slots.vehicle, model: named },
      })
    const typed = draft.models?.find((one) => one.toLowerCase() === message.text.toLowerCase())
    if (typed) return go('vehicle', { ...draft, vehicle: { ...draft.vehicle, model: typed } })
    return sizeInstead(message.understood.slots, draft) ?? notUnderstood
  },
}

export const year: Question<SearchDraft> = {
  ask: (draft, { say }) => ({
    say: [text(say.search.whichYear(carName(draft), draft.years?.[0] ?? 1990, draft.years?.[1] ?? null))],
  }),
  answer: (message, draft, { say, now }) => {
    const { text: words } = message
    const written = hearYear(words) ?? hearShortYear(words, now) ?? message.understood.slots.vehicle?.year
    const { quantity } = message.understood.slots
    const query = quantity ? { ...draft.query, quantity } : draft.query
    if (written !== undefined) return go('vehicle', { ...draft, query, vehicle: { ...draft.vehicle, year: written } })
    if (says(message, 'knowsNot')) return { to: 'again', say: [text(say.search.whereItStands)], quiet: true }
    return sizeInstead(message.understood.slots, draft) ?? notUnderstood
  },
}

export const option: Question<SearchDraft> = {
  ask: (draft, { say }) => {
    const options = draft.options ?? []
    const only = options.length === 1 ? options[0] : undefined
    if (only?.rear)
      return {
        say: [
          choices(`${staggeredWords(draft, only.front, only.rear, say)} ${say.search.whichAxle}`, say.search.sizes, [
            { id: 'axle:front', title: `${say.search.front} ${only.front.code}` },
            { id: 'axle:rear', title: `${say.search.rear} ${only.rear.code}` },
          ]),
        ],
      }
    const rows = options.slice(0, 9).map((one, at) => ({
      id: `size:${at}`,
      title: codesOf(one),
      description: say.search.rims(rimOf(one), one.rear ? rimIn(one.rear) : rimOf(one)),
    }))
    // Two sizes have two buttons, which say no more than the size.
    const named = options.map((one, at) => {
      const trim = trimIn(one.variant)
      return `${at + 1}. ${codesOf(one)}${one.rear ? ` (${say.search.front} + ${say.search.rear})` : ''}${trim ? ` · ${trim}` : ''}`
    })
    return { say: [choices(`${say.search.whichOption(carName(draft))}\n${named.join('\n')}`, say.search.sizes, rows)] }
  },
  answer: (message, draft) => {
    const options = draft.options ?? []
    const only = options.length === 1 ? options[0] : undefined
    if (only?.rear && message.choice === 'axle:rear') return go('begin', ofAxle(draft, only.front, only.rear, 'rear'))
    if (only?.rear && (message.choice === 'axle:front' || message.yes))
      return go('begin', ofAxle(draft, only.front, only.rear, 'front'))
    const picked = message.choice?.startsWith('size:')
      ? options[Number(message.choice.slice(5))]
      : message.choice || message.understood.slots.size
        ? undefined
        : optionMeant(options, message)
    const axle = only?.rear && !message.choice ? axleSaid(message.text) : undefined
    if (only?.rear && axle)
      return go(
        'begin',
        axle === 'both' ? paired(draft, only.front, only.rear) : ofAxle(draft, only.front, only.rear, axle),
      )
    if (picked?.rear && halvesAsked(draft)) return go('option', { ...draft, options: [picked] })
    if (picked?.rear) return go('begin', paired(draft, picked.front, picked.rear))
    if (picked) return go('begin', chosen(draft, picked.front))
    return sizeInstead(message.understood.slots, draft) ?? notUnderstood
  },
}

const codesOf = ({ front, rear }: SizeOption): string => (rear ? `${front.code} + ${rear.code}` : front.code)

const rimIn = ({ code }: SizeRef): number => findTyreSizes(code)[0]?.size.rim ?? 0
const rimOf = ({ front }: SizeOption): number => rimIn(front)

/** 'Die 18 duim', 'the big one': the one option with that rim. */
function optionMeant(
  options: readonly SizeOption[],
  { text: words, understood }: ParsedMessage,
): SizeOption | undefined {
  const { rim, pointing }: Slots = understood.slots
  const order = orderNamed(words)
  if (order !== undefined && rim === undefined) return options.at(order > 0 ? order - 1 : order)
  if (wantsMiddle(plainText(words)) && options.length % 2 === 1) return options[(options.length - 1) / 2]
  const widths = options.filter(({ front }) => figuresIn(words).includes(Number(front.code.slice(0, 3))))
  if (widths.length === 1) return widths[0]
  const rims = options.map(rimOf)
  const end = pointing?.most === 'largest' ? Math.max(...rims) : pointing?.most === 'smallest' ? Math.min(...rims) : 0
  const meant = options.filter((one) => rimOf(one) === (rim ?? end))
  return meant.length === 1 ? meant[0] : undefined
}

/** Different sizes front and rear are bought in pairs. */
const halved = (draft: SearchDraft): SearchDraft => ({ ...draft, query: { ...draft.query, quantity: 2 } })

/** The size itself answers every question about the vehicle; one of the options brings its load and speed along. */
function sizeInstead(slots: Parameters<typeof merged>[1], draft: SearchDraft): Outcome | undefined {
  if (!slots.size) return undefined
  const { draft: next } = merged(draft, slots)
  const original = draft.options?.map((one) => one.front).find((one) => one.code === next.query.size)
  return go('begin', original ? chosen(next, original) : next)
}
