import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { composed, installation } from '#tests/faults/installation.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { type Running, runOnNode, startProcess } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { buildImage, type Image } from './dockerfile.ts'

const { url } = await testDatabase()
const twilio = await startTwilio()
const ctx = makeTestContext({ databaseUrl: url, now: new Date() })
const folder = mkdtempSync(join(tmpdir(), 'spoor-image-'))
const place = installation(url, undefined, twilio)
const running: Running[] = []
let image: Image

const app = () => join(image.folder, 'app')
const env = (service: string) => ({ ...image.env, ...place.env(service), DATA_DIR: join(folder, 'data') })
const start = async (service: string): Promise<Running> => {
  const process = await startProcess(composed(service).command, env(service), app())
  running.push(process)
  return process
}

beforeAll(() => {
  mkdirSync(join(folder, 'data'))
  image = buildImage(join(folder, 'stages'))
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()))
  await twilio.close()
  await ctx.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('what the Dockerfile puts into the image', () => {
  test('brings the database to its newest form', async () => {
    const migrate = runOnNode(composed('migrate').command, env('migrate'), app())
    expect(await migrate.ended, migrate.printed()).toBe(0)
  })

  test('draws a page of every kind', async () => {
    const shop = await makeShop(ctx, { name: 'Kloof Tyres' })
    await makeListing(ctx, shop)
    await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
    const { origin } = await start('api')
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok', checks: { website: 'ok' } }])
    const pages: [path: string, status: number, shows: string][] = [
      ['/', 200, '<h1'],
      ['/search', 200, '<h1'],
      ['/search/results?size=205%2F55R16', 200, 'Kloof Tyres'],
      ['/fitment-centres', 200, 'Kloof Tyres'],
      [`/business/${shop.slug}`, 200, 'Kloof Tyres'],
      ['/comparison', 200, '<h1'],
      ['/messages', 200, '<main'],
      ['/login', 200, '<main'],
      ['/legal/terms', 200, '<h1'],
      ['/nothing-here', 404, '<h1'],
      ['/api/openapi.json', 200, '"openapi"'],
      ['/sitemap.xml', 200, 'sitemap'],
      ['/sw.js', 200, 'addEventListener'],
    ]
    for (const [path, status, shows] of pages) {
      const answer = await fetch(`${origin}${path}`)
      const text = await answer.text()
      expect({ path, status: answer.status, shows: text.includes(shows) }).toEqual({ path, status, shows: true })
    }
    expect((await fetch(`${origin}/simulator`)).status).toBe(404)
  })

  test.each(['bot', 'workers'])('runs the %s', async (service) => {
    const { origin } = await start(service)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  test('is not ready without the build that draws the pages', async () => {
    rmSync(join(app(), 'dist', 'server'), { recursive: true })
    const { origin } = await start('api')
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { website: 'failed' } }])
  })
})
