import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { goTo, openBrowser } from '../browser.ts'
import { openPhone, phoneOn } from '../phone.ts'
import { startProgram } from '../program.ts'
import { chooseTime } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()
const results = `${origin}/search/results?size=205/55R16`

test('a guest books a listing, keeps the private link, takes the calendar file and cancels', async () => {
  const page = await visit(`${origin}/search/results?size=205/55R16`, { width: 360 })
  await page
    .getByRole('link', { name: /^Choose a time/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'How would you like to book?' }).waitFor()
  await page.getByRole('link', { name: 'Continue as guest' }).click()

  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await form.getByRole('button', { name: 'Book Now' }).click()
  await form.getByText('Preferred date is required').waitFor()
  await chooseTime(form)
  await form.getByLabel('Full name').fill('Sipho Dlamini')
  await form.getByLabel('Phone').fill('082 555 0100')
  await form.getByLabel('E-mail').fill('sipho@guest.example')
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.getByText('Your request is sent').waitFor()
  await page.getByText(/^We hold this time until/).waitFor()
  await page.getByRole('link', { name: 'Keep this time' }).click()

  await page.getByText('Keep this page').waitFor()
  await page.getByText('Pending', { exact: true }).waitFor()
  const link = page.url()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Add to calendar' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Calendar file' }).click()),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)

  const code = await page.getByText(/^Reference [A-Z\d]{5}$/).innerText()
  await page.getByRole('link', { name: 'Continue on WhatsApp' }).click()
  const driver = await phoneOn(page)
  await driver.sendWhatStandsThere(/^Booking [A-Z\d]{5} \(key .+\)$/)
  expect(await driver.last()).toContain(code.replace('Reference ', ''))

  const elsewhere = await visit(link)
  await elsewhere.getByRole('button', { name: 'Cancel booking' }).click()
  await elsewhere
    .getByRole('alertdialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel booking' })
    .click()
  await elsewhere.getByText('Cancelled by you').waitFor()

  await goTo(elsewhere, `${origin}/mailbox`)
  await elsewhere
    .getByRole('button', { name: /^sipho@guest\.example .* Please confirm your e-mail address/ })
    .first()
    .click()
  const letter = elsewhere.frameLocator('iframe')
  expect(
    await letter
      .getByRole('link', { name: /booking/ })
      .first()
      .getAttribute('href'),
  ).toMatch(new RegExp(`^${link}#confirm=`))
})

/** The demo seller's shop, told of everything at whatever time this runs. */
async function openShop(): Promise<{ name: string; page: string }> {
  const { email } = demoAccounts.seller
  const headers = { origin }
  const { request } = await visit(origin)
  await request.post(`${origin}/api/auth/sign-in`, { headers, data: { email, password: demoPassword } })
  const quietHours = { start: '00:00', end: '00:00' }
  const changed = await request.patch(`${origin}/api/preferences`, { headers, data: { quietHours } })
  expect(changed.ok()).toBe(true)
  return { name: 'Benmore Wheel House', page: `${origin}/business/benmore-wheel-house` }
}

test('up to four offers are compared; the link shows the same to somebody else, and the chat the same again', async () => {
  const page = await visit(results, { permissions: ['clipboard-read', 'clipboard-write'] })
  const offers = page.getByRole('article')
  await offers.first().waitFor()
  const names = await offers.evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute('aria-label') ?? ''))
  const pick = (at: number) => offers.nth(at).getByRole('button', { name: /^Compare / })
  for (const at of [0, 1, 2]) await pick(at).click()
  await page.getByText('3 of 4 to compare').waitFor()
  await pick(3).click()
  await page.getByText('4 of 4 to compare').waitFor()
  await pick(4).click()
  await page.getByText('You can compare up to 4 tyres. Remove one first.').waitFor()
  expect(await pick(4).getAttribute('aria-pressed')).toBe('false')

  await page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const friend = await visit(link, { width: 360 })
  const table = friend.getByRole('table')
  for (const name of names)
    await table
      .getByText(name.split(' at ').at(-1) ?? '')
      .first()
      .waitFor()
  await friend.getByRole('link', { name: 'Send to my WhatsApp' }).click()
  const driver = await phoneOn(friend)
  await driver.sendWhatStandsThere(/^Compare ([A-Z\d]{5}(, )?){4}$/)
  await driver.chat.getByText('4 offers side by side').waitFor()
})

test('without a connection the page says so and what was opened still opens; with it, that it is back', async () => {
  const page = await visit(results)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const offer = page.getByRole('article').first()
  const name = await offer.getAttribute('aria-label')

  await page.context().setOffline(true)
  await page.getByText("You're offline. Some features may not work.").waitFor()
  await page.goto(`${origin}/profile`)
  await page.goto(results)
  await page.getByText("You're offline. Some features may not work.").waitFor()
  expect(await offer.getAttribute('aria-label')).toBe(name)

  await page.context().setOffline(false)
  await page.getByText("You're back online.").waitFor()
})

test('from a listing into the chat: the driver books there, the shop confirms, the driver is told', async () => {
  const page = await visit(`${origin}/`)
  await page.getByLabel('Tyre size').fill('205 55 16')
  await page.getByLabel('Near').fill('Sandton')
  await page.getByRole('button', { name: 'Search Tyres' }).click()
  await page.getByRole('heading', { name: '205/55R16 near Sandton' }).waitFor()
  const offer = page.getByRole('article').first()
  const shop = (await offer.getAttribute('aria-label'))?.split(' at ').at(-1) ?? ''
  await offer.getByRole('link', { name: /^Book on WhatsApp/ }).click()

  const driver = await phoneOn(page)
  await driver.sendWhatStandsThere(/^Book [A-Z\d]{5}$/)
  expect(await driver.last()).toContain('You wait while it is done')
  await driver.chooseFirst('Days')
  await driver.chooseFirst('Times')
  expect(await driver.last()).toContain(demoAccounts.customer.fullName)
  await driver.press('Send request')
  await driver.chat.getByText('Asked!').waitFor()

  const frontDesk = await openPhone(visit, origin, shop)
  await frontDesk.press('Confirm')
  await driver.chat.getByText(`Confirmed: ${shop}`).waitFor()
  await driver.chat.getByRole('link', { name: 'Calendar' }).first().waitFor()

  await goTo(page, `${origin}/mailbox`)
  await page
    .getByRole('button', { name: /New booking request/ })
    .first()
    .click()
  await page.frameLocator('iframe').getByText('205/55R16').first().waitFor()
})

test('from a shop into the chat, at its fitting', async () => {
  const page = await visit(`${origin}/fitment-centres`)
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const shop = await link.innerText()
  await link.click()
  await page
    .getByRole('link', { name: `Continue on WhatsApp with ${shop}` })
    .first()
    .click()
  const driver = await phoneOn(page)
  await driver.sendWhatStandsThere(/^Fitting at /)
  await driver.chat.getByText(`Booking at ${shop}: Tyre Fitting.`).last().waitFor()
})

test('a visitor asks a shop, which answers in its chat; the private page shows it without a reload', async () => {
  const shop = await openShop()
  const page = await visit(shop.page, { width: 360 })
  await page.getByRole('link', { name: 'Message Seller', exact: true }).first().click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  const form = page.getByRole('dialog', { name: 'Message Seller' })
  await form.getByLabel('Name').fill('Zanele Khoza')
  await form.getByLabel('Message').fill('Do you fill with nitrogen?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await form.getByText('Please enter a phone number or an e-mail address').first().waitFor()
  await form.getByLabel('Phone').fill('082 555 0177')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message sent!').waitFor()
  await page.getByRole('link', { name: 'Open your private page' }).click()
  const thread = page.getByRole('region', { name: 'Conversation' })
  await thread.getByText('Do you fill with nitrogen?').waitFor()

  const frontDesk = await openPhone(visit, origin, shop.name)
  // The shop has not written for a day, so it is asked to, and then gets the words.
  await frontDesk.press('Read it')
  await frontDesk.chat.getByText('Do you fill with nitrogen?').waitFor()
  await frontDesk.press('Answer')
  await frontDesk.say('Yes, R 20 a tyre')
  await thread.getByText('Yes, R 20 a tyre').waitFor()

  await thread.getByRole('button', { name: 'Record a voice note' }).click()
  await thread.getByText('0:02').waitFor()
  await thread.getByRole('button', { name: 'Stop and attach' }).click()
  await thread
    .getByRole('list', { name: 'Attached files' })
    .getByText(/^Voice note/)
    .waitFor()
  await thread.getByRole('button', { name: 'Send', exact: true }).click()
  await thread.getByRole('list', { name: 'Attached files' }).waitFor({ state: 'detached' })
  await thread.getByRole('button', { name: /^Play the voice note/ }).waitFor()
})

test('what somebody did on the results is there when they come back', async () => {
  const page = await visit(results, { width: 360 })
  await page.getByRole('button', { name: 'Show more offers' }).click()
  const offer = page.getByRole('article').nth(15)
  const [tyre = '', shop = ''] = ((await offer.getAttribute('aria-label')) ?? '').split(' at ')
  await offer.getByRole('button', { name: /^Compare/ }).click()
  await page.waitForURL('**compare=**')

  const before = await page.evaluate(() => window.history.length)
  await offer.getByRole('link', { name: /^Choose a time/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await offer.locator('a[href^="/business/"]').click()
  await page.getByRole('heading', { level: 1, name: shop }).waitFor()
  // The shop stands where the dialog was.
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  await page.goBack()
  const isSeen = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  }
  await expect.poll(() => offer.evaluate(isSeen)).toBe(true)

  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const sheet = page.getByRole('region', { name: /^\d+ offers? at / })
  const pin = page.locator('.leaflet-marker-icon').first()
  await pin.waitFor()
  // Several shops under one pin lead closer first; a second press within half a second is held for the first.
  const opens = async () => {
    if (!(await sheet.isVisible())) await pin.press('Enter')
    return sheet.isVisible()
  }
  await expect.poll(opens, { timeout: 30_000, interval: 700 }).toBe(true)
  await sheet.getByRole('article').first().waitFor()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('columnheader', { name: new RegExp(tyre) }).waitFor()
})
