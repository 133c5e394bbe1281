import type { Axle } from '#core/rules/tyres/axles.ts'
import { firstPage } from './changes.ts'
import type { SearchDraft } from './draft.ts'

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

/** Only the tyres of one axle. */
export function onlyAxle(draft: SearchDraft, axle: Axle): SearchDraft {
  const { set: _set, ...one } = firstPage(draft)
  return one.other?.which === axle ? otherAxle(one) : one
}

/** Both axles at once, the front one first. */
export const pairOf = (draft: SearchDraft): SearchDraft => ({
  ...(draft.other?.which === 'front' ? otherAxle(draft) : firstPage(draft)),
  set: true,
})
