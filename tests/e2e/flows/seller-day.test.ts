import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OpenDays, OpenSlots } from '#core/contracts/web-bookings.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { clockOf, dayWords } from '#web/lib/dates.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from '../browser.ts'
import { openPhone, type Phone } from '../phone.ts'
import { startProgram } from '../program.ts'
import { apiAs, fillSignIn, giveRoom } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()
const { customer, seller } = demoAccounts
const shopName = 'Benmore Wheel House'

const driver = await apiAs(origin, customer.email)
const owner = await apiAs(origin, seller.email)
const { shops } = await owner<{ shops: { shop: { id: string } }[] }>('/my-shops')
const shop = `/shops/${shops[0]?.shop.id}`
await owner(`${shop}/canned-replies`, { title: 'Yes', shortcut: 'yes', content: 'Yes {driver}, we do.' })
const completed = async () =>
  (await owner<{ summary: { completedBookings: number } }>(`${shop}/analytics?days=30`)).summary.completedBookings

/** The driver asks for a puncture repair on the last open day, on WhatsApp; the code of the request. */
async function bookOn(phone: Phone): Promise<string> {
  const options = 'services=puncture_repair&quantity=1&locationType=wait'
  const { days } = await driver<OpenDays>(`${shop}/open-days?${options}&count=14`)
  const date = days.at(-1)?.date ?? ''
  const { starts } = await driver<OpenSlots>(`${shop}/open-slots?${options}&date=${date}`)
  await phone.say(`puncture repair at ${shopName} on ${dayWords(date)} at ${clockOf(starts[0] ?? '')}`)
  expect(await phone.last()).toContain('Please check your booking')
  await phone.say('yes')
  return /your request ([A-Z\d]{5})/.exec(await phone.last())?.[1] ?? ''
}

/** The request comes in under the seller's eyes; by keyboard it is confirmed and moved to another bay. */
async function confirm(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: /^Thandi Mokoena Pending Puncture Repairs/ }).click()
  const panel = page.getByRole('dialog', { name: code })
  await panel.getByRole('button', { name: 'Confirm' }).press('Enter')
  await page.getByText('Booking confirmed').waitFor()
  const bays = panel.getByRole('group', { name: 'Bay' }).getByRole('button')
  await bays.and(page.locator(':enabled')).last().press('Enter')
  await page.getByText(/is in bay \d now$/).waitFor()
}

/** Answers with a ready reply and notes what only the shop may know, by keyboard; then the conversation rests. */
async function answer(page: Page, asked: string): Promise<void> {
  await pageOf(page, 'Messages').click()
  await page.getByRole('link', { name: asked }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await field.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('/yes')
  await page.getByRole('list', { name: 'Ready replies' }).getByRole('button').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('Yes Thandi Mokoena, we do.')
  await page.keyboard.press('Control+Enter')
  const said = page.getByRole('region', { name: 'Messages', exact: true })
  await said.getByText('Yes Thandi Mokoena, we do.').waitFor()
  await page.getByRole('tab', { name: 'Private note' }).click()
  await page.getByRole('textbox', { name: 'Private note' }).fill('Ask her for the wheel nuts')
  await page.keyboard.press('Control+Enter')
  await said.getByText('Ask her for the wheel nuts').waitFor()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'For an hour' }).click()
  await page.getByRole('link', { name: /^Thandi Mokoena/ }).waitFor({ state: 'detached' })
  await page.getByLabel('Show', { exact: true }).selectOption('snoozed')
  await page.getByRole('link', { name: /^Thandi Mokoena/ }).waitFor()
}

const pageOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Business pages' }).getByRole('link', { name })

/** Another price where it stands, and a deal on another tyre at nine tenths of its price. */
async function sellMore(page: Page): Promise<void> {
  await pageOf(page, 'Inventory').click()
  await page
    .getByRole('button', { name: /change price of Michelin Primacy 4 205\/55R16/ })
    .first()
    .click()
  await page.keyboard.type('1 777')
  await page.keyboard.press('Enter')
  await page.getByText('R 1 777,00').first().waitFor()
  await pageOf(page, 'Deals').click()
  await page.getByRole('button', { name: 'Create Deal' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Create deal' })
  const tyre = panel.getByRole('option', { name: /^Cooper / }).first()
  await tyre.waitFor({ state: 'attached' })
  await panel.getByLabel('Tyre', { exact: true }).selectOption(await tyre.getAttribute('value'))
  const title = await panel.getByLabel('Title').inputValue()
  expect(title).toMatch(/^Cooper .+ Deal$/)
  await panel.getByRole('button', { name: 'Create Deal' }).click()
  await page.getByText('Deal created successfully').waitFor()
  await page.getByRole('button', { name: title, exact: true }).waitFor()
}

/** Somebody without a booking takes a bay, and their work is done. */
async function serveWalkIn(page: Page): Promise<string> {
  await giveRoom(owner, shop)
  await pageOf(page, 'Bookings').click()
  await page.getByRole('button', { name: 'Block a bay' }).click()
  const form = page.getByRole('dialog', { name: 'Block a bay' })
  await form.getByLabel('Name, plate or note').fill('White Polo')
  await form.getByLabel('Work').selectOption('Wheel Alignment')
  await form.getByLabel(/number/i).fill(customer.phone)
  await form.getByRole('button', { name: 'Book it from now' }).click()
  const said = await page.getByText(/^Booking [A-Z\d]{5} confirmed$/).innerText()
  const code = said.split(' ')[1] ?? ''
  const panel = page.getByRole('dialog', { name: code })
  await panel.getByRole('definition').filter({ hasText: 'Wheel Alignment' }).waitFor()
  await panel.getByRole('button', { name: 'Start' }).click()
  // 'Complete' stands there from the beginning, and hears nothing while the start is under way.
  await page.getByText('Booking in progress').waitFor()
  await panel.getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Booking completed').waitFor()
  return code
}

test('a day at the counter: a driver books and asks on WhatsApp, a price and a deal change, a walk-in is served, the figures count it', async () => {
  const page = await visit(`${origin}/business/seller-dashboard`)
  await page.getByRole('link', { name: 'Log In' }).click()
  await fillSignIn(page, demoPassword, seller.email)
  await page.waitForURL(`${origin}/business/seller-dashboard`)
  await page.getByRole('list', { name: 'Today' }).waitFor()
  const before = await completed()

  const phone = await openPhone(visit, origin, customer.phone)
  const code = await bookOn(phone)
  await confirm(page, code)
  await phone.chat
    .getByText(/confirmed/i)
    .last()
    .waitFor()

  await phone.say(`ask ${shopName} if they balance caravan wheels`)
  await phone.press('Send it')
  await answer(page, 'balance caravan wheels')
  await phone.chat.getByText('Yes Thandi Mokoena, we do.').waitFor()
  expect(await phone.chat.getByText('wheel nuts').count()).toBe(0)

  await sellMore(page)
  const walkIn = await serveWalkIn(page)
  await phone.chat.getByText(walkIn).first().waitFor()
  await phone.press('Back to Spoor')
  await phone.say('4 x 205/55R16 Michelin in Sandton')
  // Four at R 1 777, and their fitting.
  await phone.chat.getByText('R 7 608').first().waitFor()

  await pageOf(page, 'Analytics').click()
  const figure = page.locator('dl > div', { hasText: 'Completed bookings' })
  await expect.poll(() => figure.locator('dd').first().innerText()).toBe(String(before + 1))
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityProblems(page)).toEqual([])
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await scrollsSideways(page)).toBe(false)
  }
})
