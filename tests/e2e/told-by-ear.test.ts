import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { openBrowser } from './browser.ts'
import { unnamed } from './keyboard.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()
const shop = await makeShop(site.ctx, { name: 'Kloof Tyres' })
await makeListing(site.ctx, shop, { code: 'KX7M2' })
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })

type Said = { role: string; name: string; description: string; invalid: boolean; focused: boolean; live: string }

/** What a screen reader is given of the page, in the order of the page. */
async function told(page: Page): Promise<Said[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const state = new Map(properties.map((one) => [one.name as string, one.value.value as unknown]))
      const isInvalid = state.get('invalid')
      return {
        role: String(role?.value),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        invalid: isInvalid !== undefined && isInvalid !== 'false',
        focused: state.get('focused') === true,
        live: String(state.get('live') ?? ''),
      }
    })
}

/** Once it is told: the first of this role whose name says so. */
async function find(page: Page, role: string, name: RegExp): Promise<Said> {
  const isIt = (one: Said) => one.role === role && name.test(one.name)
  await expect.poll(async () => (await told(page)).filter(isIt), { message: `${role} ${name}` }).not.toEqual([])
  return (await told(page)).find(isIt) ?? expect.fail()
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()

test('each step of a booking as a guest has a heading, names for all of it, and says what is wrong where it is', async () => {
  const page = await visit(`${site.origin}/search/results?size=205/55R16`, { width: 360 })
  await find(page, 'heading', /^205\/55R16/)
  await find(page, 'article', /Kloof Tyres$/)
  expect(await unnamed(page)).toEqual([])

  await press(page, 'Choose a time')
  await find(page, 'heading', /^How would you like to book/)
  expect(await unnamed(page)).toEqual([])
  await press(page, 'Continue as guest')
  await find(page, 'heading', /^Book your fitting/)
  await page.getByRole('group', { name: /date$/ }).getByRole('radio').first().waitFor({ state: 'attached' })

  await press(page, 'Book Now')
  await expect.poll(async () => (await told(page)).filter(({ invalid }) => invalid).length).toBeGreaterThan(2)
  const wrong = (await told(page)).filter(({ invalid }) => invalid)
  expect(wrong.filter(({ name, description }) => !name || !description)).toEqual([])
  const focused = (await told(page)).filter((one) => one.focused && one.role !== 'RootWebArea')
  expect(focused.map(({ invalid }) => invalid)).toEqual([true])
  expect(await unnamed(page)).toEqual([])

  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await form.getByRole('group', { name: /date$/ }).getByRole('radio').first().press('Space')
  await form.getByRole('group', { name: /time$/ }).getByRole('radio').first().press('Space')
  await form.getByRole('textbox', { name: 'Full name' }).fill('Sipho Dlamini')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('sipho@guest.example')
  await form.getByRole('textbox', { name: 'Phone' }).fill('082 555 0100')
  await expect.poll(async () => (await told(page)).filter(({ invalid }) => invalid)).toEqual([])
  await press(page, 'Book Now')
  const sent = page.getByRole('status').filter({ hasText: 'Your request is sent' })
  await sent.waitFor()
  await find(page, 'heading', /./)

  await page.getByRole('link', { name: /^(Keep this time|See your booking)$/ }).click()
  await page.waitForURL('**/my-booking/**')
  await find(page, 'heading', /205\/55R16/)
  const state = (await told(page)).filter(({ role }) => role === 'status')
  expect(state.map(({ live }) => live)).toEqual(state.map(() => 'polite'))
  expect(state.length).toBeGreaterThan(0)
  expect(await unnamed(page)).toEqual([])
})
