import { sizeOfCode } from '#core/rules/tyres/size-of-code.ts'
import { Sidewall } from './sidewall.tsx'

type Props = {
  /** A photo, where there is one. Only our own are shown: what stands elsewhere may be gone, and learns who looks. */
  imageUrl?: string | null
  brand: string
  model: string
  /** As its code: 205/55R16. */
  size: string
  /** Load index and speed rating: 91V. */
  service?: string
  className?: string
}

/** The tyre's photo, or our own drawing of it with its size around the rim. Give it a square to stand in. */
export function TyrePicture({ imageUrl, brand, model, size, service, className = '' }: Props) {
  const name = `${brand} ${model}`
  if (imageUrl?.startsWith('/'))
    return (
      <img
        src={imageUrl}
        alt={name}
        loading="lazy"
        width={320}
        height={320}
        className={`aspect-square object-contain ${className}`}
      />
    )
  const drawn = sizeOfCode(size)
  if (!drawn) return <div aria-hidden className={`aspect-square rounded-full bg-sunk ${className}`} />
  return <Sidewall size={drawn} service={service || undefined} below={name} className={`aspect-square ${className}`} />
}
