import type { staffNotices as staffNoticesInEnglish } from '../../en/seller/staff-notices.ts'
import type { Keys } from '../../sentences.ts'

export const staffNotices = {
  roles: {
    owner: '’n eienaar',
    staff: 'personeel',
  },
  invitation: {
    title: '{shop} nooi jou',
    line: '{from} vra dat jy as {role} by die winkel op {product} aansluit.',
    someone: 'Die winkel',
    until: 'Die uitnodiging is sewe dae lank oop. As jy nie die winkel ken nie, doen niks.',
    open: 'Sien die uitnodiging',
    accept: 'Ja, sluit aan',
    decline: 'Nee',
    template:
      "Hallo, '{{1}}' nooi jou om vir die bandewinkel '{{2}}' op {product} te werk as '{{3}}'. As jy nie die winkel ken nie, doen niks.",
    footer: 'Jy kry dit omdat ’n winkel op {product} hierdie adres gegee het om jou te nooi.',
  },
  somebody: 'Iemand',
  accepted:
    'Jy is nou {role} van {shop}. Sy besprekings en boodskappe kom hier. Skryf "kieslys" om te sien wat jy kan doen.',
  declined: 'Goed so, jy sluit nie by {shop} aan nie.',
  gone: 'Hierdie uitnodiging is nie meer oop nie. Vra die winkel asseblief vir nog een.',
  joined: '{who} het by {shop} aangesluit',
  declinedIt: '{who} sluit nie by {shop} aan nie',
  left: '{who} het {shop} verlaat',
  role_changed: 'Jy is nou {role} van {shop}',
  removed: 'Jy hoort nie meer by {shop} nie',
  template: "Nuus oor die mense van ’n winkel op {product}: '{{1}}'. Die lede staan op die winkel se paneelbord.",
  mailFooter: 'Jy kry hierdie e-pos omdat jy by ’n winkel op {product} hoort, of gehoort het.',
} as const satisfies Keys<typeof staffNoticesInEnglish>
