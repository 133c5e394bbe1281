import type { Locator, Page } from 'playwright-core'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'

/** In a form about a time: the first day that has a free one, or the last; and its first free time. */
export async function chooseTime(form: Locator, which: 'first' | 'last' = 'first'): Promise<void> {
  const days = form.getByRole('group', { name: /date$/ }).getByRole('radio')
  await days.first().waitFor({ state: 'attached' })
  await days[which]().press(' ')
  await form.getByRole('group', { name: /time$/ }).getByRole('radio', { name: /^\d/ }).first().press(' ')
}

/** On the page for signing in: the demo's customer, unless somebody else is meant. */
export async function fillSignIn(
  page: Page,
  password = demoPassword,
  email: string = demoAccounts.customer.email,
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
