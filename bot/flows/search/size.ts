import { type Action, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { choices, text } from '#bot/engine/say.ts'
import { hasThreeFigures } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { unknownCar } from '#bot/understand/said/unknown-car.ts'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { scanSizes } from '#core/rules/tyres/tyre-size.ts'
import { plateIn } from '#core/rules/vehicles/plate.ts'
import { compatibleSizes } from '#core/search/compatible-sizes.ts'
import { sizeCautions } from '#core/search/size-cautions.ts'
import { firstPage } from './changes.ts'
import { go, type SearchDraft, type SizeOption } from './draft.ts'
import { ofPlate } from './own-car.ts'
import { merged } from './place.ts'
import { searched } from './results.ts'

/** Decides what still has to be asked. */
export const begin: Action<SearchDraft> = {
  act: async (draft, turn) => {
    if (draft.plate) return ofPlate(draft, turn)
    if (draft.query.size && draft.vehicle?.model) return suited(draft, turn)
    if (draft.query.size || draft.query.dealsOnly) return go('where', draft)
    return draft.vehicle ? go('vehicle', draft) : go('size', draft)
  },
}

export const size: Question<SearchDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.search.whichSize)] }),
  answer: (message, draft, { say }) => {
    const { slots, impossibleSize } = message.understood
    if (slots.size || slots.sizeFront || slots.vehicle) return searched(message, merged(draft, slots).draft, say)
    const plate = message.choice ? undefined : plateIn(message.text)
    if (plate) return go('begin', { ...merged(draft, slots).draft, plate })
    const vehicle = unknownCar(message.text)
    if (vehicle) return go('begin', { ...draft, vehicle })
    if (impossibleSize)
      return {
        to: 'again',
        say: [text(say.search.impossibleSize(impossibleIn(message) ?? message.text.slice(0, 40)))],
        quiet: true,
      }
    if (says(message, 'knowsNot')) return { to: 'again', say: [text(say.search.whereItStands)], quiet: true }
    if (hasThreeFigures(message.text) && !message.choice)
      return { to: 'again', say: [text(say.search.notASize)], quiet: true }
    return notUnderstood
  },
}

/** What is written like a size that no tyre has, as it stands in the message; undefined beside a real size. */
export function impossibleIn({ text, understood }: ParsedMessage): string | undefined {
  const { impossibleSize, slots } = understood
  if (!impossibleSize || slots.size || slots.sizeFront) return undefined
  const [first] = scanSizes(text).impossible
  return first ? text.slice(first.start, first.end).slice(0, 40) : undefined
}

/** Says what does not suit the named vehicle before anything is offered, and keeps what each axle needs. */
async function suited(draft: SearchDraft, { ctx, say }: Turn): Promise<Outcome> {
  const { query, vehicle = {}, other, asked } = draft
  const size = query.size ?? ''
  const rear = draft.set ? other?.size.code : undefined
  const about = [size, rear, vehicle.make, vehicle.model, vehicle.year].join(' ')
  if (draft.cautioned === about) return go('where', draft)
  const found = await sizeCautions(ctx, { size, rear, vehicle, ...(asked ? { asked } : {}) })
  if (!found) return go('where', { ...draft, cautioned: about })
  const [strange] = found.cautions.filter(({ code }) => code === 'not_original')
  const known: SearchDraft = {
    ...draft,
    cautioned: about,
    query: { ...query, ...found.front },
    ...(other && rear ? { other: { ...other, size: refOf(rear, found.rear) } } : {}),
    ...(strange?.code === 'not_original' && strange.originals[0] ? { original: strange.originals[0] } : {}),
  }
  const oneAxle = found.cautions.find(({ code }) => code === 'other_axle')
  if (oneAxle?.code === 'other_axle' && !other)
    known.other = {
      which: oneAxle.axle,
      size: refOf(oneAxle.size, { minLoadIndex: undefined, minSpeedKmh: undefined }),
    }
  if (found.cautions.length === 0) return go('where', known)
  return go('where', known, text([...found.cautions.map(say.cautions.one), say.cautions.askFitter].join('\n')))
}

type Needed = { minLoadIndex?: number | undefined; minSpeedKmh?: number | undefined }

const refOf = (code: string, { minLoadIndex, minSpeedKmh }: Needed) => ({
  code,
  usualLoadIndex: minLoadIndex ?? null,
  usualSpeedKmh: minSpeedKmh ?? null,
})

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
