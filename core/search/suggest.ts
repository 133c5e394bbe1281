import type { Context } from '#core/context.ts'
import type { Suggestions } from '#core/contracts/search.ts'
import { isVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { allModels } from '#db/queries/inventory/catalogue.ts'
import { sizesLike } from '#db/queries/search/find-offers.ts'

const MOST = 6
const FEWEST_DIGITS = 2

/** What somebody may mean by what they have typed so far: sizes of tyres, or vehicles, of which each word may be cut off. */
export async function suggest(ctx: Pick<Context, 'db'>, text: string): Promise<Suggestions> {
  const said = text.trim().toLowerCase()
  const digits = said.replace(/\D/g, '')
  const isSize = digits.length >= FEWEST_DIGITS && /^[\d\s/.,xrc-]+$/.test(said)
  if (isSize) return { sizes: await sizesLike(ctx.db, digits, MOST), vehicles: [] }
  return { sizes: [], vehicles: await vehiclesLike(ctx, said) }
}

/** What people call a make besides its name. */
const shortNames = new Map([
  ['vw', 'volkswagen'],
  ['merc', 'mercedes-benz'],
  ['mercedes', 'mercedes-benz'],
  ['chev', 'chevrolet'],
  ['landrover', 'land rover'],
])

async function vehiclesLike(ctx: Pick<Context, 'db'>, said: string): Promise<Suggestions['vehicles']> {
  const words = said.match(/[\p{L}\d]+/gu) ?? []
  const year = words.map(Number).find((one) => isVehicleYear(one))
  const names = words.filter((word) => Number(word) !== year).map((word) => shortNames.get(word) ?? word)
  if (names.length === 0 || names.join('').length < 2) return []
  const fits = (await allModels(ctx.db)).flatMap(({ make, model }) => {
    const rank = rankOf(names, make.toLowerCase(), model.toLowerCase())
    return rank === undefined ? [] : [{ make, model, rank }]
  })
  return fits
    .sort((one, other) => one.rank - other.rank || one.model.length - other.model.length)
    .slice(0, MOST)
    .map(({ make, model }) => ({ make, model, year: year ?? null }))
}

/** Undefined unless each word begins one of the name's; what names the model itself comes first. */
function rankOf(words: readonly string[], make: string, model: string): number | undefined {
  const parts = `${make} ${model}`.split(/[\s-]+/)
  const begins = (word: string) => word === make || parts.some((part) => part.startsWith(word))
  if (!words.every(begins)) return undefined
  const ofModel = words.filter((word) => !make.startsWith(word)).join(' ')
  return model === ofModel ? 0 : ofModel !== '' && model.startsWith(ofModel) ? 1 : 2
}
