import { expect, test } from 'vitest'
import { accessibilityProblems, openBrowser, scrollsSideways } from '../browser.ts'
import { openPhone } from '../phone.ts'
import { startProgram } from '../program.ts'
import { signInAdmin } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()

test('an admin answers in the console whoever asks for a person in the chat, and the phone has it', async () => {
  const page = await visit(`${origin}/admin-login`)
  await signInAdmin(page, '/admin/support')
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
