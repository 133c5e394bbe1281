import type { SearchDraft } from './draft.ts'

export const firstPage = (draft: SearchDraft): SearchDraft => {
  const { after: _after, ...wish } = draft.wish
  return { ...draft, wish }
}

export const sorted = (draft: SearchDraft, sort: 'price' | 'distance'): SearchDraft => {
  const first = firstPage(draft)
  return { ...first, wish: { ...first.wish, sort } }
}

/** Turns to the other axle: front and rear change places. */
export function otherAxle(draft: SearchDraft): SearchDraft {
  const { other } = draft
  if (!other || !draft.wish.size) return draft
  const first = firstPage(draft)
  const here = {
    code: draft.wish.size,
    usualLoadIndex: draft.wish.minLoadIndex ?? null,
    usualSpeedKmh: draft.wish.minSpeedKmh ?? null,
  }
  return {
    ...first,
    other: { which: other.which === 'rear' ? 'front' : 'rear', size: here },
    wish: {
      ...first.wish,
      size: other.size.code,
      minLoadIndex: other.size.usualLoadIndex ?? undefined,
      minSpeedKmh: other.size.usualSpeedKmh ?? undefined,
    },
  }
}

/** The search without the wishes that were too tight, as nothing.ts names them in its rows. */
export const relaxed = (draft: SearchDraft, names: string): SearchDraft =>
  names.split('+').reduce(without, firstPage(draft))

function without(draft: SearchDraft, name: string): SearchDraft {
  const [what, value = ''] = name.split(':')
  const wish = { ...draft.wish }
  switch (what) {
    case 'size': {
      const { minLoadIndex: _load, minSpeedKmh: _speed, ...rest } = wish
      return { ...draft, wish: { ...rest, size: value } }
    }
    case 'radius':
      return { ...draft, wish: { ...wish, radiusKm: Number(value) } }
    case 'quantity':
      return { ...draft, wish: { ...wish, quantity: Number(value) } }
    case 'place':
      return { ...draft, anywhere: true }
    case 'price':
      delete wish.maxCents
      break
    case 'brand':
      delete wish.brands
      break
    case 'type':
      delete wish.types
      break
    case 'run_flat':
      delete wish.runFlat
      break
    case 'shop':
      delete wish.shopId
      break
    case 'deals':
      delete wish.dealsOnly
      break
  }
  return { ...draft, wish }
}
