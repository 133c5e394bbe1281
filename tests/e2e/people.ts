import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { makeApp } from '#api/app.ts'
import { pages } from '#api/pages/pages.ts'
import { serveRealtime } from '#api/realtime.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { makeWorld, type World } from '#tests/dialogues/world.ts'
import { makeContact, makeMember } from '#tests/support/factories.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { goTo, type openBrowser, type Visit } from './browser.ts'
import { website } from './site.ts'

/** The whole product over a database of its own, by a clock of its own: bot, workers, website and what pages are told. */
export async function worldWithSite(now: Date): Promise<World> {
  await builtWebsite()
  const { url } = await testDatabase()
  const world = await makeWorld(url, now, {
    around: async (ctx, server, first) => {
      const realtime = await serveRealtime(ctx, server)
      afterAll(realtime.close)
      return makeApp(ctx, { first, last: [pages(ctx, website)] })
    },
  })
  afterAll(() => world.close())
  return world
}

/** People with an account, and pages that they are signed in to. */
export const peopleOf = ({ ctx, origin }: World, visit: ReturnType<typeof openBrowser>) => ({
  /** The cookie of somebody with an account; of a seller, if a shop is given. */
  async signedIn(phone: string, name: string, shop?: { id: string }): Promise<string> {
    const contact = await makeContact(ctx, { phone, name })
    const { accountId } = await accountOf(ctx, contact.id)
    await ctx.db
      .updateTable('account')
      .set({ role: shop ? 'business' : 'customer' })
      .where('id', '=', accountId)
      .execute()
    if (shop) await makeMember(ctx, shop, contact.id)
    return (await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')).token
  },
  async openAs(token: string, path: string, how?: Visit): Promise<Page> {
    const page = await visit(`${origin}/legal/terms`, how)
    await page.context().addCookies([{ name: 'session', value: token, url: origin }])
    await goTo(page, `${origin}${path}`)
    return page
  },
})
