import type { auth as authInEnglish } from '../en/auth.ts'
import type { Keys } from '../sentences.ts'

export const auth = {
  signingIn: 'die aanmelding',
  code: '*{code}* is jou {product}-kode. Dit is {codeMinutes} minute lank geldig. Moet dit met niemand deel nie; ons vra nooit daarvoor nie.',
  link: 'Maak hierdie skakel oop om op die webwerf aan te meld:\n{url}\n\nDit werk een keer, vir {linkMinutes} minute. Moet dit nie aanstuur nie: dit maak jou rekening oop.',
  tooManyLinks: 'Jy het binne die uur al ’n paar skakels gevra. Gebruik die jongste een, of vra later weer.',
  signInWanted:
    "Wil jy op die webwerf aanmeld? As jy die kode van 'n band of 'n bespreking bedoel, tik net die kode self.",
  signInNow: 'Meld my aan',
  signedOut: 'Jy is op die webwerf afgemeld, in elke blaaier.',
  notSignedIn: 'Jy is nêrens op die webwerf aangemeld nie.',
  onlyYours:
    'Ek het niemand aangemeld nie. Sê net ja as die blad met hierdie kode voor jou oop is, op jou eie foon of rekenaar, en jy dit self oopgemaak het. As iemand jou gevra het om dit te stuur, jou gebel het of vir jou ’n kode gestuur het, is dit ’n slenter: tik “Dit was nie ek nie”.',
  isItYou: {
    question:
      '{purpose, select, sign_up {Iemand wil met jou nommer ’n rekening by {product} oopmaak} other {Iemand wil as jy by {product} aangemeld word}}: {device}, {hasNetwork, select, true {van die netwerk {network}} other {van ’n onbekende plek}}.\n\nIs dit jy, en het jy hierdie blaaier voor jou? As iemand jou gevra het om hierdie boodskap te stuur, is dit ’n slenter: tik “Dit was nie ek nie”.',
    on: ' op ',
    unknownBrowser: '’n onbekende blaaier',
  },
  signMeIn: 'Ja, meld my aan',
  numberConfirmed:
    'Jou nommer is bevestig. Gaan terug na die webwerf om verder te gaan.\n\nDie blaaier wat die kode wys, word nou aangemeld. As dit nie jy was nie, tik hieronder, vandag of môre.',
  noAccountYet:
    'Jou nommer is bevestig, maar daar is nog geen rekening daarmee nie, en niemand is aangemeld nie. Jy kan een op die webwerf oopmaak.',
  openAccount: "Maak 'n rekening oop",
  notMe: 'Dit was nie ek nie',
  undone:
    'Goed so: niemand bly daarmee aangemeld nie. Elke blaaier wat sedertdien aangemeld is, is afgemeld, en ’n wagwoord, e-posadres of nommer wat sedertdien gestel is, is teruggeneem. Niemand aan ons kant vra jou ooit om ’n kode te stuur nie.',
  nothingToUndo: 'Niks is onlangs met jou nommer oopgemaak nie.',
  codeUnknown: 'Ek ken nie meer hierdie kode nie. Vra asseblief ’n nuwe een op die webwerf.',
  page: {
    title: 'Meld aan by {product}',
    opening: 'Ons kyk na jou skakel …',
    withoutScript: 'Hierdie bladsy benodig JavaScript. Skakel dit asseblief aan en maak die skakel weer oop.',
    body: 'Dit meld jou aan met die WhatsApp-nommer wat op {end} eindig.',
    bodyWithoutNumber: 'Dit meld jou aan met jou WhatsApp-rekening.',
    button: 'Meld aan',
    goneTitle: 'Hierdie skakel werk nie meer nie',
    gone: 'Dit is al gebruik, of dit is ouer as {linkMinutes} minute. Skryf “teken my in” aan ons op WhatsApp en jy kry ’n nuwe een.',
    busyTitle: 'Net ’n oomblik',
    busy: 'Daar was te veel pogings vanaf jou verbinding. Probeer asseblief later weer.',
    strangeTitle: 'Maak asseblief die skakel weer oop',
    strange: 'Die knoppie is nie op ons eie bladsy gedruk nie. Maak die skakel uit die gesprek oop en druk dit daar.',
    toChat: 'Maak WhatsApp oop',
  },
} as const satisfies Keys<typeof authInEnglish>
