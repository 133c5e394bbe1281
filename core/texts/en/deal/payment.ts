/** `of`: who gives the credit, or whose cards are taken. */
export const payment = {
  of: '{way} ({names})',
  takes: '{shop} takes {ways}. You pay there, when the work is done.',
  takesNot: '{shop} does not name {way}; it takes {ways}. Shall I ask them?',
  line: '• {shop}: {ways}',
  notTold: 'not told',
  atTheShop: 'Pay at the shop: {ways}',
  beforehand:
    '{product} never takes money; pay at the shop. No deposit is needed to book: if anybody asks for one or sends bank details, do not pay, and tell us: write "talk to a person".',
  neverHere: '{product} never takes money; pay at the shop.',
  names: {
    card: 'card',
    cash: 'cash',
    eft: 'EFT',
    instalments: 'instalments',
    fleet_card: 'fleet card',
    account: 'on account',
  },
} as const
