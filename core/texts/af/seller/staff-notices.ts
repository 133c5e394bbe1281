import type { ShopRole } from '#core/contracts/shops.ts'
import { brand } from '#core/rules/brand.ts'
import type { staffNotices as english } from '../../en/seller/staff-notices.ts'

const roles: Record<ShopRole, string> = { owner: '’n eienaar', staff: 'personeel' }

export const staffNotices: typeof english = {
  roles,
  invitation: {
    title: (shop) => `${shop} nooi jou`,
    line: (from, role) => `${from} vra dat jy as ${roles[role]} by die winkel op ${brand.name} aansluit.`,
    someone: 'Die winkel',
    until: 'Die uitnodiging is sewe dae lank oop. As jy nie die winkel ken nie, doen niks.',
    open: 'Sien die uitnodiging',
    accept: 'Ja, sluit aan',
    decline: 'Nee',
    template: `Hallo, {{1}} nooi jou om vir die bandewinkel {{2}} op ${brand.name} te werk as {{3}}. As jy nie die winkel ken nie, doen niks.`,
    footer: `Jy kry dit omdat ’n winkel op ${brand.name} hierdie adres gegee het om jou te nooi.`,
  },
  somebody: 'Iemand',
  accepted: (shop, role) =>
    `Jy is nou ${roles[role]} van ${shop}. Sy besprekings en boodskappe kom hier. Skryf "kieslys" om te sien wat jy kan doen.`,
  declined: (shop) => `Goed so, jy sluit nie by ${shop} aan nie.`,
  gone: 'Hierdie uitnodiging is nie meer oop nie. Vra die winkel asseblief vir nog een.',
  joined: (who, shop) => `${who} het by ${shop} aangesluit`,
  declinedIt: (who, shop) => `${who} sluit nie by ${shop} aan nie`,
  left: (who, shop) => `${who} het ${shop} verlaat`,
  role_changed: (shop, role) => `Jy is nou ${roles[role]} van ${shop}`,
  removed: (shop) => `Jy hoort nie meer by ${shop} nie`,
  template: `Nuus oor die mense van ’n winkel op ${brand.name}: {{1}}. Die lede staan op die winkel se paneelbord.`,
  mailFooter: `Jy kry hierdie e-pos omdat jy by ’n winkel op ${brand.name} hoort, of gehoort het.`,
}
