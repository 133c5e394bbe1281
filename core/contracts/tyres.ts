import { z } from 'zod'
import { brandClasses } from '../rules/tyres/brand-makers.ts'
import { Line } from './forms/typed.ts'

/** As the trade speaks of brands. */
export const BrandClass = z.enum(brandClasses)
export type BrandClass = z.infer<typeof BrandClass>

export const TyreType = z.enum([
  'all_season',
  'summer',
  'winter',
  'performance',
  'all_terrain',
  'mud_terrain',
  'highway_terrain',
  'commercial',
])
export type TyreType = z.infer<typeof TyreType>

export const LabelGrade = z.enum(['A', 'B', 'C', 'D', 'E'])
export type LabelGrade = z.infer<typeof LabelGrade>
export const NoiseClass = z.enum(['A', 'B', 'C'])
export type NoiseClass = z.infer<typeof NoiseClass>

/** What the European label says of a tyre; null where it is not known. */
export const TyreLabel = z.strictObject({
  /** How soon it stops on a wet road, A being the soonest. */
  wetGrip: LabelGrade.nullable(),
  /** How little it takes to roll, A being the least. */
  fuelEfficiency: LabelGrade.nullable(),
  /** The noise outside of the car, in decibels, and its class. */
  noiseDb: z.int().min(40).max(100).nullable(),
  noiseClass: NoiseClass.nullable(),
})
export type TyreLabel = z.infer<typeof TyreLabel>

/** The vehicle that the tyres are for, as far as it is known. */
export const NamedVehicle = z.strictObject({
  make: Line().max(60),
  model: Line().max(60),
  year: z.int().min(1950).max(2100).optional(),
  variant: Line().max(60).optional(),
})
export type NamedVehicle = z.infer<typeof NamedVehicle>

/** The load index and speed that the driver asked for: 91V. */
export const AskedService = z.strictObject({ loadIndex: z.int().optional(), speedKmh: z.int().optional() })
export type AskedService = z.infer<typeof AskedService>

const measuredBy = z.enum(['vehicle', 'asked'])

/** What a fitter has to look at before these tyres go on: a code with its facts. */
export const Caution = z.discriminatedUnion('code', [
  /** The vehicle did not leave the factory with this size. */
  z.strictObject({
    code: z.literal('not_original'),
    vehicle: z.string(),
    size: z.string(),
    originals: z.array(z.string()),
  }),
  z.strictObject({
    code: z.literal('carries_less'),
    size: z.string(),
    loadIndex: z.int(),
    needed: z.int(),
    by: measuredBy,
  }),
  z.strictObject({
    code: z.literal('rated_slower'),
    size: z.string(),
    kmh: z.int(),
    neededKmh: z.int(),
    by: measuredBy,
  }),
  /** The vehicle wears another size on its other axle. */
  z.strictObject({
    code: z.literal('other_axle'),
    vehicle: z.string(),
    axle: z.enum(['front', 'rear']),
    size: z.string(),
  }),
  /** Front and rear roll so differently that they do not belong together. */
  z.strictObject({ code: z.literal('axles_differ'), percent: z.number() }),
])
export type Caution = z.infer<typeof Caution>
