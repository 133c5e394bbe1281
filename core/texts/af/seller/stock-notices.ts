import type { stockNotices as stockNoticesInEnglish } from '../../en/seller/stock-notices.ts'
import type { Keys } from '../../sentences.ts'

export const stockNotices = {
  title: '{hasShop, select, true {Is die voorraad van {shop} nog reg?} other {Is jou voorraad nog reg?}}',
  line: '{count, plural, one {# band} other {# bande}} gelys, {ago}.',
  listings: '{count} {count, plural, one {band} other {bande}} gelys',
  confirmed: 'laas {days} dae gelede bevestig',
  neverConfirmed: 'nog nooit bevestig nie',
  yourShop: 'jou winkel',
  right: 'Voorraad is reg',
  open: 'Maak voorraad oop',
  openHere: 'Hier verander jy voorraad en pryse.',
  footer: 'Jy kry hierdie e-pos omdat jy na die voorraad van ’n winkel op {product} kyk.',
  template: "Op {product} het '{{1}}' tans '{{2}}', en die voorraad is '{{3}}'. Is dit nog reg?",
} as const satisfies Keys<typeof stockNoticesInEnglish>
