import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { says } from '#bot/understand/said/meanings.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import type { SearchDraft } from './draft.ts'

export const firstPage = (draft: SearchDraft): SearchDraft => {
  const { after: _after, ...query } = draft.query
  return { ...draft, query }
}

export const sorted = (draft: SearchDraft, sort: 'total' | 'distance'): SearchDraft => {
  const first = firstPage(draft)
  return { ...first, query: { ...first.query, sort } }
}

/** 'any brand', 'not run-flat', 'no limit': the wish without the named parts; undefined if it has none of them. */
export function withoutNamed(message: ParsedMessage, query: SearchDraft['query']): SearchDraft['query'] | undefined {
  const { brands, exceptBrands, runFlat, maxCents, types, ...rest } = query
  const left: SearchDraft['query'] = {
    ...rest,
    ...(exceptBrands && !says(message, 'anyBrand') ? { exceptBrands } : {}),
    ...(brands && !says(message, 'anyBrand') ? { brands } : {}),
    ...(runFlat && !says(message, 'notRunFlat') ? { runFlat } : {}),
    ...(maxCents && !says(message, 'anyPrice') ? { maxCents } : {}),
    ...(types && !says(message, 'anyType') ? { types } : {}),
  }
  const anyBrand = Boolean(brands && !left.brands) || Boolean(exceptBrands && !left.exceptBrands)
  const dropped = anyBrand || Boolean(runFlat && !left.runFlat)
  return dropped || (maxCents && !left.maxCents) || (types && !left.types) ? left : undefined
}

/** The search without the wishes that were too tight, as nothing.ts names them in its rows. */
export const relaxed = (draft: SearchDraft, names: string): SearchDraft =>
  names.split('+').reduce(without, firstPage(draft))

function without(draft: SearchDraft, name: string): SearchDraft {
  const [what, value = ''] = name.split(':')
  const query = { ...draft.query }
  switch (what) {
    case 'size': {
      const { minLoadIndex: _load, minSpeedKmh: _speed, ...rest } = query
      return { ...draft, query: { ...rest, size: value } }
    }
    case 'radius':
      return { ...draft, query: { ...query, radiusKm: Number(value) } }
    case 'quantity':
      return { ...draft, query: { ...query, quantity: Number(value) } }
    case 'place':
      return { ...draft, anywhere: true }
    case 'price':
      delete query.maxCents
      break
    case 'mobile':
      delete query.mobile
      break
    case 'brand':
      delete query.exceptBrands
      delete query.brands
      break
    case 'type':
      delete query.types
      break
    case 'run_flat':
      delete query.runFlat
      break
    case 'extra_load':
      delete query.extraLoad
      break
    case 'shop':
      delete query.shopId
      break
    case 'deals':
      delete query.dealsOnly
      break
  }
  return { ...draft, query }
}

/** Turns to the other axle: front and rear change places. */
export function otherAxle(draft: SearchDraft): SearchDraft {
  const { other } = draft
  if (!other || !draft.query.size) return draft
  const first = firstPage(draft)
  const here = {
    code: draft.query.size,
    usualLoadIndex: draft.query.minLoadIndex ?? null,
    usualSpeedKmh: draft.query.minSpeedKmh ?? null,
  }
  return {
    ...first,
    other: { which: other.which === 'rear' ? 'front' : 'rear', size: here },
    query: {
      ...first.query,
      size: other.size.code,
      minLoadIndex: other.size.usualLoadIndex ?? undefined,
      minSpeedKmh: other.size.usualSpeedKmh ?? undefined,
    },
  }
}

const ON_AN_AXLE = 2

/** Only the tyres of one axle, which are two at most. */
export function onlyAxle(draft: SearchDraft, axle: Axle): SearchDraft {
  const { set: _set, ...one } = firstPage(draft)
  const { query, ...rest } = one.other?.which === axle ? otherAxle(one) : one
  return { ...rest, query: { ...query, quantity: Math.min(query.quantity ?? ON_AN_AXLE, ON_AN_AXLE) } }
}

/** Both axles at once, the front one first. */
export const pairOf = (draft: SearchDraft): SearchDraft => ({
  ...(draft.other?.which === 'front' ? otherAxle(draft) : firstPage(draft)),
  set: true,
})
