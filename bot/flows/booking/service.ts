import { notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list } from '#bot/engine/say.ts'
import { servicesOrdered, servicesTakenOff } from '#bot/understand/said/asked/taken-off.ts'
import { figuresIn } from '#bot/understand/said/figures.ts'
import { servicesFor } from '#bot/understand/said/symptoms.ts'
import { endNamed } from '#bot/understand/said/which.ts'
import type { Service } from '#bot/understand/types.ts'
import type { Work } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { usualTyres } from '#core/rules/bookings/service-types.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'

/** 'with alignment' adds work that the shop offers. */
export const serviceNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'service',
  isMissing: (draft) => !draft.listingId && !draft.services?.length,
  hear: (message, draft) => {
    const offered = (draft.offered ?? []).map(({ service }) => service)
    const off = servicesIn(servicesTakenOff(message.text), '', {})
    const left = without(draft, off)
    if (left) return left
    const named = servicesIn(
      [...[message.understood.slots.service ?? []].flat(), ...servicesOrdered(message.text)],
      '',
      {},
    ).filter((one) => offered.includes(one) && !off.includes(one))
    const added = named.filter((one) => !draft.services?.includes(one))
    if (added.length === 0) return undefined
    const services = [...(draft.services ?? []), ...added]
    const { quantity } = message.understood.slots
    const count = draft.listingId ? draft.quantity : (quantity ?? countFor(services, draft.quantity))
    return { ...withoutStart(draft), services, quantity: count }
  },
  readBack: (draft, say) => {
    const what = whatIn(draft, say)
    return what ? say.booking.begun(draft.shopName ?? '', what) : undefined
  },
}

/** What is taken off again is done no more; undefined if nothing of it is asked for, or nothing else. */
function without(draft: BookingDraft, off: readonly ServiceCode[]): BookingDraft | undefined {
  const { services = [] } = draft
  const kept = services.filter((one) => !off.includes(one) || (one === 'fitting' && draft.listingId !== undefined))
  if (kept.length === services.length || (kept.length === 0 && !draft.listingId)) return undefined
  return { ...withoutStart(draft), services: kept }
}

/** The number that was named, else the usual one of the work that is chosen now. */
const countFor = (services: readonly ServiceCode[], count: number): number =>
  count === usualTyres() ? usualTyres(services) : count

/** By name, by price, by its place in the list, or by what the car does. */
function namedIn(message: ParsedMessage, { offered = [] }: BookingDraft, say: Texts): ServiceCode[] {
  const named = servicesIn(message.understood.slots.service, message.text, say.serviceNames)
  if (named.length > 0) return named
  const priced = offered.filter(({ cents }) => cents !== null && figuresIn(message.text).includes(cents / 100))
  if (priced.length === 1) return priced.map(({ service }) => service)
  const most = message.understood.slots.pointing?.most ?? endNamed(message.text)
  const byPrice = offered
    .filter(({ cents }) => cents !== null)
    .toSorted((one, other) => (one.cents ?? 0) - (other.cents ?? 0))
  const end = most === 'cheapest' ? byPrice[0] : most === 'dearest' ? byPrice.at(-1) : undefined
  return end ? [end.service] : servicesIn(servicesFor(message.text), '', {})
}

/** The service, if no tyres are bought. */
export const service: Question<BookingDraft> = {
  ask: (draft, { say }) => ({
    say: [
      list(
        say.booking.whichService(draft.shopName ?? ''),
        say.booking.services,
        (draft.offered ?? []).map(({ service, cents }) => ({
          id: `service:${service}`,
          title: say.serviceNames[service],
          ...(cents === null ? {} : { description: formatRand(cents) }),
        })),
      ),
    ],
  }),
  answer: (message, draft, { say }) => {
    const named = message.choice?.startsWith('service:') ? [message.choice.slice(8)] : namedIn(message, draft, say)
    const chosen = (draft.offered ?? []).map((one) => one.service).filter((one) => named.includes(one))
    if (chosen.length === 0) return notUnderstood
    const { date = draft.date, time = draft.time } = message.understood.slots
    const quantity = message.understood.slots.quantity ?? countFor(chosen, draft.quantity)
    return go('next', { ...draft, services: chosen, quantity, date, time })
  },
}

const codes: Record<Service, ServiceCode> = {
  fitting: 'fitting',
  alignment: 'alignment',
  balancing: 'balancing',
  rotation: 'rotation',
  'puncture repair': 'puncture_repair',
}

/** The services that the words name: those that are understood, or a name as the list shows it. */
export function servicesIn(
  understood: Service | Service[] | undefined,
  words: string,
  names: Partial<Record<ServiceCode, string>>,
): ServiceCode[] {
  const message = (understood === undefined ? [] : [understood].flat()).map((one) => codes[one])
  const plain = words.toLowerCase()
  const named = (Object.keys(names) as ServiceCode[]).filter((code) =>
    plain.includes((names[code] ?? '').toLowerCase()),
  )
  return [...new Set([...message, ...named])]
}

/** What is to be done, in words: '4 x Michelin Primacy 4 205/55R16 91V, Wheel Alignment'. */
export function whatIn({ what, quantity, rear, services = [] }: BookingDraft, say: Texts): string {
  const others = services.filter((one) => !what || one !== 'fitting').map((one) => say.serviceNames[one])
  const front = rear
    ? [`${quantity} x ${what} (${say.search.frontWord}) + ${rear.quantity} x ${rear.what} (${say.search.rearWord})`]
    : []
  return [...(rear ? front : what ? [`${quantity} x ${what}`] : []), ...others].join(', ')
}

/** The work that the draft asks for, as the use-cases know it. */
export const workOf = (draft: BookingDraft): Work => ({
  shopId: draft.shopId ?? '',
  ...(draft.listingId ? { listingId: draft.listingId } : {}),
  quantity: draft.quantity,
  ...(draft.rear?.listingId ? { rear: { listingId: draft.rear.listingId, quantity: draft.rear.quantity } } : {}),
  ...(draft.vehicle ? { vehicle: draft.vehicle } : {}),
  ...(draft.asked ? { asked: draft.asked } : {}),
  services: draft.services ?? ['fitting'],
  locationType: draft.locationType ?? 'wait',
})
