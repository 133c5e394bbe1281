import { brand } from '#core/rules/brand.ts'
import type { stockNotices as english } from '../../en/seller/stock-notices.ts'

const listings = (count: number): string => `${count} ${count === 1 ? 'band' : 'bande'} gelys`
const ago = (days: number | undefined): string =>
  days === undefined ? 'nog nooit bevestig nie' : `laas ${days} dae gelede bevestig`

export const stockNotices: typeof english = {
  title: (shop) => (shop === undefined ? 'Is jou voorraad nog reg?' : `Is die voorraad van ${shop} nog reg?`),
  line: (count, days) => `${listings(count)}, ${ago(days)}.`,
  listings,
  ago,
  yourShop: 'jou winkel',
  right: 'Voorraad is reg',
  open: 'Maak voorraad oop',
  openHere: 'Hier verander jy voorraad en pryse.',
  footer: `Jy kry hierdie e-pos omdat jy na die voorraad van ’n winkel op ${brand.name} kyk.`,
  template: `Op ${brand.name} het {{1}} tans {{2}}, en die voorraad is {{3}}. Is dit nog reg?`,
}
