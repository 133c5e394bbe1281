import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { makeTestContext, type TestContext } from '#tests/support/context.ts'
import { makeShop, makeStaff } from '#tests/support/factories.ts'
import { runOnNode } from '#tests/support/faults.ts'
import { freePort } from '#tests/support/program.ts'
import { p50, percentile, type Times } from './stats.ts'
import { fillStock } from './stock.ts'

const LISTINGS = 10_000
/** So much stands there already; with every further key fewer models fit, and other rows come first. */
const begun = ['3', '4', '7', '8']
const further = ['37', '38', '73', '74', '83', '84']

export type Typed = {
  /** From the key press to the frame with other rows. */
  shown: Times
  /** Of it, from asking for the rows until they have come. */
  answered: Times
}

/**
 * How soon other rows are seen, in a browser, as somebody types into the search of a shop with 10,000 listings; the
 * browser, the whole product and PostgreSQL share the machine.
 */
export async function typing(databaseUrl: string): Promise<Typed> {
  const ctx = makeTestContext({ databaseUrl, now: new Date() })
  const folder = mkdtempSync(join(tmpdir(), 'typing-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const product = runOnNode(['node', 'start.ts'], {
    ...{ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: databaseUrl, AUTH_SECRET: ctx.config.authSecret },
  })
  const browser = await chromium.launch({ executablePath: process.env.SPOOR_HEADLESS_SHELL ?? '/usr/bin/chromium' })
  try {
    while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok)
      if (product.process.exitCode !== null) throw new Error(product.printed())
      else await new Promise((resolve) => setTimeout(resolve, 500))
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.context().addCookies([{ name: 'session', value: await sellerOf(ctx), url: origin }])
    return await typed(page, `${origin}/business/inventory?rows=20`)
  } finally {
    await browser.close()
    product.process.kill('SIGTERM')
    await product.ended
    await ctx.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of a shop with many listings; the token of the session. */
async function sellerOf(ctx: TestContext): Promise<string> {
  const shop = await makeShop(ctx, { name: 'Large Tyres' })
  await fillStock(ctx, shop, LISTINGS)
  await ctx.pool.query('analyze listing, tyre, brand, tyre_size')
  const { accountId } = await accountOf(ctx, (await makeStaff(ctx, shop)).id)
  await ctx.db.updateTable('account').set({ role: 'business' }).where('id', '=', accountId).execute()
  return (await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')).token
}

async function typed(page: Page, path: string): Promise<Typed> {
  const [shown, answered]: [number[], number[]] = [[], []]
  for (const text of begun.flatMap((first) => further.map((rest) => [first, ...rest]))) {
    // What was asked for before would be there at once.
    const [first, ...keys] = text
    await page.goto(`${path}&search=${first}`)
    await page.getByRole('row').nth(20).waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('searchbox', { name: 'Search inventory' }).focus()
    await page.keyboard.press('End')
    for (const key of keys) {
      const watched = await page.evaluateHandle(watchRows)
      await page.keyboard.press(key)
      const times = await watched.evaluate(({ times }) => times)
      shown.push(times.shown)
      answered.push(times.answered)
    }
  }
  return { shown, answered }
}

/** In the page: from the next key to the frame behind the change of the rows. */
function watchRows(): { times: Promise<{ shown: number; answered: number }> } {
  const rows = () => document.querySelector('table:not([aria-busy=true]) tbody')?.textContent
  const before = rows()
  let pressed = Number.POSITIVE_INFINITY
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true, once: true })
  performance.clearResourceTimings()
  const { promise, resolve } = Promise.withResolvers<{ shown: number; answered: number }>()
  const afterFrame = () => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/listings'))
    resolve({ shown: performance.now() - pressed, answered: Math.max(0, ...asked.map(({ duration }) => duration)) })
  }
  const watch = new MutationObserver(() => {
    const now = rows()
    if (now === undefined || now === before) return
    watch.disconnect()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = afterFrame
    requestAnimationFrame(() => port2.postMessage(0))
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return { times: promise }
}

const ms = (milliseconds: number): string => milliseconds.toFixed(0)

export const typingReport = ({ shown, answered }: Typed): string => `
## Typing into the search of 10 000 listings
In a headless browser, 1280 px wide with 20 rows a page: from the key press to the frame with the rows that fit it, while browser, the whole product and PostgreSQL share the two cores; ${shown.length} keys.

| | p50 | p90 |
| --- | --- | --- |
| from the key press to other rows | ${ms(p50(shown))} | ${ms(percentile(shown, 90))} |
| of it, from asking to the answer | ${ms(p50(answered))} | ${ms(percentile(answered, 90))} |
`
