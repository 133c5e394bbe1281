import type { refusals as refusalsInEnglish } from '../en/refusals.ts'
import type { Keys } from '../sentences.ts'

export const refusals = {
  RESCUE_NUMBER_NEEDED:
    '’n Winkel moet jou kan bel, en WhatsApp steek jou nommer weg. Bel asseblief self een van die nommers.',
  RESCUE_RUNS: 'Ek vra reeds winkels vir jou; elke antwoord kom hier. "Hou op vra" maak dit klaar.',
  RESCUE_LIMIT: 'Jy het tien keer in 30 dae gevra, so bel asseblief self een van die nommers.',
  RESCUE_NOBODY:
    'Geen winkel wat hier antwoord, kom op hierdie tyd daarheen uit nie. Bel asseblief een van die nommers.',
  RESCUE_SHOP_CANNOT: '{shop} kan nie meer kom nie. Vat asseblief ’n ander antwoord, of bel.',
  RESCUE_OVER: '{shop} kom reeds. Die bespreking staan onder "my besprekings".',
  RESCUE_NOT_FOUND: 'Hierdie hulproep is nie meer daar nie.',
  SHOP_NOT_FOUND: 'Hierdie winkel is nie meer gelys nie.',
  LISTING_NOT_FOUND: 'Hierdie band is nie meer gelys nie.',
  OUT_OF_STOCK:
    '{stock, select, 0 {Hierdie band is uitverkoop.} other {Hulle het net {stock} van hierdie band nog vry.}}',
  STOCK_PROMISED:
    '{reserved, select, 0 {Hierdie bespreking vra {needed} en daar is {stock} op die rak.} other {{reserved} van {stock} op die rak is belowe, so {free, plural, =0 {geen} other {#}} is vry, en hierdie bespreking vra {needed}.}}',
  NOT_THERE_YET: 'Die winkel moet hierdie bande bestel: hulle kan daar wees vanaf {from}.',
  SERVICE_NOT_OFFERED: 'Die winkel bied nie hierdie diens aan nie.',
  ADDRESS_REQUIRED: 'Sê asseblief waarheen die winkel moet kom.',
  ADDRESS_TOO_FAR: "Hulle kom tot {radiusKm} km ver uit. Gee asseblief 'n ander adres, of gaan na die winkel.",
  ADDRESS_UNKNOWN:
    'Ek ken nie daardie voorstad nie. Voeg asseblief die dorp by, of deel jou ligging met die skuifspeld.',
  CONTACT_REQUIRED: "Gee asseblief 'n telefoonnommer of 'n e-posadres.",
  SLOT_IN_PAST: 'Hierdie tyd is verby.',
  SHORT_NOTICE: "Die winkel neem nie besprekings so kort voor die tyd nie. Kies asseblief 'n later tyd.",
  TOO_FAR_AHEAD: 'Besprekings kan tot {days} dae vooruit.',
  SHOP_CLOSED: 'Die winkel neem nie besprekings op hierdie tyd nie: dit is toe, of die werk pas nie in nie.',
  SLOT_TAKEN: 'Alle plekke is gevat op hierdie tyd.',
  BOOKING_NOT_FOUND: "Daar is nie so 'n bespreking nie.",
  TIME_REQUIRED: 'Hierdie versoek het nog geen tyd nie: stel asseblief een aan die bestuurder voor.',
  TOO_LATE_TO_CANCEL:
    "'n Bespreking kan hier tot 2 uur voor die tyd gekanselleer word. Bel asseblief die winkel{hasPhone, select, true {: {phone}} other {}}.",
  ALERT_NOT_FOUND: "Jy het nie so 'n alarm nie.",
  TOO_MANY_ALERTS:
    'Jy het {most} alarms, en daar is nie plek vir meer nie. Verwyder asseblief eers een: stuur "my alarms".',
  TOO_MANY_QUOTES: 'Jy het reeds {most} oop navrae oor pryse. Vat een, of sluit eers een.',
  NO_SHOP_TO_ASK: 'Geen winkel binne {km} km het soveel bande van hierdie grootte nie.',
  QUOTE_NOT_FOUND: 'Daar is nie so ’n navraag oor pryse nie.',
  QUOTE_OVER: 'Dit is verby: die prys kan nie meer gegee of gevat word nie.',
  QUOTE_REFUSED: 'Die bestuurder het nee dankie gesê vir julle prys.',
  QUOTE_WORDS_FULL:
    'Die winkels lees tot 500 karakters by jou navraag, en hiermee word dit meer. Skryf dit korter, of vra een winkel sodra dit geantwoord het.',
  PRICE_CHANGED: 'Die prys het intussen verander. Kyk asseblief weer.',
  SIZE_UNKNOWN: "Dit is nie 'n bandgrootte nie.",
  TOO_LATE_TO_MOVE:
    "'n Bespreking kan hier tot 2 uur voor die tyd geskuif word. Bel asseblief die winkel{hasPhone, select, true {: {phone}} other {}}.",
  SAME_TIME: 'Dit is reeds{hasStart, select, true { vir {start}} other {}}.',
  TIME_CHANGED:
    'Die tyd het intussen verander: dit is nou{hasStart, select, true { vir {start}} other {}}. Antwoord asseblief weer.',
  TOO_EARLY:
    'Hierdie bespreking is{hasStart, select, true { vir {start}} other {}}: sê dit asseblief wanneer dit tyd is.',
  TOO_EARLY_FOR_NO_SHOW:
    '{hasFrom, select, true {Dit kan eers {from} gesê word: hulle is dalk nog op pad.} other {Dit is te vroeg.}}',
  DRIVER_MUST_AGREE: 'Die bestuurder moet eers hierop ja sê.',
  WORK_HAS_BEGUN: 'Die werk aan hierdie bespreking het begin, so die tyd staan.',
  TOO_LATE_TO_CORRECT: 'Wat gedoen is, kan reggestel word op die dag waarop dit gedoen is.',
  CHANGED_SINCE: 'Iemand het dit intussen verander, so dit bly soos dit nou is.',
  OWNER_REQUIRED: 'Net ’n eienaar van die winkel kan dit doen. Ek kan die ure van ’n enkele dag vir jou verander.',
  HOURS_BACKWARDS: '’n Winkel maak oop voordat dit toemaak. Skryf dit asseblief soos "8 tot 12".',
  BLOCKED:
    'Jy kan nie meer deur {product} aan winkels skryf of bespreek nie. As jy dink dit is ’n fout, stuur "praat met ’n mens".',
  BLOCKED_BY_SHOP: '{shop} neem nie meer boodskappe van jou af nie, so joune is nie aangestuur nie.',
  SHOP_AWAY:
    '{shop} antwoord tans nie op {product} nie. Skryf "bande" om ’n ander winkel te vind, of "my besprekings" om ’n bespreking te kanselleer.',
  SHOP_BLOCKED: 'Ons het jou winkel geblokkeer, so dit kan nie nou gedoen word nie. Skryf "mens" om met ons te praat.',
  VARIABLES_OPEN: 'Daar staan nog iets tussen hakies in jou woorde. Vul dit asseblief in en stuur dit weer.',
  UNANSWERED_MESSAGES:
    'Die bestuurder het nie op jou laaste {most} boodskappe geantwoord nie. Wag asseblief vir ’n antwoord voordat jy weer skryf.',
  TOO_MANY_MESSAGES: 'Dit was baie boodskappe in ’n minuut. Wag asseblief ’n oomblik.',
  TOO_MANY_THREADS:
    'Jy het vandag baie gesprekke begin. Gaan asseblief in een van hulle voort, of begin môre weer een.',
  OFFER_ENDED:
    '{offer, select, taken {Hierdie aanbod is reeds geneem} declined {Hierdie aanbod is afgewys} withdrawn {Hierdie aanbod is teruggetrek} lapsed {Die tyd van hierdie aanbod is verby} overtaken {Iets anders is afgespreek, so hierdie aanbod het verval} other {Hierdie aanbod het verval}}. {standing}',
  OFFER_NOT_FOUND: 'Ek kry daardie aanbod nie meer nie.',
  NOBODY_BESIDE: 'Geen ander winkel naby het dieselfde of ’n soortgelyke band teen omtrent hierdie prys nie.',
  ASKED_BESIDE_BEFORE: 'Ander winkels is reeds gevra. Hulle antwoorde kom hier.',
  OFFER_CHOICE: 'Daar is meer as een aanbod. Watter een neem jy?',
  OFFERS_FULL: 'Tot drie aanbiedings kan tegelyk staan. Trek hulle eers terug, of bied iets anders in hul plek aan.',
  NOTHING_OFFERED: 'Dit verander niks aan die bespreking nie.',
  standing: {
    expired: 'Die tyd om te antwoord is verby: hierdie versoek het geëindig.',
    offered:
      "Die winkel het 'n aanbod gemaak{hasStart, select, true { vir {start}} other {}}; {isDriver, select, true {dit wag op jou antwoord} other {die bestuurder het nog nie geantwoord nie}}.",
    pending: 'Hierdie versoek{hasStart, select, true { vir {start}} other {}} wag op die winkel se antwoord.',
    confirmed: 'Hierdie bespreking is bevestig{hasStart, select, true { vir {start}} other {}}.',
    in_progress: 'Die werk aan hierdie bespreking het begin.',
    completed: 'Hierdie bespreking is klaar.',
    offersDeclined:
      '{isDriver, select, true {Jy} other {Die bestuurder}} wou nie hê wat die winkel aangebied het nie, en die versoek het verval. Die bay is vry.',
    cancelledByDriver: '{isDriver, select, true {Jy} other {Die bestuurder}} het hierdie bespreking gekanselleer.',
    cancelledByShop: 'Die winkel het hierdie bespreking gekanselleer of van die hand gewys.',
    unanswered: "Hierdie versoek het sonder 'n antwoord geëindig: dit is gekanselleer.",
  },
} as const satisfies Keys<typeof refusalsInEnglish>
