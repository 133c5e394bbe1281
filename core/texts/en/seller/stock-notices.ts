import { brand } from '#core/rules/brand.ts'

const listings = (count: number): string => `${count} ${count === 1 ? 'listing' : 'listings'}`
const ago = (days: number | undefined): string =>
  days === undefined ? 'never confirmed' : `last confirmed ${days} days ago`

/** The weekly question to a shop about its stock. */
export const stockNotices = {
  title: (shop: string | undefined): string =>
    shop === undefined ? 'Is your stock still right?' : `Is the stock of ${shop} still right?`,
  line: (count: number, days: number | undefined): string => `${listings(count)}, ${ago(days)}.`,
  listings,
  ago,
  yourShop: 'your shop',
  right: 'Stock is right',
  open: 'Open inventory',
  openHere: 'Here you change stock and prices.',
  footer: `You get this e-mail because you look after the stock of a shop on ${brand.name}.`,
  template: `Drivers see on ${brand.name} that {{1}} has {{2}}, and that the stock was {{3}}. Is it still right?`,
}
