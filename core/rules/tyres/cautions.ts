import type { AskedService, Caution } from '#core/contracts/tyres.ts'
import { loadKg, speedKmh } from './load-speed.ts'
import { allowedDeviation, deviation } from './rolling-circumference.ts'
import { findTyreSizes } from './tyre-size.ts'

/** A size that a vehicle left the factory with, and the load and speed usual for it. */
type Original = { code: string; usualLoadIndex: number | null; usualSpeedKmh: number | null }
export type OriginalPair = { front: Original; rear: Original | null }

/** A tyre as it would be fitted; null where the listing does not say. */
export type Fitted = { size: string; loadIndex: number | null; speedRating: string | null }

export type Judged = {
  /** Its name, and every pair of sizes that it may have left the factory with. */
  vehicle?: { name: string; originals: readonly OriginalPair[] } | undefined
  asked?: AskedService | undefined
  /** On both axles, or in front if there is a rear. */
  tyre: Fitted
  rear?: Fitted | undefined
}

const originalsShown = 4

/**
 * What has to be said before such tyres are offered or booked. An unknown load or speed, and a vehicle whose sizes are
 * unknown, are not judged.
 */
export function cautionsOf({ vehicle, asked = {}, tyre, rear }: Judged): Caution[] {
  const pairs = vehicle && matching(vehicle.originals, tyre.size, rear?.size)
  const strange = vehicle !== undefined && vehicle.originals.length > 0 && pairs?.length === 0
  return [
    ...(strange
      ? [
          {
            code: 'not_original' as const,
            vehicle: vehicle.name,
            size: rear ? `${tyre.size} + ${rear.size}` : tyre.size,
            originals: vehicle.originals.map(pairCode).slice(0, originalsShown),
          },
        ]
      : []),
    ...(rear ? [] : otherAxle(vehicle?.name ?? '', tyre.size, pairs ?? [])),
    ...(rear ? differing(tyre.size, rear.size) : []),
    ...tooWeak(tyre, needOf(strange ? vehicle.originals : (pairs ?? []), 'front', tyre.size), asked),
    ...(rear ? tooWeak(rear, needOf(strange ? vehicle.originals : (pairs ?? []), 'rear', rear.size), asked) : []),
  ]
}

/** The least load and speed that each axle needs, by the vehicle or by what was asked for. */
export function needsOf({ vehicle, asked = {}, tyre, rear }: Judged) {
  const pairs = vehicle ? matching(vehicle.originals, tyre.size, rear?.size) : []
  const from = pairs.length > 0 ? pairs : (vehicle?.originals ?? [])
  const of = (need: Need) => ({
    minLoadIndex: highest(need.loadIndex, asked.loadIndex)?.value,
    minSpeedKmh: highest(need.kmh, asked.speedKmh)?.value,
  })
  return { front: of(needOf(from, 'front', tyre.size)), rear: of(needOf(from, 'rear', rear?.size ?? tyre.size)) }
}

export const pairCode = ({ front, rear }: OriginalPair): string =>
  rear && rear.code !== front.code ? `${front.code} + ${rear.code}` : front.code

/** The original pairs that the tyres are, or one axle of which they are. */
function matching(originals: readonly OriginalPair[], size: string, rear: string | undefined): OriginalPair[] {
  if (rear !== undefined)
    return originals.filter((pair) => pair.front.code === size && (pair.rear ?? pair.front).code === rear)
  const square = originals.filter((pair) => pair.front.code === size && (pair.rear ?? pair.front).code === size)
  return square.length > 0 ? square : originals.filter((pair) => pair.front.code === size || pair.rear?.code === size)
}

/** One size of a vehicle that wants two. */
function otherAxle(vehicle: string, size: string, pairs: readonly OriginalPair[]): Caution[] {
  const [pair, ...more] = pairs
  if (!pair?.rear || pair.rear.code === pair.front.code || more.length > 0) return []
  return pair.front.code === size
    ? [{ code: 'other_axle', vehicle, axle: 'rear', size: pair.rear.code }]
    : [{ code: 'other_axle', vehicle, axle: 'front', size: pair.front.code }]
}

function differing(front: string, rear: string): Caution[] {
  const [one, other] = [findTyreSizes(front)[0]?.size, findTyreSizes(rear)[0]?.size]
  const share = one && other ? deviation(one, other) : 0
  return Math.abs(share) > allowedDeviation
    ? [{ code: 'axles_differ', percent: Math.round(Math.abs(share) * 1000) / 10 }]
    : []
}

type Need = { loadIndex: number | undefined; kmh: number | undefined }

/** What the size's own usual load and speed are on this vehicle; for a strange size, the least of the original ones. */
function needOf(pairs: readonly OriginalPair[], axle: 'front' | 'rear', size: string): Need {
  const own = pairs.flatMap(({ front, rear }) => [front, rear ?? front]).filter(({ code }) => code === size)
  const found = own.length > 0 ? own : pairs.map(({ front, rear }) => (axle === 'rear' ? (rear ?? front) : front))
  return { loadIndex: least(found.map((one) => one.usualLoadIndex)), kmh: least(found.map((one) => one.usualSpeedKmh)) }
}

function least(values: readonly (number | null)[]): number | undefined {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.min(...known) : undefined
}

function tooWeak({ size, loadIndex, speedRating }: Fitted, need: Need, asked: AskedService): Caution[] {
  const kmh = speedRating === null ? undefined : speedKmh(speedRating)
  const load = highest(need.loadIndex, asked.loadIndex)
  const speed = highest(need.kmh, asked.speedKmh)
  return [
    ...(load && loadIndex !== null && isLess(loadIndex, load.value)
      ? [{ code: 'carries_less' as const, size, loadIndex, needed: load.value, by: load.by }]
      : []),
    ...(speed && kmh !== undefined && kmh < speed.value
      ? [{ code: 'rated_slower' as const, size, kmh, neededKmh: speed.value, by: speed.by }]
      : []),
  ]
}

const isLess = (given: number, needed: number): boolean => (loadKg(given) ?? given) < (loadKg(needed) ?? needed)

function highest(vehicle: number | undefined, asked: number | undefined) {
  if (vehicle === undefined && asked === undefined) return undefined
  return (asked ?? 0) > (vehicle ?? 0)
    ? { value: asked ?? 0, by: 'asked' as const }
    : { value: vehicle ?? 0, by: 'vehicle' as const }
}
