import type { Outcome, Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { vehicleOfPlate } from '#core/garage/garage.ts'
import { go, type SearchDraft } from './draft.ts'
import { decided } from './vehicle.ts'

const refOf = (code: string) => ({ code, usualLoadIndex: null, usualSpeedKmh: null })

/** The car of the person's garage with the plate that they have named: its size, or what has to be known of it first. */
export async function ofPlate({ plate = '', ...draft }: SearchDraft, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const car = actor.accountId ? await vehicleOfPlate(ctx, actor.accountId, plate) : undefined
  if (!car) return go('size', draft, text(say.search.unknownPlate({ plate, url: `${ctx.config.publicUrl}/profile` })))
  const { make, model, variant, year, size, rearSize } = car
  const vehicle = { make, model, ...(variant && { variant }), ...(year !== null && { year }) }
  const known: SearchDraft = { ...draft, vehicle }
  if (size === null) return go('vehicle', known)
  const options = [{ variant, front: refOf(size), rear: rearSize === null ? null : refOf(rearSize) }]
  return decided({ kind: 'sizes', make, model, variants: [], options }, known, turn)
}
