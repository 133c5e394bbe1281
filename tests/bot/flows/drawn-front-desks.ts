import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { contradicts, isCalled, onlyMeant } from './drawn-meaning.ts'
import { type Person, people, startOf } from './drawn-scenes.ts'
import { type Meant, nonsense, wordsFor } from './drawn-words.ts'
import { phoneOf, showsLast } from './front-desk.ts'

const now = '2026-11-18T07:00:00Z'
export const SEED = 20261118

type Drawn = { words: string; meant: Meant }
type Counter = Awaited<ReturnType<typeof frontDeskOf>>

/** So many in one test: a long run shows how far it is, and each failure beside the others. */
const COUNTERS_A_TEST = 50

/** So many counters, and so many messages at each: whatever is said, nothing is done but with whom it is meant for. */
export async function atFrontDesks(frontDesks: number, messages: number): Promise<void> {
  const { url } = await testDatabase()
  const ctx = makeTestContext({ databaseUrl: url })
  afterAll(() => ctx.close())
  const drawn = drawFrontDesks(frontDesks, messages)
  for (let from = 0; from < frontDesks; from += COUNTERS_A_TEST) {
    const some = drawn.slice(from, from + COUNTERS_A_TEST)
    const which = `counters ${from + 1} to ${from + some.length}, seed ${SEED}`
    test(`no booking changes and nobody is written to but who is meant (${which})`, { timeout: 600_000 }, async () => {
      let changes = 0
      for (const [at, [all, words]] of some.entries()) {
        ctx.clock.set(now)
        const counter = await frontDeskOf(ctx, all, at % 2 === 0)
        for (const one of words) if (await says(counter, one)) changes++
      }
      console.log(`${some.length * messages} messages at ${some.length} counters, ${changes} changed a booking`)
      expect(changes).toBeGreaterThan(0)
    })
  }
}

/** People at a counter, and what is said there. */
function drawFrontDesks(frontDesks: number, messages: number): [Person[], Drawn[]][] {
  const said = (all: readonly Person[]) =>
    fc.array(
      fc.oneof({ weight: 4, arbitrary: wordsFor(all) as fc.Arbitrary<Drawn> }, { weight: 1, arbitrary: nonsense }),
      { minLength: messages, maxLength: messages },
    )
  return fc.sample(
    people.chain((all) => fc.tuple(fc.constant(all), said(all))),
    { seed: SEED, numRuns: frontDesks },
  )
}

/** A shop with these people, and everything about them that a message could change. */
async function frontDeskOf(ctx: ReturnType<typeof makeTestContext>, all: readonly Person[], isShown: boolean) {
  const shop = await makeShop(ctx, { name: 'Rivonia Tyres', bays: 6 })
  const staff = as(await makeStaff(ctx, shop))
  const listing = await makeListing(ctx, shop, { model: 'Primacy 4', quantity: 40 })
  const bookings: (string | undefined)[] = []
  let shown: string | undefined
  for (const { kind, name, hour, day, tyres } of all) {
    const driver = as(await makeContact(ctx, { name }))
    if (kind === 'conversation') {
      const asked = { type: 'general' as const, message: 'do you do alignment?', shopId: shop.id }
      const { id } = await startThread(ctx, driver, asked)
      if (isShown) await showsLast(ctx, staff.contactId, id)
      if (isShown) shown = name
      bookings.push(undefined)
      continue
    }
    const booking = await requestBooking(ctx, driver, {
      ...{ shopId: shop.id, listingId: listing.id, quantity: tyres, services: ['fitting'], locationType: 'wait' },
      ...{ start: startOf({ day, hour }), customer: { name }, notes: '' },
    })
    if (kind === 'booking') await confirmBooking(ctx, staff, booking.id)
    bookings.push(booking.id)
  }
  const states = async () =>
    (
      await ctx.db
        .selectFrom('booking')
        .select(['id', 'status', 'awaiting', 'slot'])
        .where('shop_id', '=', shop.id)
        .orderBy('id')
        .execute()
    ).map((row) => ({ id: row.id, status: row.status, row: JSON.stringify(row) }))
  /** To whom each message of the shop went. */
  const written = async () =>
    (
      await ctx.db
        .selectFrom('thread_message as m')
        .innerJoin('thread as t', 't.id', 'm.thread_id')
        .innerJoin('thread_participant as p', (on) =>
          on.onRef('p.thread_id', '=', 't.id').on('p.role', '=', 'customer'),
        )
        .innerJoin('contact as c', 'c.id', 'p.contact_id')
        .select('c.name')
        .whereRef('m.sender_id', '<>', 'p.id')
        .where('t.shop_id', '=', shop.id)
        .orderBy('m.id')
        .execute()
    ).map(({ name }) => name ?? '')
  /** The bookings that anybody will be told of. */
  const told = async () =>
    (
      await ctx.pool.query<{ id: string }>(
        `select e.data ->> 'bookingId' as id from event e join booking b on b.id::text = e.data ->> 'bookingId'
         where b.shop_id = $1 order by e.id`,
        [shop.id],
      )
    ).rows.map(({ id }) => id)
  return { all, bookings, shown, states, written, told, phone: () => phoneOf(ctx, staff.contactId) }
}

/** Says it on a phone where nothing else was said. Returns whether a booking changed; then it is as before again. */
async function says(counter: Counter, { words, meant }: Drawn): Promise<boolean> {
  const { all, bookings, states, written, told } = counter
  const phone = counter.phone()
  const [before, texts, news] = [await states(), await written(), await told()]
  const answer = await phone(words)
  const about = `“${words}” for ${JSON.stringify({ all, meant })}\n${answer}`
  const after = await states()
  const changed = after.filter(({ row }, at) => row !== before[at]?.row)
  const only = onlyMeant(all, meant)
  const allowed = only === undefined ? undefined : bookings[only]
  expect(
    changed.filter(({ id }) => id !== allowed),
    about,
  ).toEqual([])
  const named = namedBooking(counter, meant)
  expect(
    (await told()).slice(news.length).filter((id) => id !== allowed && id !== named),
    about,
  ).toEqual([])
  if (only !== undefined && contradicts(all[only], meant))
    expect(
      changed.map(({ status }) => status),
      about,
    ).not.toContain('confirmed')
  const sent = (await written()).slice(texts.length)
  expect(
    sent.filter((name) => !readersOf(counter, meant).includes(name)),
    about,
  ).toEqual([])
  expect(answer).not.toBe('')
  if (changed.length === 0) return false
  // A figure presses nothing, least of all 'Undo'.
  const said = [await phone('1'), await phone('2')]
  expect(await states(), `1 and 2 after ${about}\n${said.join('\n')}`).toEqual(after)
  expect(await phone('undo'), about).toContain('Taken back')
  expect(await states()).toEqual(before)
  return true
}

/** That of the only one of this name, who may be asked to come at another time. */
function namedBooking({ all, bookings }: Counter, meant: Meant): string | undefined {
  const called = all.flatMap((one, at) => (meant.of === 'named' && isCalled(one, meant.name) ? [at] : []))
  return called.length === 1 ? bookings[called[0] ?? -1] : undefined
}

/** 'Will go ahead': such a name is a word as well, which may be for whose words stand last. */
const alsoWords = new Set(['Will', 'April', 'Hope', 'Precious'])

/** Who may read what was said as it was said. */
function readersOf({ all, shown }: Counter, meant: Meant): string[] {
  if (meant.of === 'absent' || meant.of === 'mistyped') return []
  if (meant.of !== 'named') return shown ? [shown] : []
  const called = all.filter((one) => isCalled(one, meant.name))
  const isShown = shown !== undefined && (isCalled({ name: shown }, meant.name) || alsoWords.has(meant.name))
  return [...(called.length === 1 ? called : []).map(({ name }) => name), ...(isShown ? [shown] : [])]
}
