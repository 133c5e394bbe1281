type Props = { name: string; logoUrl: string | null; className?: string }

/** The shop's logo, or the first letters of its name where it has none. */
export const ShopLogo = ({ name, logoUrl, className = '' }: Props) =>
  logoUrl ? (
    <img
      src={logoUrl}
      alt=""
      loading="lazy"
      width={112}
      height={112}
      className={`rounded-xl bg-sunk object-contain ${className}`}
    />
  ) : (
    <span
      aria-hidden
      className={`lettering grid place-items-center rounded-xl bg-rubber text-lettering text-lg ${className}`}
    >
      {initials(name)}
    </span>
  )

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
