import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { accessibilityProblems, goTo, openBrowser, scrollsSideways, wholeBrowser } from '../browser.ts'
import { openPhone, phoneOn } from '../phone.ts'
import { startProgram } from '../program.ts'
import { chooseTime, fillSignIn } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()
const visitWithNotices = openBrowser(wholeBrowser)

test('a driver signs up with the code from WhatsApp, and stays signed in', async () => {
  const page = await visit(`${origin}/login`, { width: 360 })
  await page.getByRole('tab', { name: 'Get Started' }).click()
  await page.getByRole('radio', { name: 'WhatsApp' }).press(' ')
  await page.getByLabel('Full name').fill('Lindani Zwane')
  await page.getByLabel('WhatsApp number').fill('082 555 0123')
  await page.getByRole('checkbox', { name: /^I accept/ }).check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('OTP Sent!').waitFor()

  const phone = await openPhone(visit, origin, '082 555 0123')
  const message = await phone.chat.getByText(/\d{6}/).first().innerText()
  const code = /\d{6}/.exec(message)?.[0] ?? ''
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Invalid OTP. 2 attempts remaining.').waitFor()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('dialog', { name: 'One last step!' }).getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL(`${origin}/profile`)
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  await page.reload()
  await page.getByText('Lindani Zwane').first().waitFor()
  await page.getByText('082 555 0123').first().waitFor()
})

test('a wrong password is refused without saying what was wrong, and the right one leads back', async () => {
  const page = await visit(`${origin}/booking`)
  await page.waitForURL(/\/login\?return=/)
  await fillSignIn(page, 'not-the-password')
  await page.getByText('Invalid e-mail address or password.').waitFor()
  expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(demoAccounts.customer.email)
  await fillSignIn(page, demoPassword)
  await page.waitForURL(`${origin}/booking`)
  await page.getByRole('heading', { name: 'My Bookings' }).waitFor()
})

test('booking a deal survives signing in: its form is open again, and the booking stands in My Bookings', async () => {
  const page = await visit(`${origin}/`, { width: 360 })
  const card = page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').first()
  const [tyre = '', shop = ''] = ((await card.getAttribute('aria-label')) ?? '').split(' at ')
  await card.getByRole('link', { name: tyre }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book Now' }).click()
  await page.getByRole('dialog', { name: 'How would you like to book?' }).getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page)

  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await form.getByText('Booking as Thandi Mokoena').waitFor()
  await form.getByText(tyre, { exact: true }).last().waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await chooseTime(form)
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.getByText('Your request is sent').waitFor()
  await page.getByRole('link', { name: 'See your booking' }).click()
  const booking = page.getByRole('main').getByRole('article').first()
  await booking.getByRole('link', { name: shop }).waitFor()
  await booking.getByText('Pending', { exact: true }).waitFor()

  await booking.getByRole('link', { name: 'Continue on WhatsApp' }).click()
  const driver = await phoneOn(page)
  await driver.sendWhatStandsThere(/^Booking [A-Z\d]{5}$/)
  expect(await driver.last()).toContain(shop)
})

test('a shop is kept by who is signed in only, stands in My Shops, and is removed there', async () => {
  const page = await visit(`${origin}/fitment-centres`)
  const shop = page.getByRole('main').getByRole('article').first()
  const name = (await shop.getAttribute('aria-label')) ?? ''
  await shop.getByRole('button', { name: `Bookmark ${name}` }).click()
  await page.getByText('Please log in to bookmark shops').waitFor()

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page)
  await page.waitForURL(`${origin}/fitment-centres`)
  await shop.getByRole('button', { name: `Bookmark ${name}`, pressed: false }).click()
  await shop.getByRole('button', { name: `Bookmark ${name}`, pressed: true, disabled: false }).waitFor()
  await goTo(page, `${origin}/bookmarks`)
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByText('No shops saved yet').waitFor()
})

test('a confirmed booking is moved: each answer of the shop shows without a reload', async () => {
  const page = await visit(`${origin}/login`)
  await fillSignIn(page)
  await page.waitForURL(`${origin}/profile`)
  await goTo(page, `${origin}/search/results?size=195/65R15`)
  const [, shop = ''] = ((await page.getByRole('article').first().getAttribute('aria-label')) ?? '').split(' at ')
  await page
    .getByRole('link', { name: /^Choose a time/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await chooseTime(form)
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('link', { name: 'See your booking' }).click()
  const booking = page.getByRole('main').getByRole('article').first()
  await booking.getByText('Pending', { exact: true }).waitFor()

  const frontDesk = await openPhone(visit, origin, shop)
  await frontDesk.press('Confirm')
  await booking.getByText('Confirmed', { exact: true }).waitFor()

  await booking.getByRole('link', { name: 'Change time' }).click()
  const move = page.getByRole('dialog', { name: 'Change the time' })
  await chooseTime(move, 'last')
  await move.getByRole('button', { name: 'Ask for this time' }).click()
  await booking.getByText(/^You asked for/).waitFor()
  await frontDesk.chat.getByText('instead of').waitFor()
  await frontDesk.press('Confirm')
  await booking.getByText(/^You asked for/).waitFor({ state: 'detached' })
  await booking.getByText('Confirmed', { exact: true }).waitFor()
})

test('a browser shows a notice while its conversation is not looked at, and leads there', async () => {
  const page = await visitWithNotices(`${origin}/login?return=%2Fprofile`, {
    width: 360,
    permissions: ['notifications'],
  })
  // Without a window, Chromium knows no push service; everything on this side of it is its own.
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const made = { options: {}, toJSON: () => ({ endpoint: `https://push.example.com/${Math.random()}`, keys }) }
    Object.assign(PushManager.prototype, { subscribe: async () => made, getSubscription: async () => null })
  })
  await fillSignIn(page)
  await page.waitForURL(`${origin}/profile`)
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Show notifications in this browser' }).click()
  await page.getByText('This browser', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Send me a test: In-app' }).click()
  await page.getByText('This is a test').first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)

  const devtools = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) registered.resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  const push = (thread: string) => {
    const notice = { title: 'Randburg Tyres', body: 'New message', url: `/messages?thread=${thread}`, tag: thread }
    return devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) })
  }
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag }) => tag))
  await goTo(page, `${origin}/messages?thread=looked-at`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // One at a time: of two at once the browser's tools lose one now and then.
  await push('another')
  await expect.poll(shown).toEqual(['another'])
  await push('looked-at')
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate('open("/messages?thread=another")')
  await page.waitForURL(`${origin}/messages?thread=another`)
  expect(await shown()).toEqual(['another'])
})
