/** The weekly question to a shop about its stock. */
export const stockNotices = {
  title: '{hasShop, select, true {Is the stock of {shop} still right?} other {Is your stock still right?}}',
  line: '{count, plural, one {# listing} other {# listings}}, {ago}.',
  listings: '{count} {count, plural, one {listing} other {listings}}',
  confirmed: 'last confirmed {days} days ago',
  neverConfirmed: 'never confirmed',
  yourShop: 'your shop',
  right: 'Stock is right',
  open: 'Open inventory',
  openHere: 'Here you change stock and prices.',
  footer: 'You get this e-mail because you look after the stock of a shop on {product}.',
  template: "Drivers see on {product} that '{{1}}' has '{{2}}', and that the stock was '{{3}}'. Is it still right?",
} as const
