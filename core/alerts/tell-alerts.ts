import {
  claimRounds,
  dropWaiting,
  markTold,
  noteMatches,
  offerPlaces,
  offersInOrder,
  roundWaits,
  setRound,
  takeWaiting,
  type Waiting,
} from '#db/queries/alerts/alert-matches.ts'
import { switchAlerts } from '#db/queries/alerts/alerts.ts'
import type { Context } from '../context.ts'
import type { Offer } from '../contracts/offers.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { chatForm } from '../notifications/chat-form.ts'
import { kinds } from '../notifications/kinds/kinds.ts'
import { notify } from '../notifications/notify.ts'
import { devicesToTell } from '../notifications/push/outbox.ts'
import { openerState } from '../notifications/templates/templates.ts'
import { cellsHearing, mostLines } from '../rules/alerts/alert-life.ts'
import { type Decision, decide } from '../rules/notifications/notify.ts'
import type { Channel } from '../rules/notifications/preferences.ts'
import { MAX_PER_SECOND } from '../rules/notifications/sending.ts'
import { offerView } from '../search/offer-view.ts'
import { textsIn } from '../texts/texts.ts'

const BATCH_SIZE = 20
/**
 * About what goes out in four seconds. The others wait where a stop still reaches them and prices stay new, and what
 * waits to go out stays short, through which every look for the next message goes.
 */
const queue = { kind: 'deal_alert', most: 4 * MAX_PER_SECOND }

/**
 * Tells every person who has waiting matches and may be told now. Matches that come during quiet hours, within an hour of
 * the last message, or while alerts are stopped, gather into one message.
 */
export const tellAlerts = eachDue<string>({
  name: 'alert',
  batchSize: BATCH_SIZE,
  claim: (ctx, claim) => claimRounds(ctx.db, claim, queue),
  id: (contactId) => contactId,
  do: async (ctx, contactId) => tell(ctx, await personOf(ctx, contactId)),
})

/** Whether somebody is to be told now, or as soon as others have gone out; nobody while nothing goes out. */
export const alertsWait = (ctx: Context): Promise<boolean> =>
  roundWaits(ctx.db, { work: tellAlerts.work, at: ctx.clock.now(), limit: 1, only: undefined }, queue)

async function tell(ctx: Context, person: KnownPerson): Promise<void> {
  const { contactId } = person
  const now = ctx.clock.now()
  const decision = await decisionFor(ctx, person, now)
  if (decision.do === 'hold')
    return void (await setRound(ctx.db, contactId, { due_at: decision.until, reason: decision.reason }))
  const waiting = await takeWaiting(ctx.db, contactId)
  const found = waiting.filter((one) => one.rank !== null)
  await dropWaiting(ctx.db, contactId, idsOf(waiting.filter((one) => one.rank === null)))
  await setRound(ctx.db, contactId, { due_at: null, reason: null, ...(found.length > 0 && { told_at: now }) })
  if (found.length === 0) return
  await write(ctx, person, found)
  if (decision.do === 'send') await markTold(ctx.db, contactId, found, now)
  else await silenced(ctx, person, found, decision)
}

/**
 * To send if one channel may be used now, to hold if one may be used later; else why WhatsApp may not be. The app, which
 * wakes nobody, waits with the others, and decides only where none of them may be used.
 */
async function decisionFor(ctx: Context, person: KnownPerson, at: Date): Promise<Decision> {
  const rule = kinds.deal_alert
  const { state } = await openerState(ctx, 'deal_alert', person.language ?? 'en')
  const devices = (await devicesToTell(ctx, person.contactId)).length
  const on = (channel: Channel) => decide(rule, channel, { ...person, devices }, at, state)
  const rank = ({ do: does }: Decision) => ['send', 'hold', 'drop'].indexOf(does)
  const others = rule.channels.filter((channel) => channel !== 'in_app').map(on)
  const [best] = others.toSorted((one, other) => rank(one) - rank(other))
  if (!best) throw new Error('alerts are told on no channel')
  const inApp = person.accountId ? on('in_app') : best
  return best.do === 'drop' && inApp.do === 'send' ? inApp : best
}

const idsOf = (waiting: readonly Waiting[]) => waiting.map((one) => one.listing_id)

/** A person who has withdrawn every consent is skipped from now on; the alerts stay, switched off. */
async function silenced(ctx: Context, person: KnownPerson, found: readonly Waiting[], { reason }: Decision) {
  await dropWaiting(ctx.db, person.contactId, idsOf(found))
  await setRound(ctx.db, person.contactId, { due_at: null, reason })
  const channels = kinds.deal_alert.channels.filter((channel) => channel !== 'in_app' || person.accountId)
  const isWanted = channels.some((channel) => person.consents[`${channel}:deals`])
  if (!isWanted) await switchAlerts(ctx.db, person.contactId, false, ctx.clock.now())
}

async function write(ctx: Context, person: KnownPerson, found: readonly Waiting[]): Promise<void> {
  const facts = { best: await shownOf(ctx, found.slice(0, mostLines)), all: found.length }
  const language = person.language ?? 'en'
  const notice = kinds.deal_alert.notice(facts, textsIn(language))
  await notify(ctx, {
    eventId: await record(ctx, { type: 'alerts.found', contactId: person.contactId }),
    recipient: `contact:${person.contactId}`,
    contactId: person.contactId,
    person,
    kind: 'deal_alert',
    bookingId: null,
    notice,
    ...(person.accountId && { inApp: true }),
    push: {
      title: notice.title,
      brief: textsIn(language).settings.tapToSee,
      words: notice.lines.join('\n'),
      url: '/alerts',
      tag: 'alerts',
    },
    ...(await chatForm(ctx, 'deal_alert', kinds.deal_alert, facts, language)),
  })
}

async function shownOf(ctx: Context, found: readonly Waiting[]): Promise<Offer[]> {
  const rows = await offersInOrder(ctx.db, found)
  const quantity = new Map(found.map((one) => [one.listing_id, one.quantity]))
  return rows.map((row) => offerView(row, quantity.get(row.listing_id) ?? 1, ctx.clock.now()))
}

const SEARCH_BATCH_SIZE = 100

/**
 * Finds the people who asked for these listings at their present price, and notes that they are to be told. The cost
 * follows the number of matches, not of alerts. Returns how many notes were made.
 */
export async function matchAlerts(ctx: Context, { listingIds }: { listingIds: readonly string[] }): Promise<number> {
  let found = 0
  const wanted = [...new Set(listingIds)]
  for (let start = 0; start < wanted.length; start += SEARCH_BATCH_SIZE) {
    const places = await offerPlaces(ctx.db, wanted.slice(start, start + SEARCH_BATCH_SIZE))
    const heard = places.flatMap((place) =>
      cellsHearing(place, place.deal_id !== null).map((cell) => ({ listingId: place.listing_id, cell })),
    )
    if (heard.length === 0) continue
    const hearing = { listingIds: heard.map((one) => one.listingId), cells: heard.map((one) => one.cell) }
    found += await noteMatches(ctx.db, hearing, ctx.clock.now())
  }
  return found
}
