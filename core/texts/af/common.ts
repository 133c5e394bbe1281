import { brand } from '#core/rules/brand.ts'
import type { common as english } from '../en/common.ts'

export const common: typeof english = {
  language: 'af',
  welcome: (name) =>
    `Hallo${name ? ` ${name}` : ''}, dit is ${brand.name}. Ek kry bande by winkels naby jou, vergelyk die prys met aansit en al, en bespreek die aansit.\n\nStuur 'n grootte (205/55R16), jou kar (Polo Vivo 2019), of albei met 'n plek: 4 x 205/55R16 in Sandton onder R2 500.`,
  menuBody: 'Wat wil jy doen?',
  menuButton: 'Kieslys',
  menuOpen: 'Kies',
  findTyres: 'Soek bande',
  findTyresHint: 'Volgens grootte of kar',
  deals: 'Afslag naby my',
  dealsHint: 'Bande wat nou afgeslaan is',
  shopsNear: 'Winkels naby my',
  shopsNearHint: 'Ure, dienste, aanwysings',
  myBookings: 'My besprekings',
  myBookingsHint: 'Sien, verander, kanselleer',
  help: 'Hoe werk dit?',
  helpHint: 'Wat ek vir jou kan doen',
  helpText: `Ek soek in die voorraad van bandewinkels regoor Suid-Afrika.\n\n• Stuur 'n grootte: 205/55R16, 195R15C of 31x10.5R15\n• Of jou voertuig: Hilux 2018, Polo Vivo 2019\n• Sê wat saak maak: 4 bande, Michelin, onder R2 000, in Randburg, run-flat\n• Kies een en bespreek; die winkel antwoord hier\n• "afslag", "winkels naby my" en "my besprekings" werk enige tyd\n• "terug", "kieslys", "kanselleer" en "begin oor" werk oral\n• "STOP" maak 'n einde aan alle boodskappe\n\n${brand.name} is 'n markplek: dit verkoop niks en vat geen geld nie. Jy betaal die winkel.`,
  notUnderstood: (kind) =>
    kind === 'media'
      ? "Ek kan nie foto's, stemboodskappe of dokumente lees nie. Tik asseblief die grootte wat op die band staan, soos 205/55R16."
      : kind === 'contact'
        ? 'Ek kan nie kontakkaarte gebruik nie. Tik asseblief wat jy nodig het.'
        : 'Jammer, ek het dit nie verstaan nie.',
  oldChoice: "Daardie keuse hoort by 'n vroeër vraag.",
  ourFault: 'Jammer, iets het aan ons kant skeefgeloop met jou laaste boodskap. Stuur dit asseblief weer.',
  stopped: 'Goed so, gestop.',
  nothingToCancel: 'Daar is niks om te kanselleer nie.',
  backTo: (what) => `Terug na ${what}.`,
  thanks: "Dis 'n plesier. Ry veilig!",
  person: (email) =>
    `Ek is 'n outomatiese assistent. Vir 'n winkel, tik op sy telefoonnommer; vir ons, skryf aan ${email}.`,
  leftAlready: 'Jy kry geen boodskappe meer van ons nie. Stuur START as jy hulle weer wil hê.',
  welcomeBack: 'Lekker dat jy terug is. Jy kry weer boodskappe van ons.',
  inLanguage: 'Goed so, van nou af in Afrikaans.',
  yes: 'Ja',
  no: 'Nee',
  back: 'Terug',
  whereTo: (place) => `Jy is naby ${place}. Wat het jy daar nodig?`,
  noSuchCode: (code) => `Ek ken geen band met die kode ${code} nie. Dit is dalk verkoop.`,
}
