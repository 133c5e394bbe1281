import type { BookingView } from '#core/contracts/bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import type { questions as english } from '../en/questions.ts'
import { momentWords, readyWords } from '../when.ts'
import { dates } from './dates.ts'

const tyres = (count: number) => (count === 1 ? 'een band' : `${count} bande`)
const tyre = (offer: Offer) => `die ${offer.brand} ${offer.model}`
const start = (booking: BookingView) => booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
const moment = (booking: BookingView) => {
  const at = start(booking)
  return at ? momentWords(at, dates) : "'n tyd wat die winkel voorstel"
}

export const questions: typeof english = {
  askShop: 'Stuur my vraag',
  passing: (words) => `“${words}”`,
  whichShop: 'Watter winkel bedoel jy? Stuur sy naam en ek sê wat ek weet, of vra hulle.',
  whichTyre: 'Watter band bedoel jy? Stuur sy nommer in die lys, of sy kode.',
  unknown: 'Dit weet ek nie.',
  unknownTyres:
    'Dit weet ek nie. Ek kan jou vertel van groottes, las en spoed, ply, slytasie en die wet, ouderdom, tweedehandse bande, lekplekke, druk, belyning en waarborg.',
  offer: {
    unknown: (offer) => `Dit weet ek nie van ${tyre(offer)} nie. Sal ek ${offer.shop.name} vra?`,
    included: (offer, balancing, valve) =>
      offer.fitted
        ? `Ja, aansit is in: ${formatRand(offer.totalCents)} is ${tyres(offer.quantity)} met aansit, balansering en nuwe kleppe${
            balancing || valve ? ' (apart gereken, en klaar in daardie totaal)' : ''
          }. Belyning is ekstra, as jy dit wil hê.`
        : `Nee: ${formatRand(offer.totalCents)} is net vir die bande. ${offer.shop.name} sit nie aan nie.`,
    includedOfAll:
      "'n Totaal wat sê 'aangesit' bevat die bande, aansit, balansering en nuwe kleppe. Belyning is ekstra, as jy dit wil hê.",
    vat: "Die pryse is wat jy by die winkel betaal: volgens die BTW-wet moet 'n winkel wat BTW hef dit by sy prys insluit.",
    count: (offer) =>
      `${formatRand(offer.priceCents)} is vir een band${
        offer.quantity > 1
          ? `; ${formatRand(offer.totalCents)} is vir al ${offer.quantity}`
          : ` en ${formatRand(offer.totalCents)} die totaal`
      }${offer.fitted ? ', aangesit' : ', nie aangesit nie'}.`,
    countOfAll: (quantity) =>
      `'Elk' is die prys van een band; die totaal in vet is vir ${quantity === 1 ? 'daardie een' : `al ${quantity}`}.`,
    stock: (offer) =>
      offer.ready
        ? `${offer.shop.name} bestel ${offer.onShelf === 0 ? tyre(offer) : `die res van ${tyre(offer)} (${offer.onShelf} is in voorraad)`}: ${readyWords(offer.ready, dates)}. Hulle bevestig dit as hulle jou versoek antwoord.`
        : offer.stock >= offer.quantity
          ? `Ja: ${offer.shop.name} het ${offer.onShelf ?? offer.stock} van ${tyre(offer)} in voorraad. Hulle bevestig dit as hulle jou versoek antwoord.`
          : `${offer.shop.name} het net ${offer.stock} van ${tyre(offer)} in voorraad.`,
    stockConfirmed: (days: number) =>
      `Hulle het hul voorraad ${days === 0 ? 'vandag' : days === 1 ? 'gister' : `${days} dae gelede`} bevestig.`,
    stockOfAll:
      'Al hierdie is te kry; hoeveel in voorraad is, of vanaf wanneer, staan by elkeen. Die winkel bevestig dit as hy antwoord.',
    made: (shop) =>
      `In watter week hulle gemaak is, weet ek nie: dit staan in die DOT-kode op die sywand (2325 is week 23 van 2025). Sal ek ${shop} vra?`,
    madeOfAll:
      'In watter week hulle gemaak is, weet ek nie: dit staan in die DOT-kode op die sywand (2325 is week 23 van 2025). Kies een en ek vra die winkel.',
    nearest: (number, shop, place, km) =>
      `Die naaste is nommer ${number}: ${shop}, ${place}, ${formatDistance(km)} ver.`,
    noPlace: "Ek weet nie waar jy is nie. Stuur 'n voorstad of deel jou ligging, dan sê ek hoe ver dit is.",
    distance: (shop, km, from, url) =>
      `${shop} is ${formatDistance(km)} van ${from}, reguit gemeet.\nAanwysings: ${url}`,
    cheapest: (number, brand, shop, cents) =>
      `Die goedkoopste is nommer ${number}: ${brand} by ${shop}, ${formatRand(cents)} altesaam.`,
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
    brand: (name, country) =>
      `${name} behoort aan 'n maatskappy uit ${country}; waar hierdie band gemaak is, staan op sy sywand.`,
    brandUnknown: (name) => `Waar ${name} vandaan kom, weet ek nie; waar 'n band gemaak is, staan op sy sywand.`,
    load: (offer) =>
      `${offer.size} ${offer.service}${offer.extraLoad ? ' XL (ekstra las)' : ''}${offer.runFlat ? ', run-flat' : ''}.`,
    loadUnknown: (offer) => `Ek weet nie wat die lasindeks van ${tyre(offer)} is nie. Sal ek ${offer.shop.name} vra?`,
    kind: (offer, kind) =>
      `${offer.brand} ${offer.model}: ${kind}, ${offer.runFlat ? 'run-flat' : 'nie run-flat nie'}.`,
    total: (offer) =>
      `${tyres(offer.quantity)}: ${formatRand(offer.totalCents)}${offer.fitted ? ', aangesit' : ', nie aangesit nie'} (${formatRand(offer.priceCents)} elk).`,
    tooFew: (stock) => `Hulle het net ${stock}.`,
    deal: (offer) =>
      `Dit is 'n spesiale aanbod: ${formatRand(offer.priceCents)} in plaas van ${formatRand(offer.listPriceCents)} elk.`,
    whyCheap: (shop) =>
      `${shop} bepaal self sy prys, en ek weet nie hoekom dit laer is nie. Vra die DOT-datum: ouer voorraad is dikwels goedkoper.`,
    discount: (shop) => `Die winkels bepaal hulle pryse, en ek kan nie afding nie. Sal ek ${shop} vra?`,
    warranty: (shop) => `Wat ${shop} self waarborg, weet ek nie. Sal ek hulle vra?`,
    otherAxle: (size) =>
      `Dit is net vir ${size}. As die ander as 'n ander grootte dra, stuur albei, soos "voor 225/45R18 agter 255/40R18", en ek soek die stel.`,
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
    notTold: (shop, what) => `${shop} het ons nie vertel van ${what} nie. Sal ek hulle vra?`,
    unknown: (shop) => `${shop} het ons dit nie vertel nie. Sal ek hulle vra?`,
    states: (shop, words) => `${shop} skryf: “${words}”`,
    differs: 'Dit verskil van winkel tot winkel.',
    noneTold: (what) => `Geeneen van hierdie winkels het ons vertel van ${what} nie. Kies een en ek vra hulle.`,
    payment: (shop) =>
      `Jy betaal by die winkel. ${shop} het ons nie vertel hoe nie; die meeste winkels vat kaart en kontant. Sal ek hulle vra?`,
    paymentAnywhere:
      "Jy betaal by die winkel, nie hier nie. Die meeste winkels vat kaart en kontant; noem 'n winkel en ek vra hulle.",
    mobile: (shop, cents, km) =>
      `Ja, ${shop} kom na jou toe${km === null ? '' : `, tot ${km} km`}${cents ? `: uitroepfooi ${formatRand(cents)} by` : ''}. Kies "Kom na my toe" as jy bespreek.`,
    notMobile: (shop) =>
      `${shop} sit by die winkel aan; 'n diens by jou deur is nie op hulle lys nie. Sal ek hulle vra?`,
    noDelivery: (shop) =>
      `Bande word by die winkel aangesit: ${shop} het nie gesê dat hulle aflewer nie. Sal ek hulle vra?`,
    deliveryAnywhere:
      'Die winkels sit by hulle plek aan; party kom met die bande na jou toe, teen \'n uitroepfooi. Skryf "mobiele aansit" met jou voorstad en ek soek.',
    fits: (shop, cents) => `${shop} vra ${formatRand(cents)} per band vir aansit, ${formatRand(cents * 4)} vir vier.`,
    fitsNoPrice: (shop) => `${shop} sit bande aan, maar noem geen prys daarvoor nie.`,
    doesNotFit: (shop) => `${shop} sit nie bande aan nie.`,
    ownTyres: 'Of hulle bande aansit wat jy self bring, en vir hoeveel, moet hulle sê. Sal ek hulle vra?',
    ownTyresAnywhere: 'Baie winkels sit bande aan wat jy self bring, teen hulle prys vir aansit; elkeen sê dit self.',
    fitsFor: (shop, place, cents) =>
      `• ${shop}, ${place}: ${cents === null ? 'geen prys genoem nie' : `${formatRand(cents)} per band`}`,
    fittingNear: (place) => `Wat aansit kos naby ${place}:`,
    duration: (count, minutes, alignment) =>
      `Omtrent ${minutes} minute vir ${tyres(count)}${alignment ? `, en ${alignment} meer met belyning` : ''}, van jou beurt af gereken.`,
    phone: (shop, phone) => `${shop}: ${formatPhone(phone)}`,
    noPhone: (shop) => `${shop} het ons geen nommer gegee om te bel nie. Sal ek 'n boodskap aangee?`,
    address: (shop, address, url) => `${shop}: ${address}\nAanwysings: ${url}`,
    services: (shop, names) =>
      names.length > 0 ? `${shop} doen: ${names.join(', ')}.` : `${shop} het geen dienste gelys nie.`,
    verified: (shop) => `Ja: ons het ${shop} nagegaan en as geverifieer gemerk.`,
    notVerified: (shop) =>
      `${shop} is hier geregistreer, maar ons het dit nie as geverifieer gemerk nie. Jy betaal net by die winkel, vir wat jy sien.`,
    reviews: (shop, rating, count) =>
      `${shop} het ${rating.toFixed(1)} uit 5 sterre van ${count === 1 ? 'een resensie' : `${count} resensies`} deur bestuurders wat daar was.`,
    noReviews: (shop) => `${shop} het nog geen resensies nie.`,
  },
  booking: {
    notAsked: 'Niks is nog bespreek nie: ek vra die winkel as jy aan die einde so sê.',
    when: (booking) => `${moment(booking)}, by ${booking.shop.name}.`,
    place: (booking, url) =>
      `${[booking.shop.name, booking.shop.address, booking.shop.suburb, booking.shop.city].filter(Boolean).join(', ')}\nAanwysings: ${url}`,
    confirmed: (booking) => `Ja, ${booking.shop.name} het dit bevestig: ${moment(booking)}.`,
    notYet: (booking) =>
      `Nog nie: ${booking.shop.name} het nog nie jou versoek vir ${moment(booking)} beantwoord nie. Ek sê hier sodra hulle antwoord.`,
    proposed: (booking) => `Hulle het geantwoord: ${booking.shop.name} stel ${moment(booking)} voor. Pas dit jou?`,
    moving: (booking, at) =>
      booking.move?.by === 'shop'
        ? `${booking.shop.name} vra om dit na ${momentWords(at, dates)} te skuif.`
        : `Jy het gevra om dit na ${momentWords(at, dates)} te skuif; hulle het nog nie geantwoord nie.`,
    inProgress: (booking) => `${booking.shop.name} is besig met jou kar.`,
    completed: (booking) => `Dit is klaar: ${booking.shop.name} het dit gedoen (${moment(booking)}).`,
    ended: (booking) =>
      `${
        booking.cancelledBy === 'customer'
          ? `Jy het dit gekanselleer (${booking.shop.name}, ${moment(booking)})`
          : `${booking.shop.name} kon dit nie doen nie (${moment(booking)})`
      }${booking.cancelReason ? `: ${booking.cancelReason}` : '.'}`,
    bring: (booking) =>
      `Bring die kar, die sleutel van die slotmoere as hy het, en jou besprekingskode ${booking.code}. Ek weet van geen papiere wat hulle vra nie.`,
    pay: (booking) =>
      `${formatRand(booking.totalCents)}, by die winkel betaal. ${booking.shop.name} het ons nie vertel hoe nie; die meeste winkels vat kaart en kontant. Sal ek hulle vra?`,
    change: (hours) =>
      `Sê "skuif dit na Vrydag 10:00" of "kanselleer dit", of tik hieronder. Tot ${hours} uur voor dit begin.`,
    late: (booking) =>
      `Skryf "sê vir hulle ek is 20 minute laat" en ek gee dit vir ${booking.shop.name} aan${booking.shop.phone ? `, of bel ${formatPhone(booking.shop.phone)}` : ''}.`,
    what: (work, code) => `${work} (bespreking ${code}).`,
  },
}
