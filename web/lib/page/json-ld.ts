import type { Offer } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { brand } from '#core/rules/brand.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'

/** What search engines read of a page (schema.org). Addresses are paths; the server makes them whole. */
type Thing = { '@type': string | string[]; [name: string]: unknown }
const thing = (it: Thing): object => ({ '@context': 'https://schema.org', ...it })

/** Cents as schema.org wants money: 1499.00. */
const rand = (cents: number): string => (cents / 100).toFixed(2)

export const websiteJson = (): object =>
  thing({
    '@type': 'WebSite',
    name: brand.name,
    url: '/',
    inLanguage: 'en-ZA',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/search/results?size={size}' },
      'query-input': 'required name=size',
    },
  })

/** The way to a page, from home on; the last one is the page itself. */
export const breadcrumbsJson = (crumbs: readonly { name: string; path: string }[]): object =>
  thing({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  })

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Shop = Pick<
  ShopProfile,
  | 'name'
  | 'slug'
  | 'address'
  | 'suburb'
  | 'city'
  | 'province'
  | 'phone'
  | 'email'
  | 'lat'
  | 'lng'
  | 'week'
  | 'description'
> & { rating?: number | null; reviewCount?: number; logoUrl?: string | null }

/** A rating only where somebody has written a review. */
export const shopJson = (shop: Shop): object =>
  thing({
    '@type': ['AutoPartsStore', 'TireShop'],
    '@id': `${shopAddress(shop.slug)}#shop`,
    name: shop.name,
    url: shopAddress(shop.slug),
    ...(shop.description && { description: shop.description }),
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.email && { email: shop.email }),
    ...(shop.logoUrl && { image: shop.logoUrl }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [shop.address, shop.suburb].filter(Boolean).join(', '),
      addressLocality: shop.city,
      addressRegion: shop.province,
      addressCountry: 'ZA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.lat, longitude: shop.lng },
    currenciesAccepted: 'ZAR',
    openingHoursSpecification: shop.week.flatMap(({ weekday, intervals }) =>
      intervals.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${days[weekday - 1]}`,
        opens,
        closes,
      })),
    ),
    ...(shop.rating &&
      shop.reviewCount && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: shop.rating.toFixed(1),
          reviewCount: shop.reviewCount,
          bestRating: 5,
        },
      }),
  })

type Sold = Pick<Offer, 'code' | 'brand' | 'model' | 'size' | 'service' | 'priceCents' | 'stock' | 'deal'> & {
  imageUrl?: string | null
  shop: Pick<Offer['shop'], 'name' | 'slug'>
}

/** A tyre and what a shop asks for one. `path` is the page that shows it, `picture` its preview. */
export const offerJson = (offer: Sold, { path, picture }: { path: string; picture: string }): object =>
  thing({
    '@type': 'Product',
    name: [offer.brand, offer.model, offer.size, offer.service].filter(Boolean).join(' '),
    brand: { '@type': 'Brand', name: offer.brand },
    model: offer.model,
    size: offer.size,
    sku: offer.code,
    image: offer.imageUrl ?? picture,
    offers: {
      '@type': 'Offer',
      url: path,
      price: rand(offer.priceCents),
      priceCurrency: 'ZAR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${offer.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(offer.deal?.endsOn && { priceValidUntil: offer.deal.endsOn }),
      seller: { '@type': 'AutoPartsStore', name: offer.shop.name, url: shopAddress(offer.shop.slug) },
    },
  })

/** Offers of one size, the cheapest and the dearest of them. */
export const sizeJson = (size: string, { path, offers }: { path: string; offers: readonly Sold[] }): object => {
  const prices = offers.map(({ priceCents }) => priceCents)
  return thing({
    '@type': 'Product',
    name: `Tyres ${size}`,
    category: 'Tyres',
    size,
    image: `/og/size/${size.replaceAll('/', '-')}.png`,
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        url: path,
        priceCurrency: 'ZAR',
        lowPrice: rand(Math.min(...prices)),
        highPrice: rand(Math.max(...prices)),
        offerCount: offers.length,
      },
    }),
  })
}

/** Shops in a list, each with its own page. */
export const shopListJson = (shops: readonly { slug: string; name: string }[]): object =>
  thing({
    '@type': 'ItemList',
    itemListElement: shops.map(({ slug, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: shopAddress(slug),
    })),
  })
