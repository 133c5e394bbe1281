import type { questions as questionsInEnglish } from '../en/questions.ts'
import type { Keys } from '../sentences.ts'

export const questions = {
  askShop: 'Stuur my vraag',
  theirPrice: 'Dit is vir die winkel om te sê, so niks is nog bespreek nie. Sal ek hulle vra?',
  passing: '“{words}”',
  whichShop: 'Watter winkel bedoel jy? Stuur sy naam en ek sê wat ek weet, of vra hulle.',
  whichTyre: 'Watter band bedoel jy? Stuur sy nommer in die lys, of sy kode.',
  unknown: 'Dit weet ek nie.',
  unknownTyres:
    'Dit weet ek nie. Ek kan jou vertel van groottes, las en spoed, ply, slytasie en die wet, ouderdom, tweedehandse bande, lekplekke, druk, belyning en waarborg.',
  offer: {
    unknown: 'Dit weet ek nie van {tyre} nie. Sal ek {shop} vra?',
    included:
      'Ja, aansit is in: {total} is {quantity, plural, one {een band} other {# bande}} met aansit, balansering en nuwe kleppe{apart, select, true { (apart gereken, en klaar in daardie totaal)} other {}}. Belyning is ekstra, as jy dit wil hê.',
    notIncluded: 'Nee: {total} is net vir die bande. {shop} sit nie aan nie.',
    includedOfAll:
      "'n Totaal wat sê 'aangesit' bevat die bande, aansit, balansering en nuwe kleppe. Belyning is ekstra, as jy dit wil hê.",
    vat: "Die pryse is wat jy by die winkel betaal: volgens die BTW-wet moet 'n winkel wat BTW hef dit by sy prys insluit.",
    count:
      '{each} is vir een band{quantity, plural, one { en {total} die totaal} other {; {total} is vir al #}}{fitted, select, true {, aangesit} other {, nie aangesit nie}}.',
    countOfAll:
      "'Elk' is die prys van een band; die totaal in vet is vir {quantity, plural, one {daardie een} other {al #}}.",
    stock: {
      ordered: '{shop} bestel {tyre}: {ready}. Hulle bevestig dit as hulle jou versoek antwoord.',
      restOrdered:
        '{shop} bestel die res van {tyre} ({onShelf, plural, other {# is}} vry op die rak): {ready}. Hulle bevestig dit as hulle jou versoek antwoord.',
      enough: 'Ja: {shop} het nog {onShelf} van {tyre} vry. Hulle bevestig dit as hulle jou versoek antwoord.',
      tooFew: '{shop} het net {onShelf} van {tyre} nog vry.',
    },
    stockConfirmed: 'Hulle het hul voorraad {days, plural, =0 {vandag} one {gister} other {# dae gelede}} bevestig.',
    stockOfAll:
      'Al hierdie is te kry; hoeveel nog vry is, of vanaf wanneer, staan by elkeen. Die winkel bevestig dit as hy antwoord.',
    made: 'In watter week hulle gemaak is, weet ek nie: dit staan in die DOT-kode op die sywand (2325 is week 23 van 2025). Sal ek {shop} vra?',
    madeOfAll:
      'In watter week hulle gemaak is, weet ek nie: dit staan in die DOT-kode op die sywand (2325 is week 23 van 2025). Kies een en ek vra die winkel.',
    nearest: 'Die naaste is nommer {number}: {shop}, {place}, {km} ver.',
    noPlace:
      "Ek weet nie waar jy is nie. Stuur 'n voorstad of jou ligging (tik 📎 of +, dan Ligging), dan sê ek hoe ver dit is.",
    distance: '{shop} is {km} van {from}, reguit gemeet.\nAanwysings: {url}',
    cheapestEqual: 'Nommers {numbers} kos dieselfde, {cents} altesaam; niks kos minder nie.',
    cheapest: 'Die goedkoopste is nommer {number}: {brand} by {shop}, {cents} altesaam.',
    better:
      'Watter een beter is, oordeel ek nie. Vergelyk lasindeks, spoed, voorraad en afstand; maaksels wat meer kos, stop meestal korter in die nat en hou langer.',
    homes: {
      FR: 'Frankryk',
      DE: 'Duitsland',
      JP: 'Japan',
      US: 'die VSA',
      IT: 'Italië',
      KR: 'Suid-Korea',
      TW: 'Taiwan',
      IN: 'Indië',
    },
    brand: "{name} behoort aan 'n maatskappy uit {country}; waar hierdie band gemaak is, staan op sy sywand.",
    brandUnknown: "Waar {name} vandaan kom, weet ek nie; waar 'n band gemaak is, staan op sy sywand.",
    load: '{size} {service}{extraLoad, select, true { XL (ekstra las)} other {}}{runFlat, select, true {, run-flat} other {}}.',
    loadUnknown: 'Ek weet nie wat die lasindeks van {tyre} is nie. Sal ek {shop} vra?',
    kind: '{brand} {model}: {kind}, {runFlat, select, true {run-flat} other {nie run-flat nie}}.',
    total:
      '{quantity, plural, one {een band} other {# bande}}: {total}{fitted, select, true {, aangesit} other {, nie aangesit nie}} ({price} elk).',
    tooFew: 'Hulle het net {stock} nog vry.',
    deal: "Dit is 'n spesiale aanbod: {price} in plaas van {listPrice} elk.",
    whyCheap:
      '{shop} bepaal self sy prys, en ek weet nie hoekom dit laer is nie. Vra die DOT-datum: ouer voorraad is dikwels goedkoper.',
    discount: 'Die winkels bepaal hulle pryse, en ek kan nie afding nie. Sal ek {shop} vra?',
    warranty: 'Wat {shop} self waarborg, weet ek nie. Sal ek hulle vra?',
    otherAxle:
      'Dit is net vir {size}. As die ander as \'n ander grootte dra, stuur albei, soos "voor 225/45R18 agter 255/40R18", en ek soek die stel.',
  },
  shop: {
    topics: {
      parking: 'parkering',
      waiting: "'n plek om te wag",
      wifi: 'wifi',
      credit: 'betaling in paaiemente of op rekening',
      languages: 'die tale wat hulle praat',
      shuttle: "'n rit werk of huis toe",
      security: 'waar karre staan en wie hulle oppas',
      fitsIn: "hoe hoog of lank 'n voertuig mag wees",
      staff: 'vir wie om te vra',
      many: 'hoe besig hulle is',
      shopWarranty: 'hulle eie waarborg',
    },
    notTold: '{shop} het ons nie vertel van {what} nie. Sal ek hulle vra?',
    unknown: '{shop} het ons dit nie vertel nie. Sal ek hulle vra?',
    states: '{shop} skryf: “{words}”',
    differs: 'Dit verskil van winkel tot winkel.',
    noneTold: 'Geeneen van hierdie winkels het ons vertel van {what} nie. Kies een en ek vra hulle.',
    payment:
      'Jy betaal by die winkel. {shop} het ons nie vertel hoe nie; die meeste winkels vat kaart en kontant. Sal ek hulle vra?',
    paymentAnywhere:
      "Jy betaal by die winkel, nie hier nie. Die meeste winkels vat kaart en kontant; noem 'n winkel en ek vra hulle.",
    mobile:
      'Ja, {shop} kom na jou toe{hasKm, select, true {, tot {km} km} other {}}{hasCents, select, true {: uitroepfooi {cents} by} other {}}. Kies "Kom na my toe" as jy bespreek.',
    notMobile: "{shop} sit by die winkel aan; 'n diens by jou deur is nie op hulle lys nie. Sal ek hulle vra?",
    noDelivery: 'Bande word by die winkel aangesit: {shop} het nie gesê dat hulle aflewer nie. Sal ek hulle vra?',
    deliveryAnywhere:
      'Die winkels sit by hulle plek aan; party kom met die bande na jou toe, teen \'n uitroepfooi. Skryf "mobiele aansit" met jou voorstad en ek soek.',
    fits: '{shop} vra {each} per band vir aansit, {four} vir vier.',
    fitsNoPrice: '{shop} sit bande aan, maar noem geen prys daarvoor nie.',
    doesNotFit: '{shop} sit nie bande aan nie.',
    ownTyres: 'Of hulle bande aansit wat jy self bring, en vir hoeveel, moet hulle sê. Sal ek hulle vra?',
    ownTyresAnywhere: 'Baie winkels sit bande aan wat jy self bring, teen hulle prys vir aansit; elkeen sê dit self.',
    fitsFor: '• {shop}, {place}: {hasCents, select, true {{cents} per band} other {geen prys genoem nie}}',
    fittingNear: 'Wat aansit kos naby {place}:',
    duration:
      'Omtrent {minutes} minute vir {count, plural, one {een band} other {# bande}}{hasAlignment, select, true {, en {alignment} meer met belyning} other {}}, van jou beurt af gereken.',
    phone: '{shop}: {phone}',
    noPhone: "{shop} het ons geen nommer gegee om te bel nie. Sal ek 'n boodskap aangee?",
    address: '{shop}: {address}\nAanwysings: {url}',
    services: '{shop} doen: {names}.',
    noServices: '{shop} het geen dienste gelys nie.',
    verified: 'Ja: ons het {shop} nagegaan en as geverifieer gemerk.',
    notVerified:
      '{shop} is hier geregistreer, maar ons het dit nie as geverifieer gemerk nie. Jy betaal net by die winkel, vir wat jy sien.',
    reviews:
      '{shop} het {rating} uit 5 sterre van {count, plural, one {een resensie} other {# resensies}} deur bestuurders wat daar was.',
    noReviews: '{shop} het nog geen resensies nie.',
  },
  booking: {
    notAsked: 'Niks is nog bespreek nie: ek vra die winkel as jy aan die einde so sê.',
    when: '{booking}, by {shop}.',
    place: '{place}\nAanwysings: {url}',
    confirmed: 'Ja, {shop} het dit bevestig: {booking}.',
    notYet: 'Nog nie: {shop} het nog nie jou versoek vir {booking} beantwoord nie. Ek sê hier sodra hulle antwoord.',
    proposed: 'Hulle het geantwoord: {shop} stel {booking} voor. Pas dit jou?',
    moving:
      '{by, select, shop {{shop} vra om dit na {at} te skuif.} other {Jy het gevra om dit na {at} te skuif; hulle het nog nie geantwoord nie.}}',
    inProgress: '{shop} is besig met jou kar.',
    completed: 'Dit is klaar: {shop} het dit gedoen ({booking}).',
    ended:
      '{cancelledBy, select, customer {Jy het dit gekanselleer ({shop}, {booking})} other {{shop} kon dit nie doen nie ({booking})}}{hasCancelReason, select, true {: {cancelReason}} other {.}}',
    bring:
      'Bring die kar, die sleutel van die slotmoere as hy het, en jou besprekingskode {code}. Ek weet van geen papiere wat hulle vra nie.',
    pay: '{total}, by die winkel betaal. {shop} het ons nie vertel hoe nie; die meeste winkels vat kaart en kontant. Sal ek hulle vra?',
    change: 'Sê "skuif dit na Vrydag 10:00" of "kanselleer dit", of tik hieronder. Tot {hours} uur voor dit begin.',
    late: 'Skryf "sê vir hulle ek is 20 minute laat" en ek gee dit vir {shop} aan{hasPhone, select, true {, of bel {phone}} other {}}.',
    what: '{work} (bespreking {code}).',
  },
  tyre: 'die {brand} {model}',
  timeToBeProposed: "'n tyd wat die winkel voorstel",
} as const satisfies Keys<typeof questionsInEnglish>
