import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startProgram } from '../program.ts'
import { chooseFirstTime } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()

test('a guest books a listing, keeps the private link, takes the calendar file and cancels', async () => {
  const page = await visit(`${origin}/search/results?size=205/55R16`, { width: 360 })
  await page
    .getByRole('link', { name: /^Book here/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'How would you like to book?' }).waitFor()
  await page.getByRole('link', { name: 'Continue as guest' }).click()

  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await form.getByRole('button', { name: 'Book Now' }).click()
  await form.getByText('Preferred date is required').waitFor()
  await chooseFirstTime(form)
  await form.getByLabel('Full name').fill('Sipho Dlamini')
  await form.getByLabel('Phone').fill('082 555 0100')
  await form.getByLabel('E-mail').fill('sipho@guest.example')
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.getByText('Your request is sent').waitFor()
  await page.getByRole('link', { name: 'See your booking' }).click()

  await page.getByText('Keep this page').waitFor()
  await page.getByText('Pending').waitFor()
  const link = page.url()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)

  const elsewhere = await visit(link)
  await elsewhere.getByRole('button', { name: 'Cancel booking' }).click()
  await elsewhere
    .getByRole('alertdialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel booking' })
    .click()
  await elsewhere.getByText('Cancelled by you').waitFor()

  await elsewhere.goto(`${origin}/mailbox`)
  await elsewhere.getByRole('button', { name: /^Your request to .*sipho@guest\.example/ }).click()
  const letter = elsewhere.frameLocator('iframe')
  expect(await letter.getByRole('link', { name: /booking/ }).first().getAttribute('href')).toBe(link)
})
