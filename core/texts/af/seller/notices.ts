import type {
  billingNotices as billingNoticesInEnglish,
  onboardingNotices as onboardingNoticesInEnglish,
  pictureNotices as pictureNoticesInEnglish,
  shopDay as shopDayInEnglish,
  staffNotices as staffNoticesInEnglish,
  stockNotices as stockNoticesInEnglish,
} from '../../en/seller/notices.ts'
import type { Keys } from '../../sentences.ts'

export const billingNotices = {
  title:
    '{stage, select, issued {Faktuur {number} van {shop}} overdue {Faktuur {number} van {shop} is agterstallig} other {Faktuur {number} van {shop} moet nog betaal word}}',
  line: '{overdue, select, true {{amount} moes op {day} betaal gewees het.} other {{amount} is betaalbaar op {day}.}}',
  ignore: 'As jy reeds betaal het, dankie: jy hoef niks te doen nie. Gee asseblief die nommer as jy betaal.',
  open: 'Sien die faktuur',
  footer: 'Jy kry hierdie e-pos omdat ’n winkel op {product} joune is.',
} as const satisfies Keys<typeof billingNoticesInEnglish>

export const onboardingNotices = {
  footer: 'Jy kry hierdie e-pos omdat jy na ’n winkel op {product} omsien.',
  dashboard: 'Jou paneelbord',
  profile: 'Maak reg en dien weer in',
  approved: {
    title: '{shop} is goedgekeur',
    line: 'Bestuurders vind dit van nou af. Voeg jou voorraad by, en antwoord besprekings en boodskappe op jou paneelbord.',
  },
  rejected: {
    title: '{shop} is nie goedgekeur nie',
    line: 'Maak dit reg in jou profiel en dien dit weer in op jou paneelbord.',
  },
  more_asked: {
    title: 'Voor ons {shop} goedkeur, het ons nog iets nodig',
    line: 'Dien dit weer in op jou paneelbord sodra dit daar is.',
  },
  blocked: {
    title: '{shop} is geblokkeer',
    line: 'Bestuurders kan dit nie sien of kontak nie, die oop besprekings is gekanselleer en hulle bestuurders weet dit. Skryf vir ons as jy dink dat dit ’n fout is.',
  },
  reinstated: {
    title: '{shop} is terug',
    line: 'Bestuurders vind dit weer. Besprekings wat gekanselleer is, kom nie terug nie.',
  },
  unpublished: {
    title: '{shop} is vir nou versteek',
    line: 'Bestuurders vind dit vir eers nie. Die besprekings wat jy het, bly staan.',
  },
  republished: {
    title: '{shop} is weer sigbaar',
    line: 'Bestuurders vind dit weer van nou af.',
  },
  template: "Nuus oor die winkel '{{1}}' op {product}. '{{2}}' Die res staan op jou paneelbord.",
  submitted: '{shop} in {place} wag vir goedkeuring',
  submittedLine: 'Ingedien deur {owner}.',
  adminFooter: 'Jy kry hierdie e-pos omdat jy na {product} omsien.',
} as const satisfies Keys<typeof onboardingNoticesInEnglish>

export const pictureNotices = {
  title: 'Stuur ’n foto van die voorkant van {shop}',
  line: 'Bestuurders kry dit makliker, en dit wys wat oop en eg is. Stuur die foto net hier; ek vra voor dit gewys word.',
  send: 'Stuur ’n foto',
  profile: 'Maak profiel oop',
  template:
    "Bestuurders vertrou ’n winkel wat hulle kan sien. Stuur ’n foto van die voorkant van '{{1}}' hier, vir sy bladsy.",
  subject: 'die foto van jou winkel',
  now: 'Stuur nou die foto van {shop}: die voorkant, met die naambord daarop.',
  onlyPicture: 'Dit is nie ’n foto nie. Stuur ’n foto van die voorkant, of sê "later".',
  which: 'Van watter winkel is hierdie foto?',
  shops: 'Winkels',
  sure: 'Moet ek {count, plural, one {hierdie foto} other {hierdie # foto’s}} op die bladsy van {shop} wys?',
  show: 'Wys dit',
  dontShow: 'Nee',
  taken: 'Dankie. Ek sit dit op die bladsy van {shop}: {url}',
  notShown: 'Goed, dit word nêrens gewys nie.',
  later: 'Goed. Stuur een wanneer dit jou pas: tik weer op "Stuur ’n foto".',
  failed:
    'Die foto kon nie op die bladsy van {shop} gesit word nie. Stuur dit weer, of voeg dit by in die profiel: {url}',
  full: 'Die bladsy van {shop} het al die foto’s wat pas. Haal eers een weg in die profiel: {url}',
} as const satisfies Keys<typeof pictureNoticesInEnglish>

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

export const stockNotices = {
  title: '{hasShop, select, true {Is die voorraad van {shop} nog reg?} other {Is jou voorraad nog reg?}}',
  line: '{count, plural, one {# band} other {# bande}} gelys, {ago}.',
  listings: '{count} {count, plural, one {band} other {bande}} gelys',
  confirmed: 'laas {days} dae gelede bevestig',
  neverConfirmed: 'nog nooit bevestig nie',
  yourShop: 'jou winkel',
  right: 'Voorraad is reg',
  open: 'Maak voorraad oop',
  openHere: 'Hier verander jy voorraad en pryse.',
  footer: 'Jy kry hierdie e-pos omdat jy na die voorraad van ’n winkel op {product} kyk.',
  template: "Op {product} het '{{1}}' tans '{{2}}', en die voorraad is '{{3}}'. Is dit nog reg?",
} as const satisfies Keys<typeof stockNoticesInEnglish>

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
