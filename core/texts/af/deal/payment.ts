import type { payment as paymentInEnglish } from '../../en/deal/payment.ts'
import type { Keys } from '../../sentences.ts'

export const payment = {
  of: '{way} ({names})',
  takes: '{shop} vat {ways}. Jy betaal daar, wanneer die werk klaar is.',
  takesNot: '{shop} noem nie {way} nie; hulle vat {ways}. Sal ek hulle vra?',
  line: '• {shop}: {ways}',
  notTold: 'nie vertel nie',
  atTheShop: 'Betaal by die winkel: {ways}',
  beforehand:
    '{product} neem nooit geld nie; betaal by die winkel. Geen deposito is nodig om te bespreek nie: as iemand een vra of bankbesonderhede stuur, moenie betaal nie en sê vir ons: skryf "praat met ’n mens".',
  neverHere: '{product} vat nooit geld nie; betaal by die winkel.',
  names: {
    card: 'kaart',
    cash: 'kontant',
    eft: 'EFT',
    instalments: 'paaiemente',
    fleet_card: 'vlootkaart',
    account: 'op rekening',
  },
} as const satisfies Keys<typeof paymentInEnglish>
