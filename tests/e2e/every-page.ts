import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import type { RouteObject } from 'react-router-dom'
import { afterAll, describe, expect, test } from 'vitest'
import type { PeopleFound } from '#core/contracts/admin/people.ts'
import type { CodeSent } from '#core/contracts/auth.ts'
import type { GuestRound } from '#core/contracts/deal/guest-quotes.ts'
import type { HandedLink } from '#core/contracts/deal/handed.ts'
import type { DealPage } from '#core/contracts/deals.ts'
import type { OfferPage } from '#core/contracts/offers.ts'
import type { GuestThreadMade, ThreadPage } from '#core/contracts/threads.ts'
import type { BookedOnWeb, OpenDays } from '#core/contracts/web-bookings.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { routes } from '#web/app/routes.tsx'
import { type FormName, type FormSubject, withForm } from '#web/lib/page/forms.ts'
import { accessibilityProblems, launchBrowser, PATIENCE_MS, scrollsSideways } from './browser.ts'
import { adminCookie } from './flows/steps.ts'
import { startProgram } from './program.ts'

/** In place of the server of a map's tiles, which is elsewhere. */
const tiles = createServer((_, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
await once(tiles, 'listening')
afterAll(() => tiles.close())
const tilesAt = tiles.address()
const tilePort = typeof tilesAt === 'object' && tilesAt ? tilesAt.port : 0

const { origin } = await startProgram({ MAP_TILE_URL: `http://127.0.0.1:${tilePort}/{z}/{x}/{y}` })

let cookie = ''
const signIn = (email: string) => call('/auth/sign-in', { email, password: demoPassword })
async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const options = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${origin}/api${path}`, options)
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return answer.json()
}

const { offers } = await call<OfferPage>('/offers?size=205/55R16')
const { deals } = await call<DealPage>('/deals')
const [first, second] = offers
const [deal] = deals
if (!first || !second || !deal) throw new Error('the demo sells nothing in 205/55R16, or has no deal')
const { shop } = first
const { days } = await call<OpenDays>(`/shops/${shop.id}/open-days?listingId=${first.listingId}&count=60`)
const work = {
  shopId: shop.id,
  listingId: first.listingId,
  quantity: 2,
  services: ['fitting'],
  date: days.at(-1)?.date,
}
const guest = { name: 'Sipho Dlamini', email: 'sipho@guest.example', phone: '082 555 0100' }
const { guestToken } = await call<BookedOnWeb>('/bookings', { ...work, customer: guest })
const handed = await call<HandedLink>(`/guest-handed/${guestToken}`, {})
const prices = { size: '205/55R16', quantity: 4, place: 'Sandton', near: { lat: -26.1, lng: 28.05 } }
const code = await call<CodeSent>('/guest-rounds/code', { ...prices, number: guest.phone })
await fetch(`${origin}/simulator/api/settle`, { method: 'POST', headers: { origin } })
const shownOnPhone = await fetch(`${origin}/simulator/api/messages?phone=%2B27825550100`, { headers: { origin } })
const round = await call<GuestRound>('/guest-rounds', {
  ...prices,
  session: code.session,
  code: /\b\d{6}\b/.exec(await shownOnPhone.text())?.[0],
})
const thread = await call<GuestThreadMade>('/guest-messages', { shopId: shop.id, message: 'Nitrogen?', ...guest })

// From here on as the demo's customer.
await signIn(demoAccounts.customer.email)
const { threads } = await call<ThreadPage>('/threads')
const booking = await call<BookedOnWeb>('/bookings', work)
const driver = cookie

// From here on as the demo's seller.
cookie = ''
await signIn(demoAccounts.seller.email)
const inbox = await call<ThreadPage>('/threads?role=business')
const seller = cookie

// From here on as the demo's admin.
cookie = await adminCookie(origin)
const { people } = await call<PeopleFound>(`/admin/people?find=${demoAccounts.customer.email}`)
const admin = cookie

/** `as`: the cookie of who visits it; a visitor if it is left out. */
type Stop = { address: string; as?: string; dialog?: boolean }

/** An address that shows something, for the routes that need one to say what. */
const shown: Readonly<Record<string, string>> = {
  '/search/results': '/search/results?size=205/55R16',
  '/comparison': `/comparison?codes=${first.code},${second.code}`,
  '/business/:slug': `/business/${shop.slug}`,
  '/my-booking/:token': `/my-booking/${guestToken}`,
  '/handed/:token': new URL(String(handed.url)).pathname,
  '/quotes/:token?': `/quotes/${round.token}`,
  '/thread/:token': new URL(thread.link).pathname,
  '/admin/businesses/:shopId': `/admin/businesses/${shop.id}`,
  '/admin/people/:contactId': `/admin/people/${people[0]?.contactId}`,
  '*': '/no-such-page',
}
const pathsOf = ({ children = [] }: RouteObject): string[] =>
  children.flatMap(({ path, handle }) => (path && 'page' in handle ? [path] : []))
/** The pages of the layout that holds this one. */
const consoleOf = (page: string): string[] =>
  routes.map(pathsOf).find((paths) => paths.includes(page)) ?? expect.fail(`no layout holds ${page}`)
const [frontDesk, desk] = [consoleOf('/business/seller-dashboard'), consoleOf('/admin/platform')]
const open = routes.flatMap(pathsOf).filter((path) => !frontDesk.includes(path) && !desk.includes(path))
const at = (path: string): string => shown[path] ?? path

const own = [
  ...['/profile', '/booking', '/bookmarks', '/quotes', '/alerts', '/messages', '/messages?compose=1'],
  `/messages?thread=${threads[0]?.id}`,
]

const over = (form: FormName, subject: FormSubject, page = '/legal/terms') => `${page}${withForm('', form, subject)}`
const forms: Stop[] = [
  { address: over('deal', { deal: deal.deal.code }) },
  { address: over('booking', { offer: first.code }) },
  { address: over('booking', { offer: first.code, as: 'guest' }) },
  { address: over('booking', { offer: first.code }), as: driver },
  { address: over('fitting', { shop: shop.slug, as: 'guest' }) },
  { address: over('message', { shop: shop.slug, offer: first.code, as: 'guest' }) },
  { address: over('message', { shop: shop.slug }), as: driver },
  { address: over('quote', { shop: shop.slug, offer: first.code }) },
  { address: over('quote', { shop: shop.slug }), as: driver },
  { address: over('move', { booking: booking.id }), as: driver },
  { address: over('review', { booking: booking.id }), as: driver },
  { address: over('alert', { size: '205/55R16' }), as: driver },
]

const stops: Stop[] = [
  // Whoever comes to a console without a right to it sees the same of every page of it.
  ...[...open, '/business/inventory', '/admin/platform'].map((path) => ({ address: at(path) })),
  { address: '/login?tab=signup' },
  ...own.map((address) => ({ address, as: driver })),
  ...frontDesk.map((path) => ({ address: at(path), as: seller })),
  { address: `/business/messages?thread=${inbox.threads[0]?.id}`, as: seller },
  { address: '/business/deals?deal=new', as: seller },
  { address: '/business/profile?edit=1', as: seller },
  { address: '/business/bookings?view=day', as: seller },
  ...desk.map((path) => ({ address: at(path), as: admin })),
  ...forms.map((form) => ({ ...form, dialog: true })),
]

/** Everybody has one tab for all their pages, so that the browser reads the code of the product once. */
type Tab = {
  page: Page
  /** Whatever the page complained of: a script that failed, a thing that the policy refused, a drawing that did not match. */
  complaints: string[]
  /** The files of script that it was told of. */
  scripts: Set<string>
}

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'light' } as const
const tabs = new Map<string, Promise<Tab>>()
let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

async function openTab(as: string): Promise<Tab> {
  browser ??= launchBrowser()
  // Beside a worker, which keeps much with each visit, nothing would be seen that is not seen without.
  const context = await (await browser).newContext({ ...PHONE, hasTouch: true, serviceWorkers: 'block' })
  const [name = '', value = ''] = as.split('=')
  if (as) await context.addCookies([{ name, value, url: origin }])
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const tab: Tab = { page, complaints: [], scripts: new Set() }
  page.on('pageerror', (error) => tab.complaints.push(String(error)))
  page.on('console', (message) => {
    const isGone = /^Failed to load resource: the server responded with a status of 4(04|10) /.test(message.text())
    if (message.type() === 'error' && !isGone) tab.complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) tab.scripts.add(request.url())
  })
  return tab
}

/** Opens the address on a phone as if it were the first of this person, and waits until everything is there. */
async function visit({ address, as = '' }: Stop): Promise<Tab> {
  const opened = tabs.get(as) ?? openTab(as)
  tabs.set(as, opened)
  const tab = await opened
  await tab.page.emulateMedia(PHONE)
  await tab.page.setViewportSize(PHONE.viewport)
  tab.complaints.length = 0
  tab.scripts.clear()
  await tab.page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
  if (as === seller) broughtTo.set(address, new Set(tab.scripts))
  return tab
}

/** The script that each page of the seller brought, by its address. */
const broughtTo = new Map<string, ReadonlySet<string>>()

/** Pages of consoles are tested in a file of their own, so that two workers share the work. */
export const isOfConsole = ({ as }: Stop): boolean => as === seller || as === admin

export const eachIsSound = (isChosen: (stop: Stop) => boolean) =>
  describe.each(stops.filter(isChosen))('$address', (stop) => {
    const { as = '', dialog = false } = stop
    test(`is sound on a phone, with text twice as large, and on wide screens in the dark, signed in: ${as !== ''}`, async () => {
      const { page, complaints } = await visit(stop)
      if (dialog) await page.getByRole('dialog').waitFor()
      await page
        .getByRole('heading', { level: dialog ? 2 : 1 })
        .first()
        .waitFor()
      expect(await page.title()).not.toBe('')
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      expect(await scrollsSideways(page, '32px')).toBe(false)

      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 1280, height: 900 })
      if (!dialog) expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      expect(await scrollsSideways(page, '32px')).toBe(false)
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await scrollsSideways(page)).toBe(false)
      expect(await scrollsSideways(page, '32px')).toBe(false)
      expect(complaints).toEqual([])
    })
  })

const MAX_OWN_BYTES = 80_000

export const sellerPagesAreSmall = () =>
  test('each page of the seller brings little beside what all of them need', async () => {
    for (const address of frontDesk.map(at)) if (!broughtTo.has(address)) await visit({ address, as: seller })
    const pages = frontDesk.map((path) => broughtTo.get(at(path)) ?? expect.fail(`${path} was not visited`))
    const own = pages.map((files) => [...files].filter((file) => !pages.every((others) => others.has(file))))
    const bytes = await bytesOf(own.flat())
    const sums = own.map((files) => files.reduce((sum, file) => sum + (bytes.get(file) ?? Number.NaN), 0))
    expect(frontDesk.filter((_, at) => !((sums[at] ?? 0) <= MAX_OWN_BYTES))).toEqual([])
  })

/** How many bytes are sent for each file, to a browser that takes it in its smallest form. */
async function bytesOf(files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sent = new Map<string, number>()
  for (const file of new Set(files)) {
    const { headers } = await fetch(file, { headers: { 'accept-encoding': 'br, gzip' }, method: 'HEAD' })
    sent.set(file, Number(headers.get('content-length') ?? Number.NaN))
  }
  return sent
}
