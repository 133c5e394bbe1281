import type { BrandClass, TyreType } from '#core/contracts/tyres.ts'
import { classNames } from '#web/lib/labels.ts'
import { TyreTile } from './tyre-tile.tsx'

type Props = {
  /** A photo, where there is one. Only our own are shown: what stands elsewhere may be gone, and learns who looks. */
  imageUrl?: string | null
  brand: string
  model: string
  /** As its code: 205/55R16. */
  size: string
  /** Load index and speed rating: 91V. */
  service?: string
  type?: TyreType
  brandClass?: BrandClass
  className?: string
}

/** The tyre's photo, or a tile with its brand, line, size and class. Give it a square to stand in. */
export function TyrePicture({ imageUrl, className = '', brandClass, ...tyre }: Props) {
  if (!imageUrl?.startsWith('/'))
    return <TyreTile {...tyre} standing={brandClass && classNames[brandClass]} className={className} />
  return (
    <img
      src={imageUrl}
      alt={`${tyre.brand} ${tyre.model}`}
      loading="lazy"
      width={320}
      height={320}
      className={`aspect-square object-contain ${className}`}
    />
  )
}
