import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { FrontDeskPage } from '#core/contracts/seller/bookings.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { dayWords } from '#web/lib/dates.ts'
import { accessibilityProblems, goTo, openBrowser, scrollsSideways } from '../browser.ts'
import { openPhone } from '../phone.ts'
import { startProgram } from '../program.ts'
import { apiAs, fillSignIn, giveRoom } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()
const { customer, seller } = demoAccounts
const owner = await apiAs(origin, seller.email)
const driver = await apiAs(origin, customer.email)
const { shops } = await owner<{ shops: { shop: { id: string; slug: string } }[] }>('/my-shops')
const shop = `/shops/${shops[0]?.shop.id}`
const open = () => owner<FrontDeskPage>(`${shop}/counter-bookings?open=true&order=soonest&limit=100`)

async function atFrontDesk(path: string, width = 1280): Promise<Page> {
  const page = await visit(`${origin}/business/seller-dashboard`, { width })
  await page.getByRole('link', { name: 'Log In' }).click()
  await fillSignIn(page, demoPassword, seller.email)
  await page.waitForURL(`${origin}/business/seller-dashboard`)
  await goTo(page, `${origin}${path}`)
  return page
}

/** Clicks count here; what is typed does not. */
function counting() {
  let clicks = 0
  const click = async (target: { click(): Promise<void> }) => {
    clicks += 1
    await target.click()
  }
  return { click, clicks: () => clicks }
}

/** Late in the day few of the demo's jobs are left. */
async function bookThree(): Promise<void> {
  const options = 'services=alignment&quantity=1&locationType=wait'
  const { days } = await driver<{ days: { date: string }[] }>(`${shop}/open-days?${options}&count=2`)
  for (const name of ['Sipho', 'Lerato', 'Thandi']) {
    const { starts } = await driver<{ starts: string[] }>(`${shop}/open-slots?${options}&date=${days.at(-1)?.date}`)
    await owner(`${shop}/counter-bookings`, { services: ['alignment'], start: starts[0], customer: { name } })
  }
}

test('the dashboard is the day: jobs and bays first, Bookings first in the bar with what waits, three jobs on a phone', async () => {
  await bookThree()
  const page = await atFrontDesk('/business/seller-dashboard')
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('region', { name: 'Bays' }).waitFor()
  await today.getByRole('heading', { name: /^Waits for your answer \d/ }).waitFor()
  const { waiting } = await owner<{ waiting: number }>(`${shop}/counter-bookings/counts`)
  const [first] = await page.getByRole('navigation', { name: 'Business pages' }).getByRole('link').all()
  expect(await first?.innerText()).toMatch(new RegExp(`^Bookings\\s+${waiting}`))
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  const jobs = today.getByRole('list').first().getByRole('listitem')
  const third = await jobs.nth(2).boundingBox()
  expect(third && third.y + third.height).toBeLessThan(740 - 64)
  expect(await scrollsSideways(page)).toBe(false)
})

test('the list goes by time and keeps its day in the address; the panel stands beside it and hides no act', async () => {
  const page = await atFrontDesk('/business/bookings')
  const list = page.getByRole('table', { name: 'Bookings' })
  const opens = list.getByRole('row').getByRole('button', { expanded: false })
  await opens.first().waitFor()
  const { bookings } = await open()
  expect(await opens.allInnerTexts()).toEqual(expect.arrayContaining([bookings[0]?.code]))
  expect(await opens.first().innerText()).toBe(bookings[0]?.code)
  await opens.first().click()
  const panel = page.getByRole('dialog', { name: /^Booking/ })
  await panel.getByRole('button', { name: 'History' }).waitFor()
  const [box, beside] = [await list.boundingBox(), await panel.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click()
  await page.waitForURL(new RegExp(`day=${addDays(localDate(new Date()), 1)}`))
})

test('bookings and stock stand whole beside the side bar of a desk', async () => {
  const page = await atFrontDesk('/business/bookings')
  const whole = async (label: string, row: string) => {
    const list = page.getByRole('table', { name: label })
    await list.getByText(row).first().waitFor()
    const box = await list.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY) <= 1280
  }
  expect(await whole('Bookings', 'Johan van Wyk')).toBe(true)
  await goTo(page, `${origin}/business/inventory`)
  expect(await whole('Inventory', 'Michelin')).toBe(true)
})

test('a week is seven days at a desk; a click on a free place and a name make a booking, priced while it is typed', async () => {
  const page = await atFrontDesk(`/business/bookings?view=week&date=${addDays(localDate(new Date()), 7)}`)
  const bays = page.getByRole('region', { name: 'Bays' })
  await bays.waitFor()
  expect(await bays.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  const { click, clicks } = counting()
  await click(bays.getByRole('button', { name: /^New booking in bay 1 on .* at 11:00$/ }).first())
  const form = page.getByRole('dialog', { name: 'New booking' })
  await form.getByText(/^About \d+ minutes, 11:00 to /).waitFor()
  await form.getByText(/^R \d/).waitFor()
  await page.keyboard.type('Gogo Mbele')
  await click(form.getByRole('button', { name: 'Book it' }))
  await page.getByText(/^Booking [A-Z\d]{5} confirmed$/).waitFor()
  expect(clicks()).toBeLessThanOrEqual(4)
  await bays.getByText(/11:00 Gogo/).waitFor()
})

test('a time is offered with two clicks and taken back; the notice names its booking and stands beside the panel', async () => {
  const waits = (await open()).bookings.find((one) => one.status === 'pending' && !one.slotStart)
  const page = await atFrontDesk('/business/bookings')
  const { click, clicks } = counting()
  await click(page.getByRole('button', { name: waits?.code ?? 'none', exact: true }))
  const panel = page.getByRole('dialog', { name: waits?.code })
  await click(panel.getByRole('region', { name: 'Offer a time' }).getByRole('button').first())
  await page.getByText('The driver is asked').waitFor()
  expect(clicks()).toBe(2)
  const toast = page.getByText('The driver is asked')
  await page.getByText(new RegExp(`${waits?.code}, ${waits?.customer.name}`)).waitFor()
  const [told, beside] = [await toast.boundingBox(), await panel.boundingBox()]
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: /^Taken back/ }).waitFor()
  expect((await open()).bookings.find(({ id }) => id === waits?.id)?.awaiting).toBe('shop')
})

test('a job is done at another price with two clicks', async () => {
  await giveRoom(owner, shop)
  const block = await owner<{ id: string; start: string }>(`${shop}/bay-blocks`, { words: 'Red Polo', minutes: 30 })
  const { id, code } = await owner<{ id: string; code: string }>(`${shop}/counter-bookings`, {
    ...{ services: ['alignment'], quantity: 1, start: block.start, blockId: block.id },
    customer: { name: 'Red Polo', phone: '' },
  })
  await owner(`/counter-bookings/${id}/acts`, { act: 'start' })
  const page = await atFrontDesk(`/business/bookings?booking=${id}`)
  const { click, clicks } = counting()
  await click(page.getByRole('dialog', { name: code }).getByRole('button', { name: 'Done at another price' }))
  const form = page.getByRole('dialog', { name: `What was done for ${code}?` })
  await expect.poll(() => form.getByLabel(/Another total/).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('612')
  await click(form.getByRole('button', { name: /^Complete at R 612/ }))
  await page.getByText('Booking completed').waitFor()
  expect(clicks()).toBe(2)
  await page.getByRole('region', { name: 'Price' }).getByText('R 612,00').first().waitFor()
})

test('closing a day shows what stands in it: one tap asks its driver for another time; the public page tells the closure', async () => {
  // Who has just written is told in full; others get a template.
  const phone = await openPhone(visit, origin, customer.phone)
  await phone.say('hi')
  const options = 'services=alignment&quantity=1&locationType=wait'
  const { days } = await driver<{ days: { date: string }[] }>(`${shop}/open-days?${options}&count=10`)
  const date = days.at(-2)?.date ?? ''
  const { starts } = await driver<{ starts: string[] }>(`${shop}/open-slots?${options}&date=${date}`)
  const time = new Date(Date.parse(starts[0] ?? '') + 2 * 60 * 60 * 1000).toISOString().slice(11, 16)
  const { id, code } = await driver<{ id: string; code: string }>('/bookings', {
    ...{ shopId: shops[0]?.shop.id, services: ['alignment'], quantity: 1, date, time },
    customer: { name: customer.fullName, email: customer.email, phone: customer.phone },
  })
  await owner(`/counter-bookings/${id}/acts`, { act: 'confirm' })
  const page = await atFrontDesk(`/business/bookings?view=day&date=${date}`)
  await page.getByRole('button', { name: 'Close a day' }).click()
  const form = page.getByRole('dialog', { name: `Close ${dayWords(date)}` })
  await form.getByText(code).waitFor()
  await form.getByLabel('Reason').fill('Stocktaking')
  await form.getByRole('button', { name: /^Close, and go through/ }).click()
  const row = form.getByRole('listitem').filter({ hasText: code })
  await row.getByRole('button', { name: /^Ask for / }).click()
  await row.getByText(/^You offered/).waitFor()
  await phone.chat
    .getByText(`We are closed on ${dayWords(date)}`)
    .last()
    .waitFor({ timeout: 60_000 })
  await goTo(page, `${origin}/business/${shops[0]?.shop.slug}`)
  await page
    .getByRole('list', { name: 'Coming closures' })
    .getByText(`${dayWords(date)}: Closed, Stocktaking`)
    .waitFor()
})
