import { brand } from '#core/rules/brand.ts'
import type { announcements as english } from '../../en/admin/announcements.ts'

export const announcements: typeof english = {
  open: 'Maak oop',
  newsTemplate: `Nuus van ${brand.name} oor {{1}}, soos jy ingestem het om te hoor: {{2}} Stuur STOP om alle boodskappe te beëindig, of "instellings" om net nuus te beëindig.`,
  newsWayOut: 'Stuur STOP om alle boodskappe te beëindig, of "instellings" om net nuus te beëindig.',
  newsFooter: `Jy kry hierdie e-pos omdat jy ja gesê het vir nuus van ${brand.name} per e-pos.`,
  serviceTemplate: `${brand.name} het ’n diensboodskap vir jou as verkoper, oor {{1}}. Dit sê: {{2}} Dit gaan oor die gebruik van ${brand.name} en is geen reklame nie. Stuur STOP om alle boodskappe hier te beëindig.`,
  service: `’n Diensboodskap aan verkopers op ${brand.name}, geen reklame nie.`,
  serviceWayOut: 'Stuur STOP om alle boodskappe hier te beëindig.',
  serviceFooter: `Jy kry hierdie diensboodskap omdat jy by ’n winkel op ${brand.name} hoort. Dit is geen reklame nie.`,
  choose: 'Kies wat ons vir jou stuur',
  legalTitle: (name) => `Ons ${name} verander`,
  legalLine: (name, from) => `Die nuwe weergawe van die ${name} geld vanaf ${from}.`,
  legalOpen: 'Lees dit',
}
