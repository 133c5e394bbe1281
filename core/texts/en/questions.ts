import type { BookingView } from '#core/contracts/bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import { momentWords, readyWords } from '../when.ts'
import { dates } from './dates.ts'

const tyres = (count: number) => (count === 1 ? 'one tyre' : `${count} tyres`)
const tyre = (offer: Offer) => `the ${offer.brand} ${offer.model}`
const start = (booking: BookingView) => booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
const moment = (booking: BookingView) => {
  const at = start(booking)
  return at ? momentWords(at, dates) : 'a time that the shop proposes'
}

/** Answers to questions about an offer, a shop and a booking. */
export const questions = {
  askShop: 'Send my question',
  passing: (words: string) => `“${words}”`,
  whichShop: 'Which shop do you mean? Send its name and I tell you what I know, or ask them.',
  whichTyre: 'Which tyre do you mean? Send its number in the list, or its code.',
  unknown: 'That I do not know.',
  unknownTyres:
    'That I do not know. I can tell you about sizes, load and speed, ply, wear and the law, age, second-hand tyres, punctures, pressure, alignment and warranty.',
  offer: {
    unknown: (offer: Offer) => `I do not know that about ${tyre(offer)}. Shall I ask ${offer.shop.name}?`,
    included: (offer: Offer, balancing: number | undefined, valve: number | undefined) =>
      offer.fitted
        ? `Yes, fitting is in: ${formatRand(offer.totalCents)} is ${tyres(offer.quantity)} with fitting, balancing and new valves${
            balancing || valve ? ' (charged apart, and already in that total)' : ''
          }. Alignment is extra, if you want it.`
        : `No: ${formatRand(offer.totalCents)} is for the tyres alone. ${offer.shop.name} does not fit.`,
    includedOfAll:
      'A total that says "fitted" contains the tyres, fitting, balancing and new valves. Alignment is extra, if you want it.',
    vat: 'The prices are what you pay at the shop: by the VAT Act a shop that charges VAT must include it in its price.',
    count: (offer: Offer) =>
      `${formatRand(offer.priceCents)} is for one tyre${
        offer.quantity > 1
          ? `; ${formatRand(offer.totalCents)} is for all ${offer.quantity}`
          : ` and ${formatRand(offer.totalCents)} the total`
      }${offer.fitted ? ', fitted' : ', not fitted'}.`,
    countOfAll: (quantity: number) =>
      `"Each" is the price of one tyre; the total in bold is for ${quantity === 1 ? 'that one' : `all ${quantity}`}.`,
    stock: (offer: Offer) =>
      offer.ready
        ? `${offer.shop.name} orders ${offer.onShelf === 0 ? tyre(offer) : `the rest of ${tyre(offer)} (${offer.onShelf} are in stock)`}: ${readyWords(offer.ready, dates)}. They confirm it when they answer your request.`
        : offer.stock >= offer.quantity
          ? `Yes: ${offer.shop.name} has ${offer.onShelf ?? offer.stock} of ${tyre(offer)} in stock. They confirm it when they answer your request.`
          : `${offer.shop.name} has only ${offer.stock} of ${tyre(offer)} in stock.`,
    stockConfirmed: (days: number) =>
      `They confirmed their stock ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}.`,
    stockOfAll:
      'All of these can be had; how many are in stock, or from when, stands beside each. The shop confirms it when it answers.',
    made: (shop: string) =>
      `In which week they were made I do not know: it is in the DOT code on the sidewall (2325 is week 23 of 2025). Shall I ask ${shop}?`,
    madeOfAll:
      'In which week they were made I do not know: it is in the DOT code on the sidewall (2325 is week 23 of 2025). Pick one and I ask the shop.',
    nearest: (number: number, shop: string, place: string, km: number) =>
      `The nearest is number ${number}: ${shop}, ${place}, ${formatDistance(km)} away.`,
    noPlace: 'I do not know where you are. Send a suburb or share your location, and I tell you how far it is.',
    distance: (shop: string, km: number, from: string, url: string) =>
      `${shop} is ${formatDistance(km)} from ${from}, as the crow flies.\nDirections: ${url}`,
    cheapest: (number: number, brand: string, shop: string, cents: number) =>
      `The cheapest is number ${number}: ${brand} at ${shop}, ${formatRand(cents)} in all.`,
    better:
      'Which is better I do not judge. Compare load index, speed, stock and distance; makes that cost more mostly stop shorter in the wet and last longer.',
    homes: {
      FR: 'France',
      DE: 'Germany',
      JP: 'Japan',
      US: 'the USA',
      IT: 'Italy',
      KR: 'South Korea',
      TW: 'Taiwan',
      IN: 'India',
    } as Record<string, string>,
    brand: (name: string, country: string) =>
      `${name} belongs to a company from ${country}; where this tyre was made stands on its sidewall.`,
    brandUnknown: (name: string) =>
      `Where ${name} comes from I do not know; where a tyre was made stands on its sidewall.`,
    load: (offer: Offer) =>
      `${offer.size} ${offer.service}${offer.extraLoad ? ' XL (extra load)' : ''}${offer.runFlat ? ', run-flat' : ''}.`,
    loadUnknown: (offer: Offer) => `I do not know the load index of ${tyre(offer)}. Shall I ask ${offer.shop.name}?`,
    kind: (offer: Offer, kind: string) =>
      `${offer.brand} ${offer.model}: ${kind}, ${offer.runFlat ? 'run-flat' : 'not run-flat'}.`,
    total: (offer: Offer) =>
      `${tyres(offer.quantity)}: ${formatRand(offer.totalCents)}${offer.fitted ? ', fitted' : ', not fitted'} (${formatRand(offer.priceCents)} each).`,
    tooFew: (stock: number) => `They have only ${stock}.`,
    deal: (offer: Offer) =>
      `It is on special: ${formatRand(offer.priceCents)} in place of ${formatRand(offer.listPriceCents)} each.`,
    whyCheap: (shop: string) =>
      `${shop} sets its own price, and I do not know why it is lower. Ask for the DOT date: older stock is often cheaper.`,
    discount: (shop: string) => `The shops set their prices, and I cannot bargain. Shall I ask ${shop}?`,
    warranty: (shop: string) => `What ${shop} itself guarantees I do not know. Shall I ask them?`,
    otherAxle: (size: string) =>
      `This is for ${size} only. If the other axle wears another size, send me both, such as "front 225/45R18 rear 255/40R18", and I look for the set.`,
  },
  shop: {
    topics: {
      parking: 'parking',
      waiting: 'a place to wait',
      wifi: 'wifi',
      credit: 'paying in instalments or on account',
      languages: 'the languages they speak',
      shuttle: 'a lift to work or home',
      security: 'where cars stand and who watches them',
      fitsIn: 'how high or long a vehicle may be',
      staff: 'whom to ask for',
      many: 'how busy they are',
      shopWarranty: 'their own guarantee',
    } as Record<string, string>,
    notTold: (shop: string, what: string) => `${shop} has not told us about ${what}. Shall I ask them?`,
    unknown: (shop: string) => `${shop} has not told us that. Shall I ask them?`,
    states: (shop: string, words: string) => `${shop} writes: “${words}”`,
    differs: 'That differs from shop to shop.',
    noneTold: (what: string) => `None of these shops has told us about ${what}. Pick one and I ask them.`,
    payment: (shop: string) =>
      `You pay at the shop. ${shop} has not told us how; most shops take card and cash. Shall I ask them?`,
    paymentAnywhere: 'You pay at the shop, not here. Most shops take card and cash; name a shop and I ask them.',
    mobile: (shop: string, cents: number | null, km: number | null) =>
      `Yes, ${shop} comes to you${km === null ? '' : `, up to ${km} km`}${cents ? `: call-out ${formatRand(cents)} on top` : ''}. Choose "Come to me" when you book.`,
    notMobile: (shop: string) =>
      `${shop} fits at the shop; a service at your door is not on their list. Shall I ask them?`,
    noDelivery: (shop: string) =>
      `Tyres are fitted at the shop: ${shop} has not told us that they deliver. Shall I ask them?`,
    deliveryAnywhere:
      'The shops fit at their place; some come to you with the tyres, for a call-out fee. Write "mobile fitting" with your suburb and I look.',
    fits: (shop: string, cents: number) =>
      `${shop} asks ${formatRand(cents)} a tyre for fitting, ${formatRand(cents * 4)} for four.`,
    fitsNoPrice: (shop: string) => `${shop} fits tyres, but names no price for it.`,
    doesNotFit: (shop: string) => `${shop} does not fit tyres.`,
    ownTyres: 'Whether they fit tyres that you bring, and for how much, is for them to say. Shall I ask them?',
    ownTyresAnywhere: 'Many shops fit tyres that you bring, at their price for fitting; each says so itself.',
    fitsFor: (shop: string, place: string, cents: number | null) =>
      `• ${shop}, ${place}: ${cents === null ? 'no price named' : `${formatRand(cents)} a tyre`}`,
    fittingNear: (place: string) => `What fitting costs near ${place}:`,
    duration: (count: number, minutes: number, alignment: number | undefined) =>
      `About ${minutes} minutes for ${tyres(count)}${alignment ? `, and ${alignment} more with alignment` : ''}, counted from your turn.`,
    phone: (shop: string, phone: string) => `${shop}: ${formatPhone(phone)}`,
    noPhone: (shop: string) => `${shop} has given us no number to call. Shall I pass on a message?`,
    address: (shop: string, address: string, url: string) => `${shop}: ${address}\nDirections: ${url}`,
    services: (shop: string, names: string[]) =>
      names.length > 0 ? `${shop} does: ${names.join(', ')}.` : `${shop} has listed no services.`,
    verified: (shop: string) => `Yes: we have checked ${shop} and marked it as verified.`,
    notVerified: (shop: string) =>
      `${shop} is registered here, but we have not marked it as verified. You pay only at the shop, for what you see.`,
    reviews: (shop: string, rating: number, count: number) =>
      `${shop} has ${rating.toFixed(1)} of 5 stars from ${count === 1 ? 'one review' : `${count} reviews`} by drivers who were there.`,
    noReviews: (shop: string) => `${shop} has no reviews yet.`,
  },
  booking: {
    notAsked: 'Nothing is booked yet: I ask the shop when you say so at the end.',
    when: (booking: BookingView) => `${moment(booking)}, at ${booking.shop.name}.`,
    place: (booking: BookingView, url: string) =>
      `${[booking.shop.name, booking.shop.address, booking.shop.suburb, booking.shop.city].filter(Boolean).join(', ')}\nDirections: ${url}`,
    confirmed: (booking: BookingView) => `Yes, ${booking.shop.name} has confirmed it: ${moment(booking)}.`,
    notYet: (booking: BookingView) =>
      `Not yet: ${booking.shop.name} has not answered your request for ${moment(booking)}. I tell you here as soon as they do.`,
    proposed: (booking: BookingView) =>
      `They have answered: ${booking.shop.name} proposes ${moment(booking)}. Does that suit you?`,
    moving: (booking: BookingView, at: string) =>
      booking.move?.by === 'shop'
        ? `${booking.shop.name} asks to move it to ${momentWords(at, dates)}.`
        : `You have asked to move it to ${momentWords(at, dates)}; they have not answered yet.`,
    inProgress: (booking: BookingView) => `${booking.shop.name} is busy with your car.`,
    completed: (booking: BookingView) => `It is done: ${booking.shop.name} completed it (${moment(booking)}).`,
    ended: (booking: BookingView) =>
      `${
        booking.cancelledBy === 'customer'
          ? `You cancelled it (${booking.shop.name}, ${moment(booking)})`
          : `${booking.shop.name} could not do it (${moment(booking)})`
      }${booking.cancelReason ? `: ${booking.cancelReason}` : '.'}`,
    bring: (booking: BookingView) =>
      `Bring the car, the key of the locking wheel nuts if it has them, and your booking code ${booking.code}. I know of no papers that they ask for.`,
    pay: (booking: BookingView) =>
      `${formatRand(booking.totalCents)}, paid at the shop. ${booking.shop.name} has not told us how; most shops take card and cash. Shall I ask them?`,
    change: (hours: number) =>
      `Say "move it to Friday 10:00" or "cancel it", or tap below. Up to ${hours} hours before it begins.`,
    late: (booking: BookingView) =>
      `Write "tell them I am 20 minutes late" and I pass it on to ${booking.shop.name}${booking.shop.phone ? `, or call ${formatPhone(booking.shop.phone)}` : ''}.`,
    what: (work: string, code: string) => `${work} (booking ${code}).`,
  },
}
