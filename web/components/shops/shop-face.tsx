import { smaller, widths } from '#web/lib/pictures.ts'
import { TreadMark } from '../tread-mark.tsx'

type Props = { shop: { name: string; imageUrl: string | null }; className?: string; eager?: boolean; sizes?: string }

/** The first picture of a shop, or a wall with our tread on it. Fills what it stands in. */
export const ShopFace = ({ shop: { imageUrl }, className = '', eager = false, sizes = '26rem' }: Props) =>
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
    <div aria-hidden className={`grid size-full place-items-center bg-rubber text-lettering ${className}`}>
      <TreadMark className="size-16 opacity-25" />
    </div>
  )

/** A shop's logo, or the first letter of its name. */
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
    <span
      aria-hidden
      className={`lettering grid shrink-0 place-items-center rounded-xl bg-rubber text-lettering text-xl ring-2 ring-surface ${className}`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
