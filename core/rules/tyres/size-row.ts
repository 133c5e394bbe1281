import { circumferenceMm } from './rolling-circumference.ts'
import { sizeCode, type TyreSize } from './tyre-size.ts'

/** A size with the measures that the catalogue keeps of it. */
export function sizeRow(size: TyreSize) {
  const metric = size.format === 'metric'
  return {
    code: sizeCode(size),
    width: metric ? size.width : null,
    aspect: metric ? size.aspect : null,
    rim: size.rim,
    commercial: metric && size.commercial === true,
    overall_diameter_in: metric ? null : String(size.overallDiameterIn),
    section_width_in: metric ? null : String(size.sectionWidthIn),
    circumference_mm: Math.round(circumferenceMm(size)),
  }
}
