import type { Frame } from '#bot/engine/state.ts'
import type { Asked } from '#bot/understand/types.ts'
import type { Person } from '#core/actor.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { Context } from '#core/context.ts'
import type { Texts } from '#core/texts/texts.ts'
import { shopThreads } from '#core/threads/shop-threads.ts'
import type { FlowName, StepOf } from './steps.ts'

/** The questions of the flows as understanding names them; steps that do not stand here ask nothing of their own. */
const asked: { [Name in FlowName]?: Partial<Record<StepOf[Name], Asked>> } = {
  search: {
    size: 'size',
    vehicle: 'vehicle',
    model: 'vehicle',
    year: 'vehicle',
    option: 'size',
    where: 'place',
    place: 'place',
    results: 'results',
    compare: 'results',
    rim: 'size',
    otherRim: 'size',
    offer: 'offer',
  },
  booking: {
    service: 'service',
    how: 'how',
    address: 'address',
    day: 'day',
    time: 'time',
    name: 'name',
    notes: 'notes',
    quantity: 'quantity',
    axle: 'quantity',
    summary: 'summary',
    change: 'summary',
  },
  shops: { place: 'place', list: 'shops', details: 'shop', offered: 'shop' },
  'my-bookings': {
    list: 'bookings',
    one: 'booking',
    sure: 'cancel_sure',
    moveDay: 'move',
    moveTime: 'move',
    moveSure: 'proposal',
  },
  alerts: {
    car: 'vehicle',
    size: 'size',
    price: 'alert_price',
    place: 'place',
    list: 'alerts',
    which: 'alerts',
    one: 'alerts',
    removeSure: 'alerts',
  },
  threads: { words: 'message_words', sure: 'message_sure' },
  review: { stars: 'review', comment: 'review' },
  emergency: { where: 'where_stuck', waiting: 'where_stuck' },
  data: { wanted: 'sign_in_sure' },
  'sign-in': { wanted: 'sign_in_sure', sure: 'sign_in_sure' },
  'shop-desk': {
    which: 'requests',
    answer: 'request',
    time: 'new_time',
    today: 'day_list',
    sure: 'sure',
    really: 'sure',
    unfit: 'request',
    stockSure: 'sure',
  },
}

const nameOf = (active: Frame): Asked | undefined => {
  const ofFlow: Record<string, Partial<Record<string, Asked>> | undefined> = asked
  return ofFlow[active.flow]?.[active.step]
}

const yesOrNo: ReadonlySet<Asked | undefined> = new Set<Asked>([
  'offer',
  'summary',
  'cancel_sure',
  'message_sure',
  'sign_in_sure',
  'request',
  'sure',
])

/** Whether 'yes' answers the open question. */
export const asksYesOrNo = (active: Frame): boolean => yesOrNo.has(nameOf(active))

/** The open question in one line; undefined if the step asks nothing of its own. */
export function openQuestion(active: Frame, { common }: Texts): string | undefined {
  const name = nameOf(active)
  return name && common.openQuestion[name]
}

/** What the person was asked or shown last. At a shop, requests wait even when nothing is asked. */
export async function askedOf(ctx: Context, actor: Person, active: Frame | null): Promise<Asked> {
  const name = active && nameOf(active)
  if (name) return name
  if (actor.shops.length === 0) return 'none'
  const waiting = await waitingForShop(ctx, actor)
  if (waiting.length > 0) return waiting.length === 1 ? 'request' : 'requests'
  return (await shopThreads(ctx, actor)).some(({ answered }) => !answered) ? 'question' : 'none'
}
