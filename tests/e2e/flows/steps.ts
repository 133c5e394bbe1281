import type { Locator, Page } from 'playwright-core'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'

/** In a form for booking: the first day that has a free time, and the first such time. */
export async function chooseFirstTime(form: Locator): Promise<void> {
  const day = form.getByRole('group', { name: /date$/ })
  await day.getByRole('radio').first().press(' ')
  const time = form.getByRole('group', { name: /time$/ })
  await time.getByRole('radio', { name: /^\d/ }).first().press(' ')
}

/** On the page for signing in: the demo's customer. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccounts.customer.email)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
