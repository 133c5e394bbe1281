import type { billingNotices as billingNoticesInEnglish } from '../../en/seller/billing-notices.ts'
import type { Keys } from '../../sentences.ts'

export const billingNotices = {
  title:
    '{stage, select, issued {Faktuur {number} van {shop}} overdue {Faktuur {number} van {shop} is agterstallig} other {Faktuur {number} van {shop} moet nog betaal word}}',
  line: '{overdue, select, true {{amount} moes op {day} betaal gewees het.} other {{amount} is betaalbaar op {day}.}}',
  ignore: 'As jy reeds betaal het, dankie: jy hoef niks te doen nie. Gee asseblief die nommer as jy betaal.',
  open: 'Sien die faktuur',
  footer: 'Jy kry hierdie e-pos omdat ’n winkel op {product} joune is.',
} as const satisfies Keys<typeof billingNoticesInEnglish>
