import type { announcements as announcementsInEnglish } from '../../en/admin/announcements.ts'
import type { Keys } from '../../sentences.ts'

export const announcements = {
  open: 'Maak oop',
  newsTemplate:
    "Nuus van {product} oor '{{1}}', soos jy ingestem het om te hoor: '{{2}}' Stuur STOP om alle boodskappe te beëindig, of \"instellings\" om net nuus te beëindig.",
  newsUnsubscribe: 'Stuur STOP om alle boodskappe te beëindig, of "instellings" om net nuus te beëindig.',
  newsFooter: 'Jy kry hierdie e-pos omdat jy ja gesê het vir nuus van {product} per e-pos.',
  serviceTemplate:
    "{product} het ’n diensboodskap vir jou as verkoper, oor '{{1}}'. Dit sê: '{{2}}' Dit gaan oor die gebruik van {product} en is geen reklame nie. Stuur STOP om alle boodskappe hier te beëindig.",
  service: '’n Diensboodskap aan verkopers op {product}, geen reklame nie.',
  serviceUnsubscribe: 'Stuur STOP om alle boodskappe hier te beëindig.',
  serviceFooter: 'Jy kry hierdie diensboodskap omdat jy by ’n winkel op {product} hoort. Dit is geen reklame nie.',
  choose: 'Kies wat ons vir jou stuur',
  legalTitle: 'Ons {name} verander',
  legalLine: 'Die nuwe weergawe van die {name} geld vanaf {from}.',
  legalOpen: 'Lees dit',
} as const satisfies Keys<typeof announcementsInEnglish>
