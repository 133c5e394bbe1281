import { beforeEach, describe, expect, test } from 'vitest'
import { handleNext, readerOf } from '#bot/answer.ts'
import { minutes } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { says } from './answers.ts'
import { phones, voiceNote } from './phones.ts'

const { url } = await testDatabase()
const one = await phones(url)
const { ctx, reader, write, post, answered, got } = one
/** Another process on the same database. */
const other = await phones(url, { url: reader.url })

const unclear = 'yoh the black round things are finished'
const sorry = 'Sorry, I did not get that'
let count = 3000
const phone = (): string => `+2782000${++count}`

beforeEach(async () => {
  reader.asked.length = 0
  reader.says = [says('cancel_booking')]
  await ctx.db.deleteFrom('reader_day').execute()
  other.ctx.clock.set(ctx.clock.now())
})

test('the asks of a day are counted for all processes, and there are no more', async () => {
  const few = await phones(url, { url: reader.url, dailyAsks: 2 })
  expect((await few.write(phone(), unclear)).join()).toContain('Do you mean')
  expect((await write(phone(), unclear)).join()).toContain('Do you mean')
  expect((await few.write(phone(), unclear)).join()).toContain(sorry)
  expect(reader.asked).toHaveLength(2)
  few.ctx.clock.advance(minutes(24 * 60))
  expect((await few.write(phone(), unclear)).join()).toContain('Do you mean')
})

test('after failures in a row nobody is asked for a minute, and then again', async () => {
  reader.says = [503]
  for (let times = 0; times < 7; times++) expect((await write(phone(), unclear)).join()).toContain(sorry)
  expect(reader.asked).toHaveLength(5)
  ctx.clock.advance(minutes(1))
  expect((await write(phone(), unclear)).join()).toContain(sorry)
  expect((await write(phone(), unclear)).join()).toContain(sorry)
  expect(reader.asked).toHaveLength(6)
  ctx.clock.advance(minutes(1))
  reader.says = [says('cancel_booking')]
  for (let times = 0; times < 3; times++) expect((await write(phone(), unclear)).join()).toContain('Do you mean')
  expect(reader.asked).toHaveLength(9)
})

describe('while the answer is waited for', () => {
  test('no transaction is open, and others are answered', async () => {
    const [waits, others] = [phone(), phone()]
    reader.says = ['never']
    await post(waits, unclear)
    await handleNext(ctx)
    await reader.askedTimes(1)
    const open = await ctx.pool.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    expect(open.rows).toEqual([])
    await post(others, 'menu')
    while (await handleNext(ctx));
    const replies = await ctx.db.selectFrom('outbound_message').select('kind').where('kind', '=', 'reply').execute()
    expect(replies.length).toBeGreaterThan(0)
    await answered()
    expect(got(waits).join()).toContain(sorry)
    expect(got(others).join()).toContain('What would you like to do?')
  })

  test('what the person writes comes after it, in order', async () => {
    const driver = phone()
    await post(driver, unclear)
    await handleNext(ctx)
    await post(driver, 'menu')
    await answered()
    expect(got(driver)[0]).toContain('Do you mean: Cancel a booking?')
    expect(got(driver).join()).toContain('What would you like to do?')
    expect(reader.asked).toHaveLength(1)
  })

  test('another process leaves the message alone, and answers it from what came', async () => {
    const driver = phone()
    reader.says = ['never']
    await post(driver, unclear)
    await Promise.all([handleNext(ctx), handleNext(other.ctx), handleNext(ctx), handleNext(other.ctx)])
    await reader.askedTimes(1)
    while (await handleNext(other.ctx));
    expect(await waiting(driver)).toBe(1)
    await Promise.all([readerOf(ctx)?.settled(), readerOf(other.ctx)?.settled()])
    while (await handleNext(other.ctx));
    expect(await waiting(driver)).toBe(0)
    expect(reader.asked).toHaveLength(1)
    await answered()
    expect(got(driver)).toHaveLength(1)
  })

  test('the message outlives a process that ends: it is answered as without a second reader', async () => {
    const driver = phone()
    reader.says = ['never']
    await post(driver, unclear)
    await handleNext(ctx)
    await reader.askedTimes(1)
    // The other process only sees that nobody has answered in time.
    other.ctx.clock.advance(minutes(1))
    await other.answered()
    expect(other.got(driver).join()).toContain(sorry)
    // What comes after that is too late, and is no second answer.
    await answered()
    expect(got(driver)).toEqual([])
    expect(reader.asked).toHaveLength(1)
  })
})

const waiting = async (driver: string): Promise<number> => {
  const rows = await ctx.db
    .selectFrom('inbound_message')
    .innerJoin('contact', 'contact.id', 'inbound_message.contact_id')
    .select('inbound_message.id')
    .where('whatsapp_address', '=', driver)
    .where('handled_at', 'is', null)
    .execute()
  return rows.length
}

test('voice notes are asked to be typed where only words are read', async () => {
  const onlyWords = await phones(url, { url: reader.url, voiceModel: undefined, photoModel: undefined })
  const [heard] = await onlyWords.send(phone(), voiceNote, 'audio/ogg')
  expect(heard).toContain('I cannot listen to voice notes')
  expect(reader.asked).toEqual([])
})

test('without READER_URL nobody is asked, and nothing is noted', async () => {
  const without = await phones(url, null)
  expect((await without.write(phone(), unclear)).join()).toContain(sorry)
  expect(readerOf(without.ctx)).toBeUndefined()
  expect(await ctx.db.selectFrom('reader_day').selectAll().execute()).toEqual([])
})
