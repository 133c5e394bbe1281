import type { PriceLine } from '#core/contracts/bookings.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import { serviceNames } from '../services.ts'

const nameOf = ({ what, service }: PriceLine): string => {
  if (what === 'call_out') return 'call-out'
  if (service === 'puncture_repair') return 'puncture repair'
  const named = Object.entries(serviceNames).find(([code]) => code === service)?.[1]
  return (named ?? 'work').toLowerCase()
}

/** 'call-out R 450 + puncture repair R 170'. */
const price = (lines: readonly PriceLine[]): string =>
  lines.length === 0
    ? 'price by phone'
    : [...lines]
        .sort((one, other) => Number(other.what === 'call_out') - Number(one.what === 'call_out'))
        .map((line) => `${nameOf(line)} ${formatRand(line.totalCents)}`)
        .join(' + ')

const inMinutes = (minutes: number): string => `${minutes} min`
const answer = (shop: string, minutes: number, lines: readonly PriceLine[], phone: string | null): string =>
  `*${shop}*: about ${inMinutes(minutes)}, ${price(lines)}${phone ? `, ☎ ${formatPhone(phone)}` : ''}`

/** A flat tyre now: a driver asks the shops that come out, and takes one. */
export const rescue = {
  price,
  aDriver: 'A driver',
  minutes: inMinutes,
  cannot: "Can't",
  take: 'Take them',
  wait: 'Wait',
  askThem: 'Ask them',
  stop: 'Stop asking',
  map: 'Way there',
  bringTyre: (size: string) => `Bring a tyre, ${size}, if it cannot be mended`,

  // The driver
  dial: '*Dial at once*\n☎ 112 from any mobile, in danger or hurt\n☎ Your insurer or motoring club: the number often stands on the licence disc holder',
  offer: (shops: readonly string[], place: string) =>
    shops.length === 1
      ? `Shall I ask ${shops[0]} now? They come out to ${place} at this time.`
      : `Shall I ask these ${shops.length} shops that come out to ${place} now? ${shops.join(', ')}. You take whoever suits you.`,
  asking: (shops: readonly string[]) =>
    `I am asking ${shops.length === 1 ? `${shops[0]}, which comes` : `${shops.length} shops that come`} out to you now${shops.length === 1 ? '' : `: ${shops.join(', ')}`}. Each answer comes here. They read your first name, the place and the distance; your number goes to the one that you take.`,
  answerTitle: (shop: string, minutes: number) => `${shop} can be with you in about ${inMinutes(minutes)}`,
  answer,
  changed: (shop: string) => `${shop} cannot come after all`,
  changedLine: 'Take another answer, or call one of the numbers above.',
  waiting: (left: number) =>
    left === 0
      ? 'All right. Nobody else has still to answer.'
      : `All right, I wait. ${left === 1 ? 'One shop has' : `${left} shops have`} still to answer.`,
  comes: (shop: string, minutes: number, time: string, phone: string | null) =>
    `*${shop} comes: about ${inMinutes(minutes)}, by ${time}.*${phone ? `\n☎ ${formatPhone(phone)}` : ''}`,
  comesLine: (lines: readonly PriceLine[], code: string) =>
    `${price(lines)[0]?.toUpperCase()}${price(lines).slice(1)}. Pay them when the work is done.\nThey have your number and where you are. Booking ${code}.`,
  theseCome: 'These have said that they come, the soonest first:',
  thisComes: 'This is what they have said:',
  whom: 'Whom do you take?',
  surely: 'Do you take them?',
  hasNotSaid: (shop: string) => `${shop} has not said that it comes.`,
  toldNothing: 'I have told the shops nothing of this. Whoever you take gets your number and where you are.',
  onItsWay: (shop: string, phone: string | null) =>
    `${shop} has your number and is to come to you.${phone ? ` Call them about it: ☎ ${formatPhone(phone)}.` : ''} In danger or hurt: *112*.`,
  unansweredTitle: (shops: number) =>
    shops === 1 ? 'The shop has not said that it comes' : `None of the ${shops} shops has said that it comes`,
  unansweredLine: 'Please call now. If one still answers here, I tell you.',
  callLine: (shop: string, phone: string) => `☎ ${formatPhone(phone)} ${shop}`,
  insurer: '☎ 112 in danger; else your insurer or motoring club',
  opensFirst: (shop: string, when: string, phone: string) => `${shop} comes out next: ${when}, ☎ ${formatPhone(phone)}`,
  nobodyNext: 'I know no other shop that comes out there.',
  stopped: 'I ask no more. The shops are told.',

  // The shop
  askedTitle: (shop: string | undefined) => `${shop ? `${shop}: a` : 'A'} driver with a flat tyre needs you now`,
  askedWork: (lines: readonly PriceLine[]) => `Puncture: ${price(lines)}, as on your list`,
  askedPlace: (name: string, place: string, km: number) =>
    `${name || 'A driver'}, ${place}, ${formatDistance(km)} away`,
  askedQuestion: 'When can you be there? You get the number when the driver takes you.',
  askedTemplate:
    'A driver with a flat tyre asks who can come out now. The place is {{1}}, about {{2}} from you, and the work is {{3}}. The map is at {{4}} and you can answer with one tap below.',
  echo: (name: string, place: string, minutes: number) =>
    `Told ${name || 'the driver'}, ${place}: about ${inMinutes(minutes)}. If they take you, you get the number here. Tap again to change it.`,
  echoCannot: (name: string, place: string) =>
    `Told ${name || 'the driver'}, ${place}, that you cannot come. Tap a time if you can after all.`,
  over: {
    mine: 'You are the one who comes: the driver has taken you. The number is in the message that followed.',
    other: 'Taken by another shop. Thank you for answering.',
    closed: 'The driver does not ask any more.',
  },
  takenTitle: (name: string, minutes: number) => `${name || 'The driver'} takes you: be there in ${inMinutes(minutes)}`,
  takenWho: (name: string, phone: string) => `${name}: ☎ ${formatPhone(phone)}`,
  takenWork: (lines: readonly PriceLine[], code: string) => `${price(lines)}. Booking ${code}`,
  takenTemplate:
    'The driver with the flat tyre takes you. The name is {{1}}, the number is {{2}}, and the place is {{3}}. The way there is at {{4}} and the booking is {{5}} on your list.',
  overTitle: (name: string, place: string) => `${name || 'The driver'}, ${place}: not needed any more`,
  overTemplate: 'The driver with the flat tyre near {{1}} does not need you any more. {{2}} Thank you.',
  answerTemplate:
    'A shop can come to your flat tyre. {{1}} says that it is with you in about {{2}}, and its price is {{3}}. You can call it at {{4}} or take it with one tap below.',
  changedTemplate: 'The shop {{1}} cannot come to your flat tyre after all. Please take another answer or call.',
  unansweredTemplate:
    'None of the shops has said so far that it comes to your flat tyre. Please call now: {{1}}. If one still answers, we tell you.',
  whichAsk: 'Which driver do you mean? The newest card has its own buttons.',
}
