import type { BookingView, PriceLine } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'

/** One thing on the screen that a question can be about, with what is known of it. */
export type Sheet = {
  /** What it is called beside others. */
  name: string
  shop?: { id: string; name: string }
  work?: string
  quantity?: number
  totalCents?: number
  eachCents?: number
  lines?: readonly PriceLine[]
  /** An instant. */
  start?: string | null
  km?: number | null
  /** The code of the offer that it is, or that it is made from. */
  code?: string
  booking?: BookingView
  /** It is being made, and nothing was sent. */
  isDraft?: true
}

/** 'the tyres, fitting and balancing'; undefined without lines that say so. */
export function partsOf({ lines = [] }: Sheet, { asking, serviceNames, search }: Texts): string | undefined {
  const named: Partial<Record<string, string>> = asking.parts
  const services: Partial<Record<string, string>> = serviceNames
  const names = lines.map(
    (line) => (line.service && services[line.service]) ?? named[line.what] ?? search.line[line.what].toLowerCase(),
  )
  return names.length > 1 ? [...new Set(names)].join(', ') : undefined
}

/** Each sum by its name. */
export const sumsOf = ({ lines = [] }: Sheet, { serviceNames, search }: Texts): string => {
  const services: Partial<Record<string, string>> = serviceNames
  return lines
    .map(
      (line) => `${(line.service && services[line.service]) ?? search.line[line.what]} ${formatRand(line.totalCents)}`,
    )
    .join(', ')
}
