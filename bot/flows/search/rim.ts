import { type Action, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { choices, text } from '#bot/engine/say.ts'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { compatibleSizes } from '#core/search/compatible-sizes.ts'
import { firstPage } from './changes.ts'
import type { SearchDraft, SizeOption } from './draft.ts'
import { go } from './go.ts'

const SHOWN = 5

/** 'what about 17s': the vehicle's own sizes of that rim, else sizes that roll as far, with their warning. */
export const rim: Action<SearchDraft> = {
  act: async (draft, { ctx, say }) => {
    const { rim: wanted = 0, ...rest } = firstPage(draft)
    const own = rest.vehicle ? await vehicleSizes(ctx, rest.vehicle) : undefined
    const options = own?.kind === 'sizes' ? own.options.filter(({ front }) => rimOf(front.code) === wanted) : []
    if (options.length > 0) return go('option', { ...rest, options: options satisfies SizeOption[] })
    const size = rest.query.size
    const { minLoadIndex, minSpeedKmh } = rest.query
    const alike = size ? await compatibleSizes(ctx, { size, rim: wanted, minLoadIndex, minSpeedKmh }) : []
    if (alike.length === 0) return go('results', rest, text(say.search.noSizeOnRim(wanted)))
    return go('otherRim', {
      ...rest,
      rim: wanted,
      alike: alike.slice(0, SHOWN).map(({ code, differencePercent }) => ({ code, differencePercent })),
    })
  },
}

const rimOf = (code: string): number => Number(/R(\d+)/.exec(code)?.[1])

export const otherRim: Question<SearchDraft> = {
  ask: (draft, { say }) => {
    const alike = draft.alike ?? []
    const lines = alike.map((one) => say.search.alike(one.code, one.differencePercent))
    return {
      say: [
        choices(
          [say.search.otherRim(draft.rim ?? 0, draft.query.size ?? ''), ...lines].join('\n'),
          say.search.sizes,
          alike.map((one) => ({ id: `alike:${one.code}`, title: one.code })),
        ),
      ],
    }
  },
  answer: (message, draft) => {
    if (!message.choice?.startsWith('alike:')) return notUnderstood
    const { alike: _alike, rim: _rim, ...rest } = draft
    return go('results', { ...rest, query: { ...rest.query, size: message.choice.slice(6) } })
  },
}
