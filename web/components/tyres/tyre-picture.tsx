import { ownColour } from '../own-colour.ts'

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

/** The tyre's photo, or a tile with its brand, line and size. Give it a square to stand in. */
export function TyrePicture({ imageUrl, className = '', ...tyre }: Props) {
  if (!imageUrl?.startsWith('/')) return <Tile {...tyre} className={className} />
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

/** The tile is this wide and high, and leaves a margin beside its words. */
const SIDE = 120
const MARGIN = 10

/** How wide our letters are for their height. */
const WIDE = 0.86
const PLAIN = 0.6

/** Words as large as the tile takes them. */
const fitting = (words: string, largest: number, letter: number): number =>
  Math.min(largest, (SIDE - 2 * MARGIN) / (letter * Math.max(1, words.length)))

/** Decoration: what it says stands beside it in words. */
const Tile = ({ brand, model, size, service = '', className }: Omit<Props, 'imageUrl'>) => (
  <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden focusable="false" className={`aspect-square ${className}`}>
    <rect width={SIDE} height={SIDE} rx="14" fill={ownColour(brand)} />
    <g fill="var(--lettering)">
      <text x={MARGIN} y="40" className="lettering" fontSize={fitting(brand, 24, WIDE)}>
        {brand}
      </text>
      <text x={MARGIN} y="60" fontSize={fitting(model, 14, PLAIN)} fontWeight="600" opacity="0.85">
        {model}
      </text>
      <text x={MARGIN} y="94" className="lettering" fontSize={fitting(size, 16, WIDE)}>
        {size}
      </text>
      <text x={MARGIN} y="109" fontSize="12" fontWeight="600" opacity="0.85">
        {service}
      </text>
    </g>
    <path d={`M${MARGIN} 72H${SIDE - MARGIN}`} stroke="var(--accent)" strokeWidth="3" />
  </svg>
)
