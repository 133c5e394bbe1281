import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame, Place } from '#bot/engine/state.ts'
import { heardLimit } from '#bot/understand/said/alerts/alert-limit.ts'
import { says } from '#bot/understand/said/meanings.ts'
import type { Alert, NewAlertInput } from '#core/contracts/alerts.ts'
import { RADIUS_KM, type SearchDraft } from '../search/draft.ts'
import { queryFrom } from '../search/place.ts'
import { frame } from '../steps.ts'

export type AlertAct = 'remove' | 'change' | 'pause' | 'resume'

type Query = Partial<Omit<NewAlertInput, 'near'>>

export type AlertDraft = {
  /** The words, if they may as well be about a booking. */
  words?: string
  query: Query
  place?: Place
  radiusKm?: number
  anywhere?: boolean
  /** The person does not mind what it costs. */
  anyPrice?: boolean
  vehicle?: { make?: string; model?: string; year?: number; variant?: string }
  /** Sizes that the vehicle may wear, to choose from. */
  sizes?: string[]
  /** An alert is being made or changed, so that what is said lays itself over it. */
  making?: boolean
  /** The alert that is looked at or changed. */
  alertId?: string
  /** What the person wants of one of their alerts. */
  act?: AlertAct
  /** The size that it is to have from now on. */
  toSize?: string
  /** The number under which it stood in the list, from 1. */
  index?: number
  /** All of them are meant. */
  every?: true
  /** What the list showed, in order. */
  ids?: string[]
}

declare module '../steps.ts' {
  interface DraftOf {
    alerts: AlertDraft
  }
}

export const startAlert = (draft: AlertDraft): Frame => frame('alerts', 'begin', { ...draft, making: true })

/** A search that found nothing, as a wish to be told. */
export function fromSearch({ query, noticeUnder, place, anywhere, vehicle }: SearchDraft): AlertDraft {
  const { size, brands, types, runFlat, quantity, dealsOnly, radiusKm } = query
  const { maxCents, maxCovers } = noticeUnder ?? query
  return {
    query: defined({ size, brands, types, runFlat, quantity, maxCents, maxCovers, dealsOnly }),
    anyPrice: maxCents === undefined,
    ...(place && !anywhere ? { place } : {}),
    ...(anywhere ? { anywhere } : {}),
    ...(radiusKm ? { radiusKm } : {}),
    ...(vehicle && !size ? { vehicle } : {}),
  }
}

/** The search that finds what an alert watches for. */
export const asSearch = ({ near, id: _id, active: _active, ...query }: Alert): SearchDraft => ({
  query: { ...query, ...(near ? { radiusKm: near.radiusKm } : {}) },
  ...(near ? { place: { label: near.label, lat: near.lat, lng: near.lng } } : { anywhere: true }),
})

export const fromAlert = ({ near, id, active: _active, ...query }: Alert): AlertDraft => ({
  alertId: id,
  query,
  anyPrice: query.maxCents === undefined,
  ...(near
    ? { place: { label: near.label, lat: near.lat, lng: near.lng }, radiusKm: near.radiusKm }
    : { anywhere: true }),
})

/** Lays what a message says over the draft; undefined when it says nothing about an alert. */
export function laidOver(draft: AlertDraft, message: ParsedMessage, place: Place | undefined): AlertDraft | undefined {
  const { slots } = message.understood
  const said = queryOf(message)
  const anyPrice = says(message, 'whateverPrice') && said.maxCents === undefined
  const change: Partial<AlertDraft> = {
    ...(says(message, 'anywhere') ? { anywhere: true } : {}),
    ...(place ? { place, anywhere: false } : {}),
    ...(slots.radiusKm ? { radiusKm: Math.min(slots.radiusKm, 500) } : {}),
    ...(slots.vehicle && !slots.size ? { vehicle: { ...draft.vehicle, ...slots.vehicle } } : {}),
    ...(anyPrice ? { anyPrice } : {}),
  }
  if (Object.keys(said).length === 0 && Object.keys(change).length === 0) return undefined
  const { maxCents, maxCovers, ...rest } = draft.query
  const limit = anyPrice ? {} : defined({ maxCents, maxCovers })
  const next: AlertDraft = { ...draft, ...change, query: { ...rest, ...limit, ...said } }
  if (said.size) delete next.vehicle
  else if (change.vehicle) delete next.query.size
  return next
}

function queryOf(message: ParsedMessage): Query {
  const { slots } = message.understood
  const { size, brands, types, runFlat, quantity } = queryFrom(slots)
  const limit = heardLimit(message.text, slots)
  return defined({
    size,
    brands,
    types,
    runFlat,
    quantity,
    ...limit,
    ...(says(message, 'deals') ? { dealsOnly: true } : {}),
  })
}

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** The finished wish. */
export const alertQuery = ({ query, place, anywhere, radiusKm }: AlertDraft): NewAlertInput => ({
  ...query,
  size: query.size ?? '',
  ...(place && !anywhere ? { near: { ...place, radiusKm: radiusKm ?? RADIUS_KM } } : {}),
})
