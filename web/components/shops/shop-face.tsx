import { smaller, widths } from '#web/lib/pictures.ts'
import { ownColour } from '../own-colour.ts'

type Props = { shop: { name: string; imageUrl: string | null }; className?: string; eager?: boolean; sizes?: string }

/** The first letters of its first two words. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

/** The first picture of a shop, or its initials on its colour. Fills what it stands in. */
export const ShopFace = ({ shop: { name, imageUrl }, className = '', eager = false, sizes = '26rem' }: Props) =>
  imageUrl ? (
    <img
      src={smaller(imageUrl)}
      srcSet={widths(imageUrl, 1200)}
      sizes={sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={`size-full object-cover ${className}`}
    />
  ) : (
    <svg viewBox="0 0 300 100" preserveAspectRatio="xMidYMid slice" aria-hidden className={`size-full ${className}`}>
      <rect width="300" height="100" fill={ownColour(name)} />
      <text x="150" y="66" textAnchor="middle" fontSize="44" fill="var(--lettering)" className="lettering">
        {initials(name)}
      </text>
    </svg>
  )

/** A shop's logo, or its initials on its colour. */
export const ShopLogo = ({
  shop: { name, logoUrl },
  className = 'size-12',
}: {
  shop: { name: string; logoUrl: string | null }
  className?: string
}) =>
  logoUrl ? (
    <img
      src={smaller(logoUrl)}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={`shrink-0 rounded-xl object-cover ring-2 ring-surface ${className}`}
    />
  ) : (
    <svg viewBox="0 0 100 100" aria-hidden className={`shrink-0 rounded-xl ring-2 ring-surface ${className}`}>
      <rect width="100" height="100" fill={ownColour(name)} />
      <text x="50" y="65" textAnchor="middle" fontSize="42" fill="var(--lettering)" className="lettering">
        {initials(name)}
      </text>
    </svg>
  )
