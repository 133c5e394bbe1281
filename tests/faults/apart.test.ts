import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { MessagePage } from '#core/contracts/threads.ts'
import { localDate } from '#core/rules/time/time.ts'
import { awaitMedia } from '#core/threads/files/fetch-files.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import {
  type RedisServer,
  type Running,
  redisServer,
  runOnNode,
  startProcess,
  withoutRedis,
} from '#tests/support/faults.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { startTwilio, type TwilioStandIn } from '#tests/support/twilio.ts'
import { composed, type Installation, installation, told, write } from './installation.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url, now: new Date() })
const names = ['api', 'bot', 'workers'] as const
const running: Record<(typeof names)[number], Running[]> = { api: [], bot: [], workers: [] }
let redis: RedisServer
let twilio: TwilioStandIn
let place: Installation

beforeAll(async () => {
  if (withoutRedis) return
  await builtWebsite()
  redis = await redisServer()
  twilio = await startTwilio()
  place = installation(url, redis.url, twilio)
})
afterAll(async () => {
  await Promise.all(names.flatMap((name) => running[name].map((one) => one.kill())))
  await redis?.kill()
  await twilio?.close()
  await ctx.close()
})

describe.skipIf(withoutRedis)('the processes as docker-compose.yml runs them', () => {
  test('a database gets its form and the catalogue, as often as one likes', async () => {
    for (let time = 0; time < 2; time++) {
      const migrate = runOnNode(composed('migrate').command, place.env('migrate'))
      expect(await migrate.ended, migrate.printed()).toBe(0)
    }
    const { rows } = await pool.query("select from fitment where make = 'Toyota' and model = 'Hilux'")
    expect(rows).not.toEqual([])
  })

  test('two of each start beside each other', async () => {
    const start = async (name: (typeof names)[number]) =>
      running[name].push(await startProcess(composed(name).command, place.env(name)))
    await Promise.all([...names, ...names].map(start))
    for (const { origin } of names.flatMap((name) => running[name])) {
      expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ok' })
    }
  })

  test('what one person writes is answered in its order, whichever bot it reaches', async () => {
    const sizes = Array.from(
      { length: 50 },
      (_, step) => `${155 + 10 * (step % 10)}/${50 + 5 * Math.floor(step / 10)}R15`,
    )
    const { bot } = running
    for (const [turn, size] of sizes.entries()) {
      await write(place, turn % 2 ? bot : bot.toReversed(), '+27821110000', `${size} in Randburg`)
    }
    const answered = async (): Promise<string[]> => {
      const { rows } = await pool.query<{ content: string }>(
        `select content::text from outbound_message o join contact c on c.id = o.contact_id
        where c.whatsapp_address = '+27821110000' order by o.seq`,
      )
      const mentioned = rows.flatMap(({ content }) => sizes.find((size) => content.includes(size)) ?? [])
      return mentioned.filter((size, at) => size !== mentioned[at - 1])
    }
    await expect.poll(answered, { timeout: 30_000, interval: 200 }).toHaveLength(sizes.length)
    expect(await answered()).toEqual(sizes)
  })

  test('a booking goes through while one of each is killed', async () => {
    const shop = await makeShop(ctx, {
      name: 'Rivonia Tyres',
      city: 'Sandton',
      lat: -26.1076,
      lng: 28.0567,
      hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ['06:00-22:00']])),
      openOnPublicHolidays: true,
    })
    const staff = await makeStaff(ctx, shop)
    await makeListing(ctx, shop)
    await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
    const driver = '+27821234567'
    const { api, bot, workers } = running
    let before = 0
    const say = async (body: string, ...answer: RegExp[]): Promise<void> => {
      before = twilio.messages.length
      await write(place, bot, driver, body)
      await told(twilio, driver, before, ...answer)
    }

    await say('hi', /Spoor/)
    before = twilio.messages.length
    await write(place, bot, driver, '4 x 205 55 16 in Sandton')
    await bot[0]?.kill()
    await told(twilio, driver, before, /1\. Michelin Primacy 4/)
    await say('1', /Carries 615 kg/)
    await say('book fitting', /Which day/)

    await api[0]?.kill()
    const offers = await search(api)
    expect(offers).toMatchObject({ offers: [{ shop: { name: 'Rivonia Tyres' } }] })

    before = twilio.messages.length
    await write(place, bot, driver, 'tomorrow 10h30')
    await workers[0]?.kill()
    await told(twilio, driver, before, /at 10:30/, /Name: /)
    await say('my name is Thandi Nkosi', /Total/)
    await say('send request', /has your request/)
    await told(twilio, staff.phone, 0, /4 x Michelin Primacy 4/)
    before = twilio.messages.length
    await write(place, bot, staff.phone, 'Confirm')
    await told(twilio, staff.phone, before, /Confirmed/)
    await told(twilio, driver, before, /at 10:30/, /geo:-?\d+\.\d+,\d+\.\d+/)
    const { rows } = await pool.query('select count(*)::int as waiting from inbound_message where handled_at is null')
    expect(rows).toEqual([{ waiting: 0 }])
  })

  test('a photo that came by WhatsApp is shown on the website', async () => {
    const [shop, driver] = [await makeShop(ctx), await makeContact(ctx)]
    await makeStaff(ctx, shop)
    const { id: threadId } = await startThread(ctx, as(driver), {
      shopId: shop.id,
      message: 'This one is worn',
      type: 'general',
    })
    const { accountSid } = place.config.twilio
    const path = `/2010-04-01/Accounts/${accountSid}/Messages/MM${'0'.repeat(32)}/Media/ME${'0'.repeat(32)}`
    twilio.media.set(path, await sharp({ create: photo }).jpeg().toBuffer())
    const message = await ctx.db
      .selectFrom('thread_message')
      .select(['id', 'sender_id'])
      .where('thread_id', '=', threadId)
      .executeTakeFirstOrThrow()
    const of = { threadId, messageId: message.id, writerId: message.sender_id }
    await awaitMedia(ctx, of, [{ url: `https://api.twilio.com${path}`, contentType: 'image/jpeg' }])

    const { accountId } = await accountOf(ctx, driver.id)
    const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
    const headers = { Cookie: `__Host-session=${token}` }
    const origin = running.api.find(({ process }) => process.signalCode === null)?.origin
    const shown = async (): Promise<string> => {
      const read = await fetch(`${origin}/api/threads/${threadId}/messages`, { headers })
      const [file] = MessagePage.parse(await read.json()).messages.flatMap(({ attachments }) => attachments)
      if (file?.state !== 'ready') return String(file?.state)
      const answer = await fetch(`${origin}/api/threads/${threadId}/files/${file.id}`, { headers })
      return `${answer.status} ${answer.headers.get('content-type')}`
    }
    await expect.poll(shown, { timeout: 30_000, interval: 200 }).toBe('200 image/jpeg')
  })

  test('those that are told to stop finish and end', async () => {
    const left = names
      .flatMap((name) => running[name])
      .filter(({ process }) => process.exitCode === null && process.signalCode === null)
    expect(left).toHaveLength(3)
    expect(await Promise.all(left.map((one) => one.stop()))).toEqual([0, 0, 0])
  })
})

const photo = { width: 60, height: 40, channels: 3, background: '#884422' } as const

/** Through whichever api answers. */
async function search(api: readonly Running[]): Promise<unknown> {
  for (const { origin } of api) {
    const answer = await fetch(`${origin}/api/offers?size=205/55R16&lat=-26.1&lng=28.05`).catch(() => undefined)
    if (answer) return answer.json()
  }
  throw new Error('no api answers')
}
