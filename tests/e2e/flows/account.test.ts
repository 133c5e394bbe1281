import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openPhone } from '../phone.ts'
import { startProgram } from '../program.ts'
import { chooseFirstTime, signIn } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()

test('a driver signs up with the code from WhatsApp, and stays signed in', async () => {
  const page = await visit(`${origin}/login`)
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

test('a wrong password is refused in words, and the right one signs in', async () => {
  const page = await visit(`${origin}/profile`)
  await page.waitForURL(/\/login\?return=/)
  await page.getByRole('textbox', { name: 'Email' }).fill('thandi@spoor.example')
  await page.getByLabel('Password').fill('not-the-one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').getByText('Invalid').waitFor()
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('thandi@spoor.example')
  await page.getByLabel('Password').fill('Tyres4Demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${origin}/profile`)
  await page.getByText('Thandi Mokoena').first().waitFor()
})

test('booking a deal survives signing in: the same form is open again, and the booking stands in My Bookings', async () => {
  const page = await visit(`${origin}/`)
  const deals = page.getByRole('region', { name: 'Hot Deals' })
  const card = deals.getByRole('article').first()
  const [tyre = '', shop = ''] = ((await card.getAttribute('aria-label')) ?? '').split(' at ')
  await card.getByRole('link', { name: tyre }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book Now' }).click()
  await page.getByRole('dialog', { name: 'How would you like to book?' }).getByRole('link', { name: 'Sign in' }).click()
  await signIn(page)

  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await form.getByText(tyre, { exact: true }).last().waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await form.getByText('Booking as Thandi Mokoena').waitFor()
  await chooseFirstTime(form)
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.getByText('Your request is sent').waitFor()
  await page.getByRole('link', { name: 'See your booking' }).click()
  await page.getByRole('heading', { name: 'My Bookings' }).waitFor()
  const booking = page.getByRole('article').first()
  await booking.getByRole('link', { name: shop }).waitFor()
  await booking.getByText('Pending').waitFor()
})
