import { sizeCode, type TyreSize } from './tyre-size-type.ts'

/** The same size as vans and bakkies wear it, with a C behind it; undefined for those that have none. */
export const vanSizeOf = (size: TyreSize): string | undefined =>
  size.format === 'metric' && !size.commercial && !size.service ? sizeCode({ ...size, commercial: true }) : undefined

/** A size without a profile is nearly always a van's, whose C is easily left off: 195R15 for 195R15C. */
export const lacksItsC = (size: TyreSize): boolean =>
  size.format === 'metric' && size.aspect === null && vanSizeOf(size) !== undefined
