import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '../format.ts'
import { savedPercent } from '../prices/deal-price.ts'

/** The words on the picture of a shared page; web and server make the same card of the same data. */
export type PreviewCard = {
  /** Lettered on the tyre that is drawn: 205/55R16. */
  size: string
  /** Beside it on the tyre: 91V. */
  service: string
  heading: string
  /** Under the heading, in the cut of sidewall lettering or as plain words. */
  second: { text: string; lettering: boolean }
  price?: { now: string; before?: string; note: string }
  /** Under everything: who and where. */
  foot: string
  badge?: string
}

type CardOffer = Pick<
  Offer,
  | 'brand'
  | 'model'
  | 'size'
  | 'service'
  | 'priceCents'
  | 'listPriceCents'
  | 'totalCents'
  | 'quantity'
  | 'fitted'
  | 'deal'
> & { shop: Pick<Offer['shop'], 'name' | 'city'> }

/** The card of an offer. It does not depend on the quantity, so that everybody shares the same one. */
export function offerCard(offer: CardOffer): PreviewCard {
  const { brand, model, size, service, priceCents, listPriceCents, totalCents, quantity, fitted, deal, shop } = offer
  const saved = deal ? savedPercent(listPriceCents, priceCents) : 0
  const fittedCents = Math.round(totalCents / quantity)
  return {
    size,
    service,
    heading: `${brand} ${model}`,
    second: { text: [size, service].filter(Boolean).join(' '), lettering: true },
    price: {
      now: formatRand(priceCents),
      ...(saved > 0 && { before: formatRand(listPriceCents) }),
      note: fitted ? `a tyre, ${formatRand(fittedCents)} fitted` : 'a tyre',
    },
    foot: `${shop.name}, ${shop.city}`,
    ...(saved > 0 && { badge: `Save ${saved}%` }),
  }
}

type CardShop = {
  name: string
  suburb: string | null
  city: string
  fittingCents: number | null
  rating?: number | null
  reviewCount?: number
}

/** The most common tyre stands for a shop. */
const commonest = { size: '205/55R16', service: '91V' }

export function shopCard({ name, suburb, city, fittingCents, rating, reviewCount = 0 }: CardShop): PreviewCard {
  const reviews = `${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
  return {
    ...commonest,
    heading: name,
    second: { text: [suburb, city].filter(Boolean).join(', '), lettering: false },
    ...(fittingCents !== null && { price: { now: formatRand(fittingCents), note: 'fitting, a tyre' } }),
    foot: rating ? `${rating.toFixed(1)} of 5 from ${reviews}` : 'Book a fitting',
  }
}

type CardSize = { size: string; offers: number; lowest: { priceCents: number; fittedCents: number } | undefined }

export const sizeCard = ({ size, offers, lowest }: CardSize): PreviewCard => ({
  size,
  service: '',
  heading: 'Tyres in',
  second: { text: size, lettering: true },
  ...(lowest && {
    price: { now: `from ${formatRand(lowest.priceCents)}`, note: `a tyre, ${formatRand(lowest.fittedCents)} fitted` },
  }),
  foot: offers > 0 ? `${offers} ${offers === 1 ? 'offer' : 'offers'} from local shops` : 'Compare fully fitted prices',
})

/** The card in words, for people who do not see it. */
export const cardWords = ({ heading, second, price, foot, badge }: PreviewCard): string =>
  [`${heading} ${second.text}`, price && `${price.now} ${price.note}`, badge, foot].filter(Boolean).join('. ')

/** Changes with what the card shows, so that a picture under an address with it never changes. */
export function cardVersion(card: PreviewCard): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(card)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

export type PreviewKind = 'deal' | 'offer' | 'shop'

/** The address of a card's picture, and its words. */
export const cardPicture = (kind: PreviewKind, name: string, card: PreviewCard): { path: string; alt: string } => ({
  path: `/og/${kind}/${encodeURIComponent(name)}.png?v=${cardVersion(card)}`,
  alt: cardWords(card),
})

/** 205/55R16 stands in a path as 205-55R16. */
export const sizePicturePath = (size: string): string => `/og/size/${size.replaceAll('/', '-')}.png`
