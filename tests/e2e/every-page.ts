import type { Page } from 'playwright-core'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { PeopleFound } from '#core/contracts/admin/people.ts'
import type { DealPage } from '#core/contracts/deals.ts'
import type { OfferPage } from '#core/contracts/offers.ts'
import type { GuestThreadMade, ThreadPage } from '#core/contracts/threads.ts'
import type { BookedOnWeb, OpenDays } from '#core/contracts/web-bookings.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { routes } from '#web/app/routes.tsx'
import { type FormName, type FormSubject, withForm } from '#web/lib/page/forms.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from './browser.ts'
import { adminCookie } from './flows/steps.ts'
import { startProgram } from './program.ts'

const { origin } = await startProgram()
const visit = openBrowser()

let cookie = ''
const signIn = (email: string) => call('/auth/sign-in', { email, password: demoPassword })
async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const wish = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${origin}/api${path}`, wish)
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
const [counter, desk] = [consoleOf('/business/seller-dashboard'), consoleOf('/admin/platform')]
const open = routes.flatMap(pathsOf).filter((path) => !counter.includes(path) && !desk.includes(path))
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
  ...counter.map((path) => ({ address: at(path), as: seller })),
  { address: `/business/messages?thread=${inbox.threads[0]?.id}`, as: seller },
  { address: '/business/deals?deal=new', as: seller },
  { address: '/business/profile?edit=1', as: seller },
  { address: '/business/bookings?view=day', as: seller },
  ...desk.map((path) => ({ address: at(path), as: admin })),
  ...forms.map((form) => ({ ...form, dialog: true })),
]

/** Whatever the page complained of: a script that failed, a thing that the policy refused, a drawing that did not match. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    const isGone = /^Failed to load resource: the server responded with a status of 4(04|10) /.test(message.text())
    if (message.type() === 'error' && !isGone) heard.push(message.text())
  })
  return heard
}

/** The script that the page will have brought, by the file: bytes as sent. */
async function scriptsOf(page: Page): Promise<ReadonlyMap<string, number>> {
  const files = new Map<string, string>()
  const sent = new Map<string, number>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) files.set(requestId, response.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    // A file is fetched, and then run from what the browser has kept of it.
    if (file) sent.set(file, encodedDataLength + (sent.get(file) ?? 0))
  })
  await devtools.send('Network.enable')
  return sent
}

/** Pages of consoles are tested in a file of their own, so that two workers share the work. */
export const isOfConsole = ({ as }: Stop): boolean => as === seller || as === admin

export const eachIsSound = (isChosen: (stop: Stop) => boolean) =>
  describe.each(stops.filter(isChosen))('$address', ({ address, as = '', dialog = false }) => {
    test(`is sound on a phone, with text twice as large, and on wide screens in the dark, signed in: ${as !== ''}`, async () => {
      const page = await visit('about:blank', { width: 360 })
      // The tiles of a map come from elsewhere.
      await page.route(
        ({ protocol }) => protocol === 'https:',
        (tile) => tile.fulfill({ status: 204 }),
      )
      const [name = '', value = ''] = as.split('=')
      if (as) await page.context().addCookies([{ name, value, url: origin }])
      const heard = complaints(page)
      await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
      if (dialog) await page.getByRole('dialog').waitFor()
      await page
        .getByRole('heading', { level: dialog ? 2 : 1 })
        .first()
        .waitFor()
      expect(await page.title()).not.toBe('')
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)

      await useRootSize(page, '32px')
      expect(await scrollsSideways(page)).toBe(false)
      await useRootSize(page, '')

      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 1280, height: 900 })
      if (!dialog) expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await scrollsSideways(page)).toBe(false)
      expect(heard).toEqual([])
    })
  })

const MOST_OWN_BYTES = 80_000

export const sellerPagesAreSmall = () =>
  test('each page of the seller brings little beside what all of them need', async () => {
    const brought = new Map<string, ReadonlyMap<string, number>>()
    const [name = '', value = ''] = seller.split('=')
    for (const address of counter.map(at)) {
      const page = await visit('about:blank', { width: 360 })
      await page.context().addCookies([{ name, value, url: origin }])
      brought.set(address, await scriptsOf(page))
      await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
      await page.context().close()
    }
    const pages = [...brought.values()]
    const own = [...brought].map(([address, files]) => ({
      address,
      bytes: [...files]
        .filter(([file]) => !pages.every((others) => others.has(file)))
        .reduce((sum, [, bytes]) => sum + bytes, 0),
    }))
    expect(own.filter(({ bytes }) => bytes > MOST_OWN_BYTES)).toEqual([])
  })

const useRootSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
