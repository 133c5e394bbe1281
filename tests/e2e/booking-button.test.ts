import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { makeApp } from '#api/app.ts'
import { buttonCode } from '#api/embed/embed.ts'
import { shopReach } from '#core/shops/shop-reach.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { openBrowser } from './browser.ts'

const visit = openBrowser()
const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await base.close()
})
const listen = async (server: Server): Promise<string> => {
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const origin = await listen(createServer((request, response) => app(request, response)))
const ctx = { ...base, config: { ...base.config, publicUrl: origin } }
const app = makeApp(ctx)

/** The website of the shop: another origin, with a strict policy and styles that would spoil any link. */
const websiteWith = (tag: string, policy: string): Promise<string> =>
  listen(
    createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy })
      response.end(`<!doctype html><title>Our shop</title><link rel="stylesheet" href="data:text/css,a{display:none!important}">
        <h1>Our shop</h1><p>${tag}</p>`)
    }),
  )

const shop = await makeShop(ctx, { name: 'Rivonia Tyres', slug: 'rivonia-tyres' })
const { button } = await shopReach(ctx, as(await makeStaff(ctx, shop)), shop.id, buttonCode)
const tagOf = (integrity: string) =>
  `<script async src="${button.src}" data-shop="rivonia-tyres" integrity="${integrity}" crossorigin="anonymous"></script>`

test("a shop's own website shows the button, isolated and without a cookie, and it opens the chat at the shop", async () => {
  const policy = `default-src 'none'; style-src data:; script-src ${button.src}`
  const website = await websiteWith(tagOf(button.integrity), policy)
  const page = await visit('about:blank')
  const heard: string[] = []
  page.on('console', (message) => void heard.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(website)
  // What stands in a closed root is reached as a person does: by its place on the page, and by keyboard.
  const host = page.locator('p > span')
  await host.waitFor()
  expect((await host.boundingBox())?.height).toBe(48)
  await page.keyboard.press('Tab')
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const chat = await opened
  await chat.waitForURL(/simulator/)
  expect(new URL(chat.url()).searchParams.get('text')).toBe('Fitting at Rivonia Tyres (rivonia-tyres)')
  expect(await page.context().cookies()).toEqual([])
  expect(asked.filter((one) => one.startsWith(origin))).toEqual([button.src])
  expect(heard.filter((words) => /Content Security|integrity|blocked/i.test(words))).toEqual([])
})

test('a file that is not what was copied does not run', async () => {
  const website = await websiteWith(tagOf(`sha384-${'A'.repeat(64)}`), `default-src 'none'; script-src ${button.src}`)
  const page = await visit(website)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('p > span').count()).toBe(0)
})

test('the file stays what websites have copied; another button takes another name', () => {
  expect(button.integrity).toBe('sha384-qXH4nOeU1y5DK7n/4VDxDex6SQJS5kT1feg9GKQSR3LPUGGt1iurZlAD9iIPgwIK')
})
