/** Answers to questions about an offer, a shop and a booking. */
export const questions = {
  askShop: 'Send my question',
  theirPrice: 'That is for the shop to say, so nothing is booked yet. Shall I ask them?',
  passing: '“{words}”',
  whichShop: 'Which shop do you mean? Send its name and I tell you what I know, or ask them.',
  whichTyre: 'Which tyre do you mean? Send its number in the list, or its code.',
  unknown: 'That I do not know.',
  unknownTyres:
    'That I do not know. I can tell you about sizes, load and speed, ply, wear and the law, age, second-hand tyres, punctures, pressure, alignment and warranty.',
  offer: {
    unknown: 'I do not know that about {tyre}. Shall I ask {shop}?',
    included:
      'Yes, fitting is in: {total} is {quantity, plural, one {one tyre} other {# tyres}} with fitting, balancing and new valves{apart, select, true { (charged apart, and already in that total)} other {}}. Alignment is extra, if you want it.',
    notIncluded: 'No: {total} is for the tyres alone. {shop} does not fit.',
    includedOfAll:
      'A total that says "fitted" contains the tyres, fitting, balancing and new valves. Alignment is extra, if you want it.',
    vat: 'The prices are what you pay at the shop: by the VAT Act a shop that charges VAT must include it in its price.',
    count:
      '{each} is for one tyre{quantity, plural, one { and {total} the total} other {; {total} is for all #}}{fitted, select, true {, fitted} other {, not fitted}}.',
    countOfAll:
      '"Each" is the price of one tyre; the total in bold is for {quantity, plural, one {that one} other {all #}}.',
    stock: {
      ordered: '{shop} orders {tyre}: {ready}. They confirm it when they answer your request.',
      restOrdered:
        '{shop} orders the rest of {tyre} ({onShelf, plural, one {1 is} other {# are}} free on the shelf): {ready}. They confirm it when they answer your request.',
      enough: 'Yes: {shop} has {onShelf} of {tyre} still free. They confirm it when they answer your request.',
      tooFew: '{shop} has only {onShelf} of {tyre} still free.',
    },
    stockConfirmed: 'They confirmed their stock {days, plural, =0 {today} one {yesterday} other {# days ago}}.',
    stockOfAll:
      'All of these can be had; how many are still free, or from when, stands beside each. The shop confirms it when it answers.',
    made: 'In which week they were made I do not know: it is in the DOT code on the sidewall (2325 is week 23 of 2025). Shall I ask {shop}?',
    madeOfAll:
      'In which week they were made I do not know: it is in the DOT code on the sidewall (2325 is week 23 of 2025). Pick one and I ask the shop.',
    nearest: 'The nearest is number {number}: {shop}, {place}, {km} away.',
    noPlace:
      'I do not know where you are. Send a suburb or your location (tap 📎 or +, then Location), and I tell you how far it is.',
    distance: '{shop} is {km} from {from}, as the crow flies.\nDirections: {url}',
    cheapestEqual: 'Numbers {numbers} cost the same, {cents} in all; none costs less.',
    cheapest: 'The cheapest is number {number}: {brand} at {shop}, {cents} in all.',
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
    },
    brand: '{name} belongs to a company from {country}; where this tyre was made stands on its sidewall.',
    brandUnknown: 'Where {name} comes from I do not know; where a tyre was made stands on its sidewall.',
    load: '{size} {service}{extraLoad, select, true { XL (extra load)} other {}}{runFlat, select, true {, run-flat} other {}}.',
    loadUnknown: 'I do not know the load index of {tyre}. Shall I ask {shop}?',
    kind: '{brand} {model}: {kind}, {runFlat, select, true {run-flat} other {not run-flat}}.',
    total:
      '{quantity, plural, one {one tyre} other {# tyres}}: {total}{fitted, select, true {, fitted} other {, not fitted}} ({price} each).',
    tooFew: 'They have only {stock} still free.',
    deal: 'It is on special: {price} in place of {listPrice} each.',
    whyCheap:
      '{shop} sets its own price, and I do not know why it is lower. Ask for the DOT date: older stock is often cheaper.',
    discount: 'The shops set their prices, and I cannot bargain. Shall I ask {shop}?',
    warranty: 'What {shop} itself guarantees I do not know. Shall I ask them?',
    otherAxle:
      'This is for {size} only. If the other axle wears another size, send me both, such as "front 225/45R18 rear 255/40R18", and I look for the set.',
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
    },
    notTold: '{shop} has not told us about {what}. Shall I ask them?',
    unknown: '{shop} has not told us that. Shall I ask them?',
    states: '{shop} writes: “{words}”',
    differs: 'That differs from shop to shop.',
    noneTold: 'None of these shops has told us about {what}. Pick one and I ask them.',
    payment: 'You pay at the shop. {shop} has not told us how; most shops take card and cash. Shall I ask them?',
    paymentAnywhere: 'You pay at the shop, not here. Most shops take card and cash; name a shop and I ask them.',
    mobile:
      'Yes, {shop} comes to you{hasKm, select, true {, up to {km} km} other {}}{hasCents, select, true {: call-out {cents} on top} other {}}. Choose "Come to me" when you book.',
    notMobile: '{shop} fits at the shop; a service at your door is not on their list. Shall I ask them?',
    noDelivery: 'Tyres are fitted at the shop: {shop} has not told us that they deliver. Shall I ask them?',
    deliveryAnywhere:
      'The shops fit at their place; some come to you with the tyres, for a call-out fee. Write "mobile fitting" with your suburb and I look.',
    fits: '{shop} asks {each} a tyre for fitting, {four} for four.',
    fitsNoPrice: '{shop} fits tyres, but names no price for it.',
    doesNotFit: '{shop} does not fit tyres.',
    ownTyres: 'Whether they fit tyres that you bring, and for how much, is for them to say. Shall I ask them?',
    ownTyresAnywhere: 'Many shops fit tyres that you bring, at their price for fitting; each says so itself.',
    fitsFor: '• {shop}, {place}: {hasCents, select, true {{cents} a tyre} other {no price named}}',
    fittingNear: 'What fitting costs near {place}:',
    duration:
      'About {minutes} minutes for {count, plural, one {one tyre} other {# tyres}}{hasAlignment, select, true {, and {alignment} more with alignment} other {}}, counted from your turn.',
    phone: '{shop}: {phone}',
    noPhone: '{shop} has given us no number to call. Shall I pass on a message?',
    address: '{shop}: {address}\nDirections: {url}',
    services: '{shop} does: {names}.',
    noServices: '{shop} has listed no services.',
    verified: 'Yes: we have checked {shop} and marked it as verified.',
    notVerified:
      '{shop} is registered here, but we have not marked it as verified. You pay only at the shop, for what you see.',
    reviews:
      '{shop} has {rating} of 5 stars from {count, plural, one {one review} other {# reviews}} by drivers who were there.',
    noReviews: '{shop} has no reviews yet.',
  },
  booking: {
    notAsked: 'Nothing is booked yet: I ask the shop when you say so at the end.',
    when: '{booking}, at {shop}.',
    place: '{place}\nDirections: {url}',
    confirmed: 'Yes, {shop} has confirmed it: {booking}.',
    notYet: 'Not yet: {shop} has not answered your request for {booking}. I tell you here as soon as they do.',
    proposed: 'They have answered: {shop} proposes {booking}. Does that suit you?',
    moving:
      '{by, select, shop {{shop} asks to move it to {at}.} other {You have asked to move it to {at}; they have not answered yet.}}',
    inProgress: '{shop} is busy with your car.',
    completed: 'It is done: {shop} completed it ({booking}).',
    ended:
      '{cancelledBy, select, customer {You cancelled it ({shop}, {booking})} other {{shop} could not do it ({booking})}}{hasCancelReason, select, true {: {cancelReason}} other {.}}',
    bring:
      'Bring the car, the key of the locking wheel nuts if it has them, and your booking code {code}. I know of no papers that they ask for.',
    pay: '{total}, paid at the shop. {shop} has not told us how; most shops take card and cash. Shall I ask them?',
    change: 'Say "move it to Friday 10:00" or "cancel it", or tap below. Up to {hours} hours before it begins.',
    late: 'Write "tell them I am 20 minutes late" and I pass it on to {shop}{hasPhone, select, true {, or call {phone}} other {}}.',
    what: '{work} (booking {code}).',
  },
  tyre: 'the {brand} {model}',
  timeToBeProposed: 'a time that the shop proposes',
} as const
