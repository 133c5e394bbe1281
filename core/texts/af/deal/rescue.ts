import type { rescue as rescueInEnglish } from '../../en/deal/rescue.ts'
import type { Keys } from '../../sentences.ts'

export const rescue = {
  callOut: 'uitroep',
  punctureRepair: 'lekherstel',
  otherWork: 'werk',
  priceByPhone: 'prys per telefoon',
  aDriver: '’n Bestuurder',
  minutes: '{minutes} min',
  cannot: 'Kan nie',
  take: 'Vat hulle',
  wait: 'Wag',
  askThem: 'Vra hulle',
  stop: 'Hou op vra',
  map: 'Pad soontoe',
  bringTyre: 'Bring ’n band, {size}, as dit nie herstel kan word nie',
  dial: '*Bel dadelik*\n☎ 112 van enige selfoon, in gevaar of beseer\n☎ Jou versekeraar of motorklub: die nommer staan dikwels op die lisensieskyfhouer',
  offer: 'Sal ek {shop} nou vra? Hulle kom op hierdie tyd uit na {place}.',
  offerSeveral: 'Sal ek hierdie {count} winkels vra wat nou na {place} uitkom? {shops}. Jy vat wie jou pas.',
  asking:
    'Ek vra {count, plural, one {{shops}, wat nou na jou uitkom} other {# winkels wat nou na jou uitkom: {shops}}}. Elke antwoord kom hier. Hulle lees jou voornaam, die plek en die afstand; jou nommer gaan na die een wat jy vat.',
  answerTitle: '{shop} kan oor omtrent {minutes} by jou wees',
  answer: '*{shop}*: omtrent {minutes}, {price}{hasPhone, select, true {, ☎ {phone}} other {}}',
  changed: '{shop} kan tog nie kom nie',
  changedLine: 'Vat ’n ander antwoord, of bel een van die nommers hierbo.',
  waiting:
    '{left, plural, =0 {Goed. Niemand anders moet nog antwoord nie.} other {Goed, ek wag. {left, plural, one {Een winkel moet} other {# winkels moet}} nog antwoord.}}',
  comes: '*{shop} kom: omtrent {minutes}, teen {time}.*{hasPhone, select, true {\n☎ {phone}} other {}}',
  comesLine:
    '{price}. Betaal hulle wanneer die werk klaar is.\nHulle het jou nommer en weet waar jy is. Bespreking {code}.',
  theseCome: 'Hulle het gesê dat hulle kom, die gouste eerste:',
  thisComes: 'Dit is wat hulle gesê het:',
  whom: 'Wie vat jy?',
  surely: 'Vat jy hulle?',
  hasNotSaid: '{shop} het nie gesê dat hulle kom nie.',
  toldNothing: 'Ek het die winkels niks hiervan gesê nie. Wie jy vat, kry jou nommer en waar jy is.',
  onItsWay:
    '{shop} het jou nommer en kom na jou toe.{hasPhone, select, true { Bel hulle daaroor: ☎ {phone}.} other {}} In gevaar of beseer: *112*.',
  unansweredTitle:
    '{shops, plural, one {Die winkel het nie gesê dat dit kom nie} other {Nie een van die # winkels het gesê dat hulle kom nie}}',
  unansweredLine: 'Bel asseblief nou. As een nog hier antwoord, sê ek jou.',
  callLine: '☎ {phone} {shop}',
  insurer: '☎ 112 in gevaar; anders jou versekeraar of motorklub',
  opensFirst: '{shop} kom volgende uit: {when}, ☎ {phone}',
  nobodyNext: 'Ek ken geen ander winkel wat daarheen uitkom nie.',
  stopped: 'Ek vra nie meer nie. Die winkels weet dit.',
  askedTitle: '{hasShop, select, true {{shop}: ’n} other {’n}} Bestuurder met ’n pap wiel het jou nou nodig',
  askedWork: 'Lek: {price}, {isOwn, select, true {soos jy gesê het} other {soos op jou lys}}',
  askedPlace: '{hasName, select, true {{name}} other {’n Bestuurder}}, {place}, {km} ver',
  askedQuestion: 'Wanneer kan jy daar wees? Jy kry die nommer wanneer die bestuurder jou vat.',
  askedTemplate:
    "’n Bestuurder met ’n pap wiel vra wie nou kan uitkom. Die plek is '{{1}}', omtrent '{{2}}' van jou af, en die werk is '{{3}}'. Die kaart is by '{{4}}' en jy antwoord met een tik hieronder.",
  echo: 'Vir {hasName, select, true {{name}} other {die bestuurder}}, {place}, gesê: omtrent {minutes}. As hulle jou vat, kry jy die nommer hier. Tik weer om dit te verander.',
  notTakenYet:
    '{hasName, select, true {{name}} other {Die bestuurder}}, {place}, het jou nog nie gevat nie. Hulle lees dat jy oor omtrent {minutes} daar kan wees; as hulle jou vat, kom die nommer hier.',
  echoCannot:
    'Ek het genoteer dat jy nie na {hasName, select, true {{name}} other {die bestuurder}}, {place}, kan kom nie. Tik ’n tyd as jy tog kan.',
  over: {
    mine: 'Jy is die een wat kom: die bestuurder het jou gevat. Die nommer is in die boodskap wat gevolg het.',
    other: 'Die bestuurder het nou hulp: ’n ander winkel kom.',
    answered: 'Deur ’n ander winkel gevat. Dankie dat jy geantwoord het.',
    closed: 'Die bestuurder vra nie meer nie.',
  },
  takenTitle: '{hasName, select, true {{name}} other {Die bestuurder}} vat jou: wees oor {minutes} daar',
  takenWho: '{name}: ☎ {phone}',
  takenWork: '{price}. Bespreking {code}',
  takenTemplate:
    "Die bestuurder met die pap wiel vat jou. Die naam is '{{1}}', die nommer is '{{2}}', en die plek is '{{3}}'. Die pad soontoe is by '{{4}}' en die bespreking is '{{5}}' op jou lys.",
  overTitle: '{hasName, select, true {{name}} other {Die bestuurder}}, {place}: nie meer nodig nie',
  overTemplate: "Die bestuurder met die pap wiel naby '{{1}}' het jou nie meer nodig nie. '{{2}}' Dankie.",
  answerTemplate:
    "’n Winkel kan na jou pap wiel kom. '{{1}}' sê dat dit by jou is oor omtrent '{{2}}', en die prys is '{{3}}'. Jy kan bel by '{{4}}' of dit met een tik hieronder vat.",
  changedTemplate: "Die winkel '{{1}}' kan tog nie na jou pap wiel kom nie. Vat asseblief ’n ander antwoord of bel.",
  unansweredTemplate:
    "Nie een van die winkels het tot dusver gesê dat hulle na jou pap wiel kom nie. Bel asseblief nou: '{{1}}'. As een nog antwoord, sê ons jou.",
  whichAsk: 'Watter bestuurder bedoel jy? Die nuutste kaart het sy eie knoppies.',
  named: 'gesê: naby {place}',
  noPin: 'nog geen ligging nie',
  noPinYet: 'Hulle het nog nie hul ligging gestuur nie; ek vra dit, en dit kom hier.',
  quoted: '“{words}”',
  inAll: '{total} altesaam',
  toldTitle: '{hasName, select, true {{name}} other {Die bestuurder}}, {place}, sê ook:',
  pinTitle: '{hasName, select, true {{name}} other {Die bestuurder}} is presies hier:',
  toldTemplate:
    "Die bestuurder met die pap wiel naby '{{1}}' vertel jou meer: '{{2}}'. Maak hierdie klets oop om te antwoord.",
  lateTitle: '{shop} is teen omtrent {time} by jou',
  lateLine:
    'Dit is oor omtrent {minutes}.{hasPhone, select, true { Bel hulle: ☎ {phone}.} other {}} In gevaar of beseer: *112*. Wat jy hier oor die plek en die kar skryf, lees hulle.',
  lateTemplate:
    "Die winkel '{{1}}' wat na jou pap wiel kom, is nou teen omtrent '{{2}}' daar. Jy kan hulle daaroor bel by '{{3}}' as jy wil.",
  thereTitle: '{shop} sê dat hulle daar is',
  thereLine:
    'Sien jy hulle nie? Skryf hier wat langs jou is, of stuur jou ligging met 📎: hulle lees dit.{hasPhone, select, true { ☎ {phone}} other {}}',
  notSeenLine:
    'Hulle sien jou nie. Skryf hier wat langs jou is en aan watter kant van die pad, of stuur jou ligging met 📎: hulle lees dit.{hasPhone, select, true { ☎ {phone}} other {}}',
  thereTemplate:
    "Die winkel '{{1}}' sê dat hulle by jou pap wiel is. As jy hulle nie sien nie, bel '{{2}}' of skryf hier wat langs jou is.",
  sayMore: 'Wat jy hier oor die plek en jou kar skryf, lees hulle ook.',
  sendPin:
    'Hulle weet net dat jy naby {place} is. Stuur asseblief jou ligging: tik 📎 (of +), dan Ligging, en stuur jou huidige ligging.',
  toldThem: 'Vir {count, plural, one {{shops}} other {die # winkels wat ek gevra het}} gesê: “{words}”',
  pinToldThem: '{count, plural, one {{shops} het} other {Die # winkels wat ek gevra het, het}} nou jou ligging.',
  toldEnough: 'Hulle het nou genoeg daarvan; bel hulle asseblief oor die res.',
  allWouldRead:
    'Ek gee woorde vir een van hulle aan, of vir almal wat gevra is. Niemand het dit nog gelees nie; met die knoppie lees almal dit.',
  sendThem: 'Stuur dit vir hulle',
  byWhen: 'Hulle het gesê teen {time}.',
  isPast: 'Hulle het gesê teen {time}, en dit is verby. Bel hulle asseblief.',
  areThere: 'Hulle sê dat hulle daar is.',
  forComing: '{price} uitroep',
  theyReadPrice: 'Hulle lees jou prys: {price}.',
  theyRead: 'Hulle lees: “{words}”.',
  theySay: 'Hulle sê: “{words}”',
  /** Teruggelees voordat die bestuurder dit lees. */
  shallISay:
    'Sal ek dit vir {hasName, select, true {{name}} other {die bestuurder}}, {place}, sê? Niemand is nog iets gesê nie.',
  about: 'Omtrent {minutes}, {price}',
  sayThis: 'Sê vir hulle',
  sayBare: 'Sonder die woorde',
  sayNothing: 'Nee',
  saidNothing: 'Reg so, die bestuurder is niks daarvan gesê nie.',
  whichSum: 'Jy noem verskeie bedrae. Wat betaal die bestuurder? Niemand is nog iets gesê nie.',
  minutesWith:
    'Oor hoeveel minute is jy daar? Hulle lees jou woorde saam met jou antwoord; niemand is nog iets gesê nie.',
  asked:
    '{hasName, select, true {{name}} other {’n Bestuurder}}, {place}, {km} ver, vra hulp langs die pad{answered, select, yes {: jy het gesê {minutes}} no {: jy het gesê jy kan nie kom nie} other {: nog nie geantwoord nie}}.',
  asksForHelp: '*{count, plural, one {Een bestuurder wag} other {# bestuurders wag}} langs die pad*',
  ownFor: 'Is {price} vir alles, of vir die uitkom? Hulle lees dit met {minutes} minute; niemand is nog iets gesê nie.',
  minutesToo: '{price}: en oor hoeveel minute is jy daar? Niemand is nog iets gesê nie.',
  /** On the way to the driver. */
  way: {
    late: 'Ons is laat',
    there: 'Ons is daar',
    giveUp: 'Kan nie kom nie',
    by: '{minutes} min later',
    howLong:
      'Oor hoeveel minute is jy by {name}, {place}? Niemand is nog iets gesê nie. Om iets vir {name} te skryf, begin met “sê vir {name}”.',
    howLate: 'Hoeveel later is jy by {name}, {place}? Skryf die minute as nie een hiervan pas nie.',
    toldLate: 'Vir {name}, {place}, gesê: teen omtrent {time}.',
    toldThere: 'Vir {name}, {place}, gesê dat jy daar is.',
    toldNotSeen: 'Vir {name}, {place}, gesê dat jy daar is en hulle nie sien nie. Wat hulle antwoord, kom hier.',
    which: 'Verskeie bestuurders wag langs die pad vir jou. Wie bedoel jy?',
    sureGiveUp: 'Sal ek vir {name}, {place}, sê dat jy nie kan kom nie? Ek vra dadelik die ander winkels vir hulle.',
    giveUpYes: 'Sê vir hulle',
    still: 'Ons kom steeds',
    stillComing: 'Goed, {name} word niks gesê nie. Jy het gesê teen {time}.',
    over: 'Niemand wag nou langs die pad vir jou nie.',
  },
} as const satisfies Keys<typeof rescueInEnglish>
