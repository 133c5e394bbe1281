import type { pictureNotices as pictureNoticesInEnglish } from '../../en/seller/picture-notices.ts'
import type { Keys } from '../../sentences.ts'

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
