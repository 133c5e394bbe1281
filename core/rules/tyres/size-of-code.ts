import type { TyreSize } from './tyre-size-type.ts'

const metric = /^(LT)?(\d{3})(?:\/(\d{2}))?Z?R(\d{2})(C)?$/
const flotation = /^(\d{2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?)R(\d{2})(?:LT)?$/

/**
 * Reads a size as formatTyreSize and sizeCode write it, and nothing else: what comes from our own database needs none of
 * the code that reads what people write.
 */
export function sizeOfCode(code: string): TyreSize | undefined {
  const inMillimetres = metric.exec(code)
  if (inMillimetres) {
    const [, service, width, aspect, rim, commercial] = inMillimetres
    return {
      format: 'metric',
      width: Number(width),
      aspect: aspect === undefined ? null : Number(aspect),
      rim: Number(rim),
      ...(commercial && { commercial: true }),
      ...(service && { service: 'LT' }),
    }
  }
  const inInches = flotation.exec(code)
  if (!inInches) return undefined
  const [overall, section, rim] = inInches.slice(1).map(Number)
  if (overall === undefined || section === undefined || rim === undefined) return undefined
  return { format: 'flotation', overallDiameterIn: overall, sectionWidthIn: section, rim }
}
