import type { reader as readerInEnglish } from '../../en/conversation/reader.ts'
import type { Keys } from '../../sentences.ts'

export const reader = {
  voice: 'Ek het gehoor: “{words}”. Is dit reg?',
  sidewall: 'Ek lees {size} op jou band. Moet ek daarna soek?',
  sticker: 'Ek lees {size} op die plakker. Moet ek daarna soek?',
  disc: 'Ek lees {vehicle} op die lisensieskyf. Moet ek bande daarvoor soek?',
  meant: 'Bedoel jy: {what}?',
  meanings: {
    cancel_booking: "Kanselleer 'n bespreking",
    reschedule: "Skuif 'n bespreking",
    alert_delete: "Beëindig 'n alarm",
    emergency: "Nou hulp met 'n pap wiel",
  },
  sayAgain: 'Goed so. Sê dit asseblief in ander woorde.',
} as const satisfies Keys<typeof readerInEnglish>
