import type { Offer } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { brand } from '#core/rules/brand.ts'
import { formatRand } from '#core/rules/format.ts'
import { dealAddress, shopAddress, sizeAddress } from '#core/rules/website/addresses.ts'
import { cardPicture, offerCard, shopCard, sizePicturePath } from '#core/rules/website/preview-card.ts'
import { breadcrumbsJson, offerJson, shopJson, sizeJson, websiteJson } from './json-ld.ts'
import type { Head } from './page.ts'

/*
 * The browser keeps only the title and whether a page may be found (app/head-keeper.tsx): the rest is for those who read
 * what the server drew, and is left out of the browser's build.
 */

const titled = (title: string): string => `${title} · ${brand.name}`

/** As much as search engines show, cut at a word. */
export function shortened(text: string, most = 155): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** A page that search engines leave alone: a person's own things, forms, and missing pages. */
export const privateHead = (title: string): Head => ({ title: titled(title), noindex: true })

export const plainHead = (title: string, description: string, canonical?: string): Head => ({
  title: titled(title),
  description: shortened(description),
  ...(canonical && { canonical }),
})

export const homeHead = (): Head => ({
  title: `${brand.name} · ${brand.tagline}`,
  ...(import.meta.env.SSR && {
    description:
      'Compare what tyre shops near you charge for tyres, fitted. One price for tyre, fitting, balancing and valve, then book the slot on WhatsApp.',
    canonical: '/',
    jsonLd: [websiteJson()],
  }),
})

/** A deal or a listing; what chats show of it is drawn from its data. */
export function offerHead(offer: Offer): Head {
  const { brand: make, model, size, priceCents } = offer
  return {
    title: titled(`${make} ${model} ${size} from ${formatRand(priceCents)}`),
    ...(import.meta.env.SSR && offerTold(offer)),
  }
}

function offerTold(offer: Offer): Partial<Head> {
  const { deal, code, brand: make, model, size, service, priceCents, shop } = offer
  const image = deal ? cardPicture('deal', deal.code, offerCard(offer)) : cardPicture('offer', code, offerCard(offer))
  const path = deal ? dealAddress(deal.code) : sizeAddress(size)
  return {
    description: shortened(
      `${deal ? `${deal.title}. ` : ''}${make} ${model} ${[size, service].filter(Boolean).join(' ')} at ${shop.name}, ${shop.city}: ${formatRand(priceCents)} a tyre. Book the fitting online or on WhatsApp.`,
    ),
    canonical: path,
    image,
    jsonLd: [
      offerJson(offer, { path, picture: image.path }),
      breadcrumbsJson([
        { name: size, path: sizeAddress(size) },
        { name: `${make} ${model}`, path },
      ]),
    ],
  }
}

const placeOf = ({ suburb, city }: ShopProfile): string => [suburb, city].filter(Boolean).join(', ')

export const shopHead = (shop: ShopProfile): Head => ({
  title: titled(`${shop.name}, ${placeOf(shop)}`),
  ...(import.meta.env.SSR && shopTold(shop)),
})

function shopTold(shop: ShopProfile): Partial<Head> {
  const path = shopAddress(shop.slug)
  return {
    description: shortened(
      shop.description ||
        `Tyres, prices, opening hours and free fitting slots of ${shop.name}, ${shop.address}, ${placeOf(shop)}.`,
    ),
    canonical: path,
    image: cardPicture('shop', shop.slug, shopCard(shop)),
    jsonLd: [
      shopJson(shop),
      breadcrumbsJson([
        { name: 'Tyre Fitting Centres', path: '/fitment-centres' },
        { name: shop.name, path },
      ]),
    ],
  }
}

export type ResultsTold = {
  size: string
  /** Undefined while they are not read. */
  offers: readonly Offer[] | undefined
  place?: string | undefined
  /** The vehicle that the size is for, and its page. */
  vehicle?: { name: string; path: string } | undefined
}

/** The results of a search. Filters, places and orders of them are the same page to search engines. */
export const resultsHead = (told: ResultsTold): Head => ({
  title: titled(
    told.vehicle
      ? `Tyres for ${told.vehicle.name}, ${told.size}`
      : `${told.size} tyres, fitted, near ${told.place ?? 'you'}`,
  ),
  ...(import.meta.env.SSR && resultsTold(told)),
  ...(told.offers?.length === 0 && { noindex: true }),
})

function resultsTold({ size, offers = [], vehicle, place = 'you' }: ResultsTold): Partial<Head> {
  const ofSize = sizeAddress(size)
  const path = vehicle?.path ?? ofSize
  return {
    description: `Compare what shops near ${place} charge for ${size} tyres${vehicle ? `, which fit a ${vehicle.name}` : ''}: one price for tyre, fitting, balancing and valve. Book the slot online or on WhatsApp.`,
    canonical: path,
    ...(offers.length > 0 && { image: sizePicture(size) }),
    jsonLd: [
      sizeJson(size, { path: ofSize, offers }),
      breadcrumbsJson([
        { name: `${size} tyres`, path: ofSize },
        ...(vehicle ? [{ name: `Tyres for ${vehicle.name}`, path }] : []),
      ]),
    ],
  }
}

const sizePicture = (size: string) => ({
  path: sizePicturePath(size),
  alt: `A tyre lettered ${size}, and from what price there are such tyres`,
})

/** Tyres side by side; `path` holds their codes. */
export function comparisonHead(offers: readonly Offer[], path: string): Head {
  const names = offers.map(({ brand: make, model }) => `${make} ${model}`)
  const [size, ...others] = new Set(offers.map((offer) => offer.size))
  return {
    title: titled(names.length > 1 ? `Compare ${names.join(', ')}` : 'Compare tyres'),
    noindex: true,
    ...(import.meta.env.SSR && {
      description: 'Up to four tyres side by side: price with fitting, load, speed, shop and distance.',
      canonical: path,
      ...(size && others.length === 0 && { image: sizePicture(size) }),
    }),
  }
}
