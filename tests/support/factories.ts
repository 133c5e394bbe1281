/** Makes what a test needs, plausible unless it says otherwise. */
export * from './factories/contacts.ts'
export * from './factories/shops.ts'
export * from './factories/stock.ts'
