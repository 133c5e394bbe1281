import type { shopDay as shopDayInEnglish } from '../../en/seller/shop-day.ts'
import type { Keys } from '../../sentences.ts'

export const shopDay = {
  title:
    '{hasShop, select, true {{shop}, {day}: } other {Vandag, {day}: }}{count, plural, one {# werk} other {# werke}}',
  job: '{time} {name}: {work}',
  more: 'en nog {count}',
  waiting: '{count, plural, one {1 versoek wag vir julle antwoord.} other {# versoeke wag vir julle antwoord.}}',
  yourShop: 'julle winkel',
  open: 'Vandag se werk',
  choose: 'Kies ’n werk',
  footer: 'Jy kry hierdie e-pos omdat jy die dag se werk aangeskakel het.',
  jobs: '{count} {count, plural, one {werk} other {werke}}',
  template: "Goeiemôre: '{{1}}' het '{{2}}' vandag: '{{3}}'. Tik hieronder om almal te sien.",
  monthTitle: '{hasShop, select, true {{shop}: julle {month}} other {Julle {month}}}',
  monthLine: 'Werke {count}, {done}, fooi {fee}',
  figures: 'Alle syfers',
  monthTemplate:
    "Die maand van '{{1}}' by '{{2}}' is verby: '{{3}}'. Alle syfers is hier: '{{4}}' op julle paneelbord.",
} as const satisfies Keys<typeof shopDayInEnglish>
