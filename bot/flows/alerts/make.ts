import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, choices, text } from '#bot/engine/say.ts'
import { endsAlert } from '#bot/understand/said/alerts/alert-order.ts'
import { hearYear } from '#bot/understand/said/figures.ts'
import { asksForKilometres, kilometresSaid } from '#bot/understand/said/km.ts'
import { withoutYesBut } from '#bot/understand/said/which.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { changeAlert, createAlert } from '#core/alerts/alerts.ts'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { NewAlert } from '#core/contracts/alerts.ts'
import { Refusal } from '#core/errors.ts'
import { refusalWords } from '../refused.ts'
import { heardPlace } from '../search/place.ts'
import { type AlertDraft, alertQuery, laidOver } from './draft.ts'
import { go } from './mine.ts'

/** Decides what still has to be asked: the size, what it may cost, and where. */
export const begin: Action<AlertDraft> = {
  leadsOn: true,
  act: async (draft, turn) => {
    const { query, vehicle } = draft
    if (!query.size) return vehicle && !draft.sizes ? sized(draft, turn) : go('size', draft)
    if (query.maxCents === undefined && !query.dealsOnly && !draft.anyPrice) return go('price', draft)
    if (draft.place) turn.memory.place = draft.place
    else if (!draft.anywhere) {
      const { place } = turn.memory
      return place ? go('sure', { ...draft, place }) : go('place', draft)
    }
    return go('sure', draft)
  },
}

const carName = ({ vehicle }: AlertDraft): string =>
  [vehicle?.make, vehicle?.model, vehicle?.variant, vehicle?.year].filter(Boolean).join(' ')

/** The sizes that the vehicle may wear, or what has to be known of it first. */
async function sized(draft: AlertDraft, { ctx, say }: Turn): Promise<Outcome> {
  const answer = await vehicleSizes(ctx, draft.vehicle ?? {})
  const { vehicle: _vehicle, ...rest } = draft
  switch (answer.kind) {
    case 'unknown':
      return go('size', rest, text(say.search.unknownVehicle(carName(draft))))
    case 'ask_model':
      return go(
        'car',
        { ...draft, vehicle: { ...draft.vehicle, make: answer.make } },
        text(`${say.search.whichModel(answer.make)} ${answer.models.join(', ')}`),
      )
    case 'ask_year':
      return go('car', draft, text(say.search.whichYear(carName(draft), answer.yearFrom, answer.yearTo)))
    case 'sizes': {
      const sizes = [
        ...new Set(answer.options.flatMap(({ front, rear }) => [front.code, ...(rear ? [rear.code] : [])])),
      ]
      const [only] = sizes
      if (sizes.length > 1 || !only) return go('size', { ...draft, sizes })
      return go(
        'begin',
        { ...draft, query: { ...draft.query, size: only } },
        text(say.search.oneOption(carName(draft), only)),
      )
    }
  }
}

/** The model or the year of a vehicle, which the words before have asked for. */
export const car: Question<AlertDraft> = {
  ask: () => ({ say: [] }),
  answer: (message, draft) => {
    const year = hearYear(message.text)
    const { slots } = message.understood
    if (slots.size) return begun(laidOver(draft, message, undefined))
    const vehicle = { ...draft.vehicle, ...slots.vehicle, ...(year === undefined ? {} : { year }) }
    if (slots.vehicle || year !== undefined) return go('begin', { ...draft, vehicle })
    if (message.kind !== 'text' || message.choice || draft.vehicle?.model || message.text.length > 40)
      return notUnderstood
    return go('begin', { ...draft, vehicle: { ...vehicle, model: message.text } })
  },
}

export const size: Question<AlertDraft> = {
  ask: (draft, { say }) => {
    const rows = (draft.sizes ?? []).slice(0, 10).map((code) => ({ id: `size:${code}`, title: code }))
    if (rows.length === 0) return { say: [text(say.alerts.whichSize)] }
    return { say: [choices(say.search.whichOption(carName(draft)), say.search.sizes, rows)] }
  },
  answer: (message, draft, { say }) => {
    const picked = message.choice?.startsWith('size:') ? message.choice.slice(5) : undefined
    if (picked) return go('begin', { ...draft, query: { ...draft.query, size: picked } })
    const { slots, impossibleSize } = message.understood
    if (slots.size || slots.sizeFront || slots.vehicle) {
      const { sizes: _sizes, ...rest } = draft
      return begun(laidOver(rest, message, heardNear(message)))
    }
    return impossibleSize
      ? { to: 'again', say: [text(say.search.impossibleSize(message.text.slice(0, 40)))], quiet: true }
      : notUnderstood
  },
}

export const price: Question<AlertDraft> = {
  ask: (_draft, { say }) => ({
    say: [
      buttons(
        say.alerts.whichPrice,
        { id: 'price:deal', title: say.alerts.anyDeal },
        { id: 'price:any', title: say.alerts.anyPrice },
      ),
    ],
  }),
  answer: (message, draft) => {
    const { maxCents: _maxCents, maxCovers: _maxCovers, dealsOnly: _dealsOnly, ...query } = draft.query
    const open = { ...draft, query, anyPrice: false }
    if (message.choice === 'price:deal')
      return go('begin', { ...open, anyPrice: true, query: { ...query, dealsOnly: true } })
    if (message.choice === 'price:any') return go('begin', { ...open, anyPrice: true })
    const next = laidOver(open, message, heardNear(message))
    // '1300 for one tyre' says what the price is of.
    if (next?.query.maxCents && next.query.quantity === 1 && query.quantity !== 1)
      return begun({ ...next, query: { ...next.query, quantity: query.quantity, maxCovers: 'tyre' } })
    return begun(next)
  },
}

export const place: Question<AlertDraft> = {
  ask: (_draft, { say }) => ({
    say: [buttons(say.search.whichPlace, { id: 'place:anywhere', title: say.search.anywhere })],
  }),
  answer: (message, draft, { say }) => {
    if (message.choice === 'place:anywhere') return go('begin', { ...draft, anywhere: true })
    const found = heardPlace(message)
    const next = laidOver(draft, message, found)
    if (next) return go('begin', next)
    if (message.kind !== 'text' || message.choice || message.understood.intent !== 'unknown') return notUnderstood
    return { to: 'again', say: [text(say.search.unknownPlace(message.text.slice(0, 60)))], quiet: true }
  },
}

const begun = (next: AlertDraft | undefined): Outcome => (next ? go('begin', next) : notUnderstood)

/** A place that the words name as one. */
export const heardNear = (message: Parameters<typeof heardPlace>[0]) =>
  message.location || message.understood.slots.place ? heardPlace(message) : undefined

/** What words change of the alert as it was read back: price, place, how far, number or make. */
function corrected(draft: AlertDraft, message: ParsedMessage, now: Date): AlertDraft | undefined {
  const km = kilometresSaid(message.text)
  const { brands, tyres } = statedIn(withoutYesBut(message.text), { now })
  const { radiusKm: _km, ...slots } = message.understood.slots
  // A distance is no price.
  const heard = {
    ...message,
    ...(km && { text: '' }),
    understood: { ...message.understood, slots: km ? { ...slots, radiusKm: km } : message.understood.slots },
  }
  const laid = laidOver(draft, heard, heardNear(message))
  const isBrand = brands.length > 0 && !laid?.query.brands
  const isCount = tyres !== undefined && tyres > 0 && tyres <= MAX_TYRES && tyres !== (laid ?? draft).query.quantity
  if (!laid && !isBrand && !isCount) return undefined
  const next = laid ?? draft
  return { ...next, query: { ...next.query, ...(isBrand && { brands }), ...(isCount && { quantity: tyres }) } }
}
const MAX_TYRES = 8

/** Reads the alert back before anything is written down. */
export const sure: Question<AlertDraft> = {
  takes: ({ text: words }) =>
    endsAlert(words) || (readsAsQuestion(words) ? asksForKilometres(words) : kilometresSaid(words) !== undefined),
  ask: (draft, { say }) => {
    const query = NewAlert.parse(alertQuery(draft))
    const body = draft.alertId ? say.alerts.confirmChange(query) : say.alerts.confirm(query)
    return {
      say: [
        buttons(
          body,
          { id: 'sure:yes', title: draft.alertId ? say.alerts.change : say.alerts.yes },
          { id: 'sure:price', title: say.alerts.otherPrice },
          { id: 'sure:no', title: say.alerts.no },
        ),
      ],
    }
  },
  answer: (message, draft, { say, now }) => {
    if (message.choice === 'sure:yes') return go('save', draft)
    if (!message.choice && endsAlert(message.text))
      return draft.alertId ? go('removeSure', draft) : done(text(say.alerts.notMade))
    if (message.choice === 'sure:price') return go('price', draft)
    const next = message.choice ? undefined : corrected(draft, message, now)
    if (next) return go('begin', next)
    if (message.yes) return go('save', draft)
    if (message.choice === 'sure:no' || message.no)
      return done(text(draft.alertId ? say.alerts.unchanged : say.alerts.notMade))
    return notUnderstood
  },
}

export const save: Action<AlertDraft> = {
  act: async (draft, turn) => {
    const { ctx, say } = turn
    const query = alertQuery(draft)
    const open = { maxCents: query.maxCents ?? null, near: query.near ?? null }
    try {
      const made = draft.alertId
        ? await changeAlert(ctx, turn.actor, draft.alertId, { ...query, ...open })
        : await createAlert(ctx, turn.actor, query)
      const ways = [{ id: 'alert:list', title: say.alerts.mine }]
      if (made.present.offers > 0) ways.unshift({ id: `alert:search:${made.alert.id}`, title: say.alerts.show })
      return done(buttons(draft.alertId ? say.alerts.changed(made) : say.alerts.made(made), ...ways))
    } catch (error) {
      if (error instanceof Refusal)
        return done(buttons(refusalWords(error, say), { id: 'alert:list', title: say.alerts.mine }))
      throw error
    }
  },
}
