import type { BrandClass, TyreType } from '#core/contracts/tyres.ts'
import { classNames } from '#web/lib/labels.ts'
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

type TyreTileProps = {
  brand: string
  model: string
  size: string
  service?: string
  type?: TyreType
  /** The class of its brand, in a word. */
  standing?: string | undefined
  className?: string
}

/** The tile is this wide and high; its words stand between its margin and its edge. */
const SIDE = 120

const MARGIN = 9

const EDGE = 102

/** How wide our letters are for their height. */
const WIDE = 0.86

const PLAIN = 0.58

/** Words as large as the tile takes them. */
const fitting = (words: string, largest: number, letter: number): number =>
  Math.min(largest, (EDGE - MARGIN) / (letter * Math.max(1, words.length)))

/** The edge of the tread, as rough as the tyre is: lengths of block and groove. */
const edges: Record<TyreType, string> = {
  summer: '22 3',
  performance: '40 2',
  all_season: '12 4',
  highway_terrain: '14 5',
  commercial: '9 3',
  winter: '5 3',
  all_terrain: '11 8',
  mud_terrain: '15 13',
}

/** The line of a tyre in two rows, so that its last word can be large: 'Ecsta' and 'PS31'. */
function rows(model: string): [string, string] {
  const words = model.split(/\s+/)
  const last = words.pop() ?? ''
  return words.length === 0 ? ['', last] : [words.join(' '), last]
}

/** Decoration: what it says stands beside it in words. */
function TyreTile({ brand, model, size, service = '', type = 'summer', standing, className }: TyreTileProps) {
  const [line, last] = rows(model)
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden focusable="false" className={`aspect-square ${className}`}>
      <rect width={SIDE} height={SIDE} rx="12" fill={ownColour(brand, model)} />
      <path
        d={`M${SIDE - 7} 6V${SIDE - 6}`}
        stroke="var(--lettering)"
        strokeOpacity="0.4"
        strokeWidth="9"
        strokeDasharray={edges[type]}
      />
      <g fill="var(--lettering)">
        <text x={MARGIN} y="24" className="lettering" fontSize={fitting(brand, 17, WIDE)}>
          {brand}
        </text>
        <text x={MARGIN} y="45" fontSize={fitting(line, 14, PLAIN)} fontWeight="600" opacity="0.9">
          {line}
        </text>
        <text x={MARGIN} y="74" className="lettering" fontSize={fitting(last, 27, WIDE)}>
          {last}
        </text>
        <text x={MARGIN} y="96" className="lettering" fontSize={fitting(size, 14, WIDE)}>
          {size}
        </text>
        <text x={MARGIN} y="110" fontSize="11" fontWeight="600" opacity="0.9">
          {[service, standing].filter(Boolean).join(' · ')}
        </text>
      </g>
    </svg>
  )
}
