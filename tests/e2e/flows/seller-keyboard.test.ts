import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OpenDays, OpenSlots } from '#core/contracts/web-bookings.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { clockOf } from '#web/lib/dates.ts'
import { openBrowser } from '../browser.ts'
import { focused, tabTo, unnamed } from '../keyboard.ts'
import { startProgram } from '../program.ts'
import { apiAs } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()
const { customer, seller } = demoAccounts
const driver = await apiAs(origin, customer.email)
const owner = await apiAs(origin, seller.email)
const { shops } = await owner<{ shops: { shop: { id: string } }[] }>('/my-shops')
const shopId = shops[0]?.shop.id

/** A request for a wheel alignment at a time of the last open day, made on the website; its code. */
async function request(): Promise<string> {
  const work = 'services=alignment&quantity=1&locationType=wait'
  const { days } = await driver<OpenDays>(`/shops/${shopId}/open-days?${work}&count=9`)
  const date = days.at(-1)?.date ?? ''
  const { starts } = await driver<OpenSlots>(`/shops/${shopId}/open-slots?${work}&date=${date}`)
  const { code } = await driver<{ code: string }>('/bookings', {
    ...{ shopId, services: ['alignment'], quantity: 1, date, time: clockOf(starts[0] ?? '') },
    customer: { name: customer.fullName, email: customer.email, phone: customer.phone },
  })
  return code
}

/** Goes on with the keyboard to what is named so, and presses it. */
async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** The focus is in the dialog or panel with this heading, on what is named so. */
async function isAt(page: Page, heading: string, name: string): Promise<void> {
  const inside = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('[role=dialog], [role=alertdialog]')?.querySelector('h2')?.textContent ?? '',
    )
  await expect
    .poll(async () => `${await inside()}: ${await focused(page)}`)
    .toMatch(new RegExp(`^${heading}.*: ${name}`))
}

async function signIn(page: Page): Promise<void> {
  await press(page, /^Log In$/)
  await tabTo(page, /^E-mail address/)
  await page.keyboard.type(seller.email)
  await tabTo(page, /^Password/)
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Today' }).waitFor()
}

/** Confirms in the panel of the booking, offers another time and writes to the driver; Escape leads back to the row. */
async function answer(page: Page, code: string): Promise<void> {
  const panel = `Booking ${code}`
  await press(page, new RegExp(`^${code}$`))
  await isAt(page, panel, '.')
  expect(await unnamed(page)).toEqual([])
  await press(page, /^Confirm$/)
  await page.getByText('Booking confirmed').waitFor()
  await isAt(page, panel, 'Correct$')

  await press(page, /^Offer something else$/)
  await isAt(page, 'Offer something else', '.')
  await tabTo(page, /^\d\d:\d\d$/)
  await page.keyboard.press('ArrowRight')
  await press(page, /^Ask the driver$/)
  await page.getByText('The driver is asked').waitFor()
  await isAt(page, panel, 'Offer something else$')

  await press(page, /^Message the driver$/)
  await isAt(page, panel, 'Message to Thandi')
  await page.keyboard.type('The later time suits us better.')
  await press(page, /^Send$/)
  await page.getByText('Sent to Thandi Mokoena').waitFor()
  await isAt(page, panel, 'Message the driver$')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(code)
}

async function writeBack(page: Page): Promise<void> {
  await press(page, /^Messages/)
  await page.getByRole('link', { name: /The later time suits us better/ }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Messages/)
  await press(page, /^Thandi Mokoena.*The later time suits us better/)
  await tabTo(page, /^Message$/)
  await page.keyboard.type('Bring the locking nut.')
  await press(page, /^Send/)
  const said = page.getByRole('region', { name: 'Messages', exact: true })
  await said.getByText('Bring the locking nut.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^(Message|Send)/)
}

async function addStock(page: Page): Promise<void> {
  await press(page, /^Inventory/)
  await expect.poll(() => focused(page)).toBe('Inventory')
  await press(page, /^Add from Central Database$/)
  await isAt(page, 'Add from Central Database', '.')
  await tabTo(page, /^Find a tyre/)
  await page.keyboard.type('pirelli')
  await page
    .getByRole('button', { name: /^Pirelli / })
    .first()
    .waitFor()
  await press(page, /^Pirelli .*(?<!In your inventory)$/)
  await tabTo(page, /^Price/)
  await page.keyboard.type('1 899')
  await tabTo(page, /^Quantity/)
  await page.keyboard.type('8')
  await press(page, /^Add to inventory$/)
  await page.getByText('Tyre added to your inventory successfully').waitFor()
  await isAt(page, 'Add from Central Database', 'Find a tyre')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Add from Central Database')
}

test('a seller confirms a request, offers another time, writes back and adds stock by keyboard alone', async () => {
  const code = await request()
  const page = await visit(`${origin}/business/seller-dashboard`)
  await signIn(page)
  await press(page, /^Bookings/)
  await expect.poll(() => focused(page)).toBe('Bookings')
  await page.getByRole('button', { name: code, exact: true }).waitFor()
  await answer(page, code)
  await writeBack(page)
  await addStock(page)
})
