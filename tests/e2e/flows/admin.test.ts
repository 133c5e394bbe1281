import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { accessibilityProblems, goTo, openBrowser, scrollsSideways } from '../browser.ts'
import { openPhone } from '../phone.ts'
import { startProgram } from '../program.ts'
import { adminCookie, signInAdmin } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()
// A code counts once, and the server takes two in half a minute: one is for this session, one for who signs in below.
const [name = '', value = ''] = (await adminCookie(origin)).split('=')

/** A page of the console, for the admin who is signed in. */
async function visitConsole(path: string): Promise<Page> {
  const page = await visit('about:blank')
  await page.context().addCookies([{ name, value, url: origin }])
  await goTo(page, `${origin}${path}`)
  return page
}

test('an admin answers in the console whoever asks for a person in the chat, and the phone has it', async () => {
  const page = await visitConsole('/admin/support')
  await page.getByRole('heading', { name: 'Support', exact: true }).waitFor()

  const phone = await openPhone(visit, origin, '+27820000077')
  await phone.say('talk to a person')
  await phone.say('The shop does not pick up the phone')
  // It appears without a reload.
  const words = page.getByRole('row').filter({ hasText: 'The shop does not pick up the phone' })
  await words.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await words.getByRole('button').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Message', exact: true }).fill('We will call them for you')
  await page.keyboard.press('Enter')
  await phone.chat.getByText('We will call them for you').waitFor()
  await words.waitFor({ state: 'detached' })

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
})

/** A device that holds passkeys and knows its user, as a phone with a fingerprint does. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${origin}/admin-login`)
}

async function givePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(demoAccounts.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an admin brings in tyres, records a payment and decides a report', async () => {
  const page = await visitConsole('/admin/tyres/import')
  const list = 'Tyre Brand,Tyre Name,Size\nMichelin,Karoo Trail,205/55R16 91V\nMichelin,,205/55R16'
  const file = { name: 'tyres.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Row 3: Missing name/model').waitFor()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByText('Success: 1. Already there: 0. Errors: 1.').waitFor()

  await page.goto(`${origin}/admin/revenue?status=overdue`)
  const owed = page.getByRole('row').filter({ hasText: 'SP-' }).first()
  await owed.getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click()
  await page.getByRole('form', { name: 'Record payment' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/ recorded on SP-/).waitFor()

  await page.goto(`${origin}/admin/reports`)
  await page.locator('[data-opens-row]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('No report waits for a decision').waitFor()
})

test('an admin enrols a passkey and signs in by it, by a recovery code, and is locked out after five guesses', async () => {
  const page = await visit(`${origin}/admin-login`)
  await giveDevice(page)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401 && answer.request().method() === 'GET') refused.push(answer.url())
  })
  await signInAdmin(page, '/admin/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Remove Work laptop' }).waitFor()
  await page.getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new ones' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  const recovery = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('checkbox', { name: 'I have kept them' }).check()
  await codes.getByRole('button', { name: 'Continue' }).click()
  expect(await accessibilityProblems(page)).toEqual([])

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${origin}/admin/platform`)
  await page.getByRole('heading', { name: 'The platform today' }).waitFor()

  await signOut(page)
  expect(refused).toEqual([])
  await givePassword(page)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/admin/platform`)
  await page.getByText('Recovery codes: 9 left').waitFor()

  await signOut(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await givePassword(page)
  for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
    await page.getByLabel('Code of your authenticator').fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText(`Invalid code. ${left} remaining.`).waitFor()
  }
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByLabel('Code of your authenticator').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid code. Please sign in again.').waitFor()
  await page.getByLabel('Password', { exact: true }).waitFor()
})
