import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { DRIVER_PHONE, SECOND_SHOP_PHONE, SHOP_PHONE, THIRD_SHOP_PHONE } from '#tests/dialogues/givens.ts'
import { actOf, given, readTranscript, wordsOf } from '#tests/dialogues/run-transcript.ts'
import type { World } from '#tests/dialogues/world.ts'
import { type MadeShop, makeContact } from '#tests/support/factories.ts'
import { accessibilityProblems, goTo, type openBrowser, scrollsSideways } from '../browser.ts'

const phones = {
  driver: DRIVER_PHONE,
  driver2: '+27821234568',
  shop: SHOP_PHONE,
  shop2: SECOND_SHOP_PHONE,
  shop3: THIRD_SHOP_PHONE,
}
export type Who = keyof typeof phones
const everybody = Object.keys(phones) as Who[]
const names = { driver: 'Thandi Nkosi', driver2: 'Sipho Dube' }

type Asked = { id: string; code: string }

/** Two drivers and the people of three shops, each with a phone and a browser. */
export async function openStreet(world: World, visit: ReturnType<typeof openBrowser>, shopsAndStock: string) {
  const { ctx, origin, settle } = world
  const shops = new Map<string, MadeShop>()
  for (const { words } of readTranscript(shopsAndStock)) await given(world, words, shops)
  const at = ctx.clock.now()
  for (const [who, name] of Object.entries(names))
    await makeContact(ctx, { phone: phones[who as Who], name, lastInboundAt: at })
  await ctx.db.updateTable('contact').set({ last_inbound_at: at }).execute()

  const seen = new Map<Who, number>()
  /** All that stands on the phones by now has been read. */
  const read = async () => {
    await settle()
    for (const who of everybody) seen.set(who, (await world.bubbles(phones[who])).length)
  }
  /** What has come since. */
  const news = async (who: Who): Promise<string> =>
    (await world.bubbles(phones[who])).slice(seen.get(who)).map(wordsOf).join('\n---\n').replace(/[*_]/g, '')
  const cookies = new Map<Who, string>()
  const cookieOf = async (who: Who): Promise<string> => {
    const known = cookies.get(who)
    if (known) return known
    const { contact_id } = await ctx.db
      .selectFrom('contact_address')
      .select('contact_id')
      .where('value', '=', phones[who])
      .executeTakeFirstOrThrow()
    const { accountId } = await accountOf(ctx, contact_id)
    const role = who.startsWith('shop') ? ('business' as const) : ('customer' as const)
    await ctx.db.updateTable('account').set({ role }).where('id', '=', accountId).execute()
    const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
    cookies.set(who, token)
    return token
  }
  await read()

  return {
    shop: (name: string): MadeShop => shops.get(name) ?? expect.fail(`no shop ${name}`),
    settle,
    news,
    /** Does something on a phone; `[Title]` taps. What all phones had before has been read. */
    async on(who: Who, words: string): Promise<void> {
      await read()
      const act = await actOf(world, phones[who], words, () => `${who} ${words}`)
      await world.act({ from: phones[who], ...act, name: names[who as keyof typeof names] ?? 'Counter' })
    },
    /** Does something until everything has followed. What all phones had before has been read. */
    async by(does: () => Promise<unknown>): Promise<void> {
      await read()
      await does()
      await settle()
    },
    /** Does what sends something from a page, until everything has followed. What all phones had before has been read. */
    async sends(page: Page, does: () => Promise<unknown>): Promise<void> {
      await read()
      const answered = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes('/api/'))
      await does()
      await answered
      await settle()
    },
    press(button: Locator): Promise<void> {
      return this.sends(button.page(), () => button.click())
    },
    /** Nobody but these has been written to. */
    async onlyTold(...told: Who[]): Promise<void> {
      const others = everybody.filter((who) => !told.includes(who))
      expect(Object.fromEntries(await Promise.all(others.map(async (who) => [who, await news(who)])))).toEqual(
        Object.fromEntries(others.map((who) => [who, ''])),
      )
    },
    /** A driver asks the shop for its tyres, as the form of the website does. */
    async ask(who: Who, shop: string, options: { quantity?: number; date: string; time: string }): Promise<Asked> {
      const { id: shopId } = shops.get(shop) ?? expect.fail(`no shop ${shop}`)
      const { id: listingId } = await ctx.db
        .selectFrom('listing')
        .select('id')
        .where('shop_id', '=', shopId)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      await read()
      const answer = await fetch(`${origin}/api/bookings`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', cookie: `session=${await cookieOf(who)}` },
        body: JSON.stringify({
          ...{ shopId, listingId, quantity: 4, services: ['fitting'], ...options },
          customer: { name: names[who as keyof typeof names], email: `${who}@example.com`, phone: phones[who] },
        }),
      })
      const made = await answer.json()
      expect(answer.status, JSON.stringify(made)).toBe(201)
      await settle()
      return made
    },
    /** A page of somebody who is signed in; a driver holds a phone. */
    async page(who: Who, path: string): Promise<Page> {
      const page = await visit(`${origin}/legal/terms`, { width: who.startsWith('shop') ? 1280 : 360 })
      await page.context().addCookies([{ name: 'session', value: await cookieOf(who), url: origin }])
      await goTo(page, `${origin}${path}`)
      return page
    },
    /** The clock of everybody goes on to that time, such as 2026-11-18 09:11. */
    async goOnTo(time: string): Promise<void> {
      await read()
      ctx.clock.set(new Date(`${time.replace(' ', 'T')}:00+02:00`))
      await settle()
    },
    /** Nothing scrolls sideways, and axe finds nothing. */
    async isSound(...pages: Page[]): Promise<void> {
      for (const page of pages) {
        expect(await scrollsSideways(page)).toBe(false)
        expect(await accessibilityProblems(page)).toEqual([])
      }
    },
  }
}
export type Street = Awaited<ReturnType<typeof openStreet>>
