/** What a refused booking step is called in the chat, by the code of its refusal. */
export const refusals = {
  RESCUE_NUMBER_NEEDED:
    'A shop has to be able to ring you, and WhatsApp hides your number. Please call one of the numbers yourself.',
  RESCUE_RUNS: 'I am asking shops for you already; each answer comes here. "Stop asking" ends it.',
  RESCUE_LIMIT: 'You have asked ten times in 30 days, so please call one of the numbers yourself.',
  RESCUE_NOBODY: 'No shop that answers here comes out there at this time. Please call one of the numbers.',
  RESCUE_SHOP_CANNOT: '{shop} cannot come any more. Please take another answer, or call.',
  RESCUE_OVER: '{shop} comes already. The booking stands under "my bookings".',
  RESCUE_NOT_FOUND: 'This call for help is not there any more.',
  SHOP_NOT_FOUND: 'This shop is not listed any more.',
  LISTING_NOT_FOUND: 'This tyre is not listed any more.',
  OUT_OF_STOCK: '{stock, select, 0 {This tyre is sold out.} other {They have only {stock} of this tyre still free.}}',
  STOCK_PROMISED:
    '{reserved, select, 0 {This booking needs {needed} and {stock} are on the shelf.} other {{reserved} of {stock} on the shelf are promised, so {free, plural, =0 {none is} one {1 is} other {# are}} free, and this booking needs {needed}.}}',
  NOT_THERE_YET: 'The shop has to order these tyres: they can be there from {from}.',
  SERVICE_NOT_OFFERED: 'The shop does not offer this service.',
  ADDRESS_REQUIRED: 'Please say where the shop should come to.',
  ADDRESS_TOO_FAR: 'They come out up to {radiusKm} km. Please give another address, or go to the shop.',
  ADDRESS_UNKNOWN: 'I do not know that suburb. Please add the town, or share your location with the paper clip.',
  CONTACT_REQUIRED: 'Please enter a phone number or an e-mail address.',
  SLOT_IN_PAST: 'This time has passed.',
  SHORT_NOTICE: 'The shop takes no bookings at such short notice. Please choose a later time.',
  TOO_FAR_AHEAD: 'Bookings reach {days} days ahead.',
  SHOP_CLOSED: 'The shop takes no bookings at this time: it is closed, or the work does not fit in.',
  SLOT_TAKEN: 'Every bay is taken at this time.',
  BOOKING_NOT_FOUND: 'There is no such booking.',
  TIME_REQUIRED: 'This request has no time yet: please propose one to the driver.',
  TOO_LATE_TO_CANCEL:
    'A booking can be cancelled here until 2 hours before it begins. Please call the shop{hasPhone, select, true {: {phone}} other {}}.',
  ALERT_NOT_FOUND: 'You have no such alert.',
  TOO_MANY_ALERTS: 'You have {most} alerts, and there is no room for more. Please remove one first: send "my alerts".',
  TOO_MANY_QUOTES: 'You already have {most} open requests for prices. Take one, or close one first.',
  NO_SHOP_TO_ASK: 'No shop within {km} km has so many tyres of this size.',
  QUOTE_NOT_FOUND: 'There is no such request for prices.',
  QUOTE_OVER: 'This is over: the price can no longer be given or taken.',
  QUOTE_REFUSED: 'The driver has said no thanks to your price.',
  QUOTE_WORDS_FULL:
    'The shops read up to 500 characters with your request, and this would be more. Write it shorter, or ask one shop once it has answered.',
  PRICE_CHANGED: 'The price has changed meanwhile. Please look again.',
  SIZE_UNKNOWN: 'That is not a tyre size.',
  TOO_LATE_TO_MOVE:
    'A booking can be moved here until 2 hours before it begins. Please call the shop{hasPhone, select, true {: {phone}} other {}}.',
  SAME_TIME: 'It is{hasStart, select, true { for {start}} other {}} already.',
  TIME_CHANGED:
    'The time has changed meanwhile: it is now{hasStart, select, true { for {start}} other {}}. Please answer again.',
  TOO_EARLY: 'This booking is{hasStart, select, true { for {start}} other {}}: please say so once it is time.',
  TOO_EARLY_FOR_NO_SHOW:
    '{hasFrom, select, true {That can be said from {from}: they may still be on the way.} other {That is too early.}}',
  DRIVER_MUST_AGREE: 'The driver has to agree to this first.',
  WORK_HAS_BEGUN: 'The work on this booking has begun, so its time stands.',
  TOO_LATE_TO_CORRECT: 'What was done can be corrected on the day on which it was done.',
  CHANGED_SINCE: 'Somebody has changed it meanwhile, so it stays as it is now.',
  OWNER_REQUIRED: 'Only an owner of the shop can do that. I can change the hours of a single day for you.',
  HOURS_BACKWARDS: 'A shop opens before it closes. Please write it like "8 to 12".',
  BLOCKED:
    'You can no longer write to shops or book through {product}. If you think that this is a mistake, send "talk to a person".',
  BLOCKED_BY_SHOP: '{shop} does not take messages from you any more, so yours was not passed on.',
  SHOP_AWAY:
    '{shop} does not answer on {product} at the moment. Write "tyres" to find another shop, or "my bookings" to cancel a booking.',
  SHOP_BLOCKED: 'We have blocked your shop, so this cannot be done now. Write "person" to talk to us.',
  VARIABLES_OPEN: 'Your words still have something in braces. Please fill it in and send them again.',
  UNANSWERED_MESSAGES:
    'The driver has not answered your last {most} messages. Please wait for an answer before you write again.',
  TOO_MANY_MESSAGES: 'Those were many messages in a minute. Please wait a moment.',
  TOO_MANY_THREADS:
    'You have begun many conversations today. Please go on in one of them, or begin another one tomorrow.',
  OFFER_ENDED:
    '{offer, select, taken {This offer has been taken already} declined {This offer was declined} withdrawn {This offer was taken back} lapsed {The time of this offer is over} overtaken {Something else was agreed, so this offer has ended} other {This offer has ended}}. {standing}',
  OFFER_NOT_FOUND: 'I cannot find that offer any more.',
  NOBODY_BESIDE: 'No other shop nearby has the same or a like tyre at about this price.',
  ASKED_BESIDE_BEFORE: 'Other shops have been asked already. Their answers come here.',
  OFFER_CHOICE: 'Several offers stand. Which one do you take?',
  OFFERS_FULL: 'Up to three offers can stand at once. Take them back first, or offer something else instead.',
  NOTHING_OFFERED: 'That changes nothing about the booking.',
  standing: {
    expired: 'The time to answer is over: this request has ended.',
    offered:
      'The shop has made an offer{hasStart, select, true { for {start}} other {}}; {isDriver, select, true {it waits for your answer} other {the driver has not answered yet}}.',
    pending: "This request{hasStart, select, true { for {start}} other {}} waits for the shop's answer.",
    confirmed: 'This booking is confirmed{hasStart, select, true { for {start}} other {}}.',
    in_progress: 'The work on this booking has begun.',
    completed: 'This booking is completed.',
    offersDeclined:
      '{isDriver, select, true {You} other {The driver}} declined what the shop offered, so the request has ended. The bay is free.',
    cancelledByDriver: '{isDriver, select, true {You have} other {The driver has}} cancelled this booking.',
    cancelledByShop: 'The shop has cancelled or declined this booking.',
    unanswered: 'This request has ended without an answer: it is cancelled.',
  },
} as const
