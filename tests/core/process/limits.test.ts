import { Redis } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { makeLimits } from '#core/process/limits.ts'
import { redisServer, withoutRedis } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { pool } = await testDatabase()
const limit = { name: 'three-an-hour', times: 3, seconds: 3600 }
const allowed = (waits: readonly (number | undefined)[]) => waits.filter((wait) => wait === undefined).length

describe('in PostgreSQL', () => {
  const limits = makeLimits({ pool, secret: 'a secret' })

  test('exactly so many of a hundred at once are allowed, and the others are told how long to wait', async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => limits.take(limit, '+27821234567')))
    expect(allowed(waits)).toBe(3)
    for (const wait of waits)
      if (wait !== undefined) expect(wait).toSatisfy((ms: number) => ms > 3_590_000 && ms <= 3_600_000)
    expect(await limits.waitFor(limit, '+27821234567')).toBeGreaterThan(3_590_000)
  })

  test('keys do not share, and whose they are cannot be read', async () => {
    expect(await limits.take(limit, '+27829999999')).toBeUndefined()
    expect(await limits.waitFor(limit, '+27829999999')).toBeUndefined()
    const { rows } = await pool.query('select key from rate_limit')
    expect(JSON.stringify(rows)).not.toMatch(/27829999999/)
  })

  test('two processes count together', async () => {
    const other = makeLimits({ pool, secret: 'a secret' })
    const waits = await Promise.all([limits, other, limits, other, limits].map((one) => one.take(limit, 'shared')))
    expect(allowed(waits)).toBe(3)
  })

  test('time gives it back', async () => {
    await Promise.all([1, 2, 3, 4].map(() => limits.take(limit, 'late')))
    await pool.query('update rate_limit set expire = expire - 3600001')
    expect(await limits.take(limit, 'late')).toBeUndefined()
  })
})

describe.skipIf(withoutRedis)('in Redis', async () => {
  const server = withoutRedis ? undefined : await redisServer()
  const redis = new Redis(server?.url ?? '', { maxRetriesPerRequest: 1, lazyConnect: true })
  redis.on('error', () => {})
  afterAll(async () => {
    redis.disconnect()
    await server?.kill()
  })

  test('counts the same way there, and goes on in PostgreSQL while it is away', async () => {
    await redis.connect()
    const limits = makeLimits({ pool, redis, secret: 'a secret' })
    const waits = await Promise.all(Array.from({ length: 50 }, () => limits.take(limit, 'number')))
    expect(allowed(waits)).toBe(3)
    expect(await limits.waitFor(limit, 'number')).toBeGreaterThan(3_590_000)
    const before = (await pool.query('select from rate_limit')).rowCount
    await redis.set('probe', '1')
    expect((await redis.keys('three-an-hour:*')).length).toBe(1)

    const gone = new Promise((resolve) => redis.once('close', resolve))
    await server?.kill()
    await gone
    const insured = await Promise.all(Array.from({ length: 50 }, () => limits.take(limit, 'number')))
    expect(allowed(insured)).toBe(3)
    expect((await pool.query('select from rate_limit')).rowCount).toBe((before ?? 0) + 1)
  })
})
