import type { Outcome, Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { sizeCautions } from '#core/search/size-cautions.ts'
import type { SearchDraft } from './draft.ts'
import { go } from './go.ts'

/** Says what does not suit the named vehicle before anything is offered, and keeps what each axle needs. */
export async function suited(draft: SearchDraft, { ctx, say }: Turn): Promise<Outcome> {
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
