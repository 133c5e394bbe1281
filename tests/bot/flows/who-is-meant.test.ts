import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type Decision, decide } from '#bot/flows/shop-desk/decide.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { phoneOf, showsLast } from './counter.ts'
import { type Meant, type Person, people, startOf, thingsOfPeople, wordsFor } from './drawn-scenes.ts'

const now = new Date('2026-11-18T07:00:00Z')
const SEED = 20261118
const SCENES = 10_000
const COUNTERS = 20
const WORDS = 15

/** Whom whoever said it may have meant; undefined if it must be asked. */
function onlyMeant(all: readonly Person[], meant: Meant): number | undefined {
  const requests = all.flatMap(({ kind }, at) => (kind === 'request' ? [at] : []))
  if (meant.of === 'absent' || meant.of === 'mistyped') return undefined
  if (meant.of === 'all') return requests.length === 1 ? requests[0] : undefined
  const called = requests.filter((at) => meant.of !== 'named' || isCalled(all[at], meant.name))
  const among = meant.of === 'named' ? called : requests
  const fitting = among.filter((at) => fitsOne(all[at], meant))
  if (among.length === 1) return among[0]
  return fitting.length === 1 ? fitting[0] : undefined
}

const isCalled = (person: Pick<Person, 'name'> | undefined, name: string): boolean =>
  name.split(' ').every((word) => person?.name.split(' ').includes(word))

const fitsOne = (person: Person | undefined, meant: Meant): boolean => {
  if (!person) return false
  if (meant.of === 'named') return meant.hour === person.hour
  if (meant.of !== 'nobody') return false
  const { hour, figure, rand } = meant
  if (hour !== undefined) return hour === person.hour
  if (figure !== undefined) return figure === person.hour || figure + 12 === person.hour
  return rand === 1950 || rand === 1950 * person.tyres
}

/** What is done without a question is done with the one who is meant, and as it was said. */
function check(all: readonly Person[], meant: Meant, decision: Decision): void {
  if (!('do' in decision)) return
  const only = onlyMeant(all, meant)
  expect(decision.thing.id, 'done with somebody who was not meant').toBe(String(only))
  const person = all[only ?? -1]
  if (!person) return
  if (decision.do === 'propose') expect(Object.keys(decision.other).length).toBeGreaterThan(0)
  const hour = 'hour' in meant ? meant.hour : undefined
  if (decision.do !== 'confirm') return
  if (hour !== undefined) expect(hour, 'confirmed at another hour').toBe(person.hour)
  if (meant.of === 'nobody' && (meant.figure !== undefined || meant.rand !== undefined))
    expect(fitsOne(person, meant), 'confirmed with another figure').toBe(true)
}

test(`nothing is done with anybody but the one who is meant (${SCENES} scenes, seed ${SEED})`, {
  timeout: 120_000,
}, () => {
  const done = { at: 0, asked: 0 }
  fc.assert(
    fc.property(
      people.chain((all) => fc.tuple(fc.constant(all), wordsFor(all))),
      ([all, { words, act, meant }]) => {
        const decision = decide(
          { act, words, whole: words, sure: true },
          thingsOfPeople(all),
          ({ kind }) => kind === 'request',
          now,
        )
        done['do' in decision ? 'at' : 'asked']++
        check(all, meant, decision)
      },
    ),
    { seed: SEED, numRuns: SCENES },
  )
  // A counter that asks about everything would hold all of the above.
  expect(done.at).toBeGreaterThan(SCENES / 10)
  console.log(`done at once ${done.at}, asked ${done.asked}`)
})

describe('at a counter with its database', async () => {
  const { url } = await testDatabase()
  const ctx = makeTestContext({ databaseUrl: url })
  afterAll(() => ctx.close())

  /** A shop with these people, and everything about them that a message could change. */
  async function counterOf(all: readonly Person[], isShown: boolean) {
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
      ).map((row) => [row.id, JSON.stringify(row)] as const)
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
    return { staff, bookings, shown, states, written }
  }

  test(`no booking changes and nobody is written to but who is meant (seed ${SEED})`, {
    timeout: 120_000,
  }, async () => {
    const drawn = fc.sample(
      people.chain((all) =>
        fc.tuple(fc.constant(all), fc.array(wordsFor(all), { minLength: WORDS, maxLength: WORDS })),
      ),
      { seed: SEED, numRuns: COUNTERS },
    )
    let changes = 0
    for (const [at, [all, said]] of drawn.entries()) {
      ctx.clock.set(now.toISOString())
      const { staff, bookings, shown, states, written } = await counterOf(all, at % 2 === 0)
      for (const { words, meant } of said) {
        const phone = phoneOf(ctx, staff.contactId)
        const [before, texts] = [await states(), await written()]
        const answer = await phone(words)
        const after = new Map(await states())
        const changed = before.filter(([id, row]) => after.get(id) !== row).map(([id]) => id)
        const only = onlyMeant(all, meant)
        const allowed = only === undefined ? [] : [bookings[only]]
        expect(
          changed.filter((id) => !allowed.includes(id)),
          `“${words}” for ${JSON.stringify({ all, meant })}\n${answer}`,
        ).toEqual([])
        const sent = (await written()).slice(texts.length)
        const called = meant.of === 'named' ? all.filter((one) => isCalled(one, meant.name)) : []
        const [addressee] = called
        const isNobody = meant.of === 'nobody' || meant.of === 'all'
        const readers = addressee && called.length === 1 ? [addressee.name] : isNobody && shown ? [shown] : []
        if (meant.of === 'named' && shown && isCalled({ name: shown }, meant.name)) readers.push(shown)
        expect(
          sent.filter((name) => !readers.includes(name)),
          `“${words}” was sent to somebody\n${answer}`,
        ).toEqual([])
        expect(answer).not.toBe('')
        if (changed.length === 0) continue
        changes++
        expect(await phone('undo')).toContain('Taken back')
        expect(await states()).toEqual(before)
      }
    }
    console.log(`${COUNTERS * WORDS} messages at ${COUNTERS} counters, ${changes} changed a booking`)
    expect(changes).toBeGreaterThan(0)
  })
})
