import { formatTyreSize, type TyreSize } from '#core/rules/tyres/tyre-size-type.ts'
import { Sidewall } from './sidewall.tsx'

/** Shows where on a tyre its size is read. */
export const WhereItStands = ({ size, className = '' }: { size: TyreSize; className?: string }) => (
  <figure className={className}>
    <Sidewall size={size} title={`A tyre; the size ${formatTyreSize(size)} stands on its side`} className="w-full" />
    <figcaption className="mt-2 text-center text-ink-soft text-sm">
      The size stands here, on the side of the tyre: <span className="lettering text-ink">{formatTyreSize(size)}</span>
    </figcaption>
  </figure>
)
