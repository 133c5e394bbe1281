import { expect, test } from 'vitest'
import type { ThreadPage } from '#core/contracts/threads.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from '../browser.ts'
import { startProgram } from '../program.ts'
import { fillSignIn } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()

async function signedIn(email: string) {
  const headers = { origin, 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: demoPassword })
  const answer = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async <Answer>(path: string, sent?: unknown): Promise<Answer> => {
    const own = { headers: { ...headers, cookie } }
    return (
      await fetch(`${origin}/api${path}`, sent ? { ...own, method: 'POST', body: JSON.stringify(sent) } : own)
    ).json()
  }
}

test('a seller answers by keyboard what a driver asks, with a ready reply, and notes what only the shop may know', async () => {
  const driver = await signedIn(demoAccounts.customer.email)
  const { threads } = await driver<ThreadPage>('/threads?role=customer')
  const seller = await signedIn(demoAccounts.seller.email)
  const { shops } = await seller<{ shops: { shop: { id: string } }[] }>('/my-shops')
  const shopId = shops[0]?.shop.id
  const thread = threads.find(({ shop }) => shop?.id === shopId)
  await seller(`/shops/${shopId}/canned-replies`, { title: 'Yes', shortcut: 'yes', content: 'Yes {driver}, we do.' })
  await driver(`/threads/${thread?.id}/messages`, { message: 'Do you balance caravan wheels?' })

  const page = await visit(`${origin}/business/messages`)
  await page.getByRole('link', { name: 'Log In' }).click()
  await page.waitForURL(/\/login\?return=/)
  await fillSignIn(page, demoPassword, demoAccounts.seller.email)
  await page.waitForURL(`${origin}/business/messages`)
  await page.getByRole('link', { name: /Do you balance caravan wheels/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await field.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.type('/yes')
  await page.getByRole('list', { name: 'Ready replies' }).getByRole('button').first().waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('Yes Thandi Mokoena, we do.')
  await page.keyboard.press('Control+Enter')
  const said = page.getByRole('region', { name: 'Messages', exact: true })
  await said.getByText('Yes Thandi Mokoena, we do.').waitFor()

  await page.getByRole('tab', { name: 'Private note' }).click()
  await page.getByRole('textbox', { name: 'Private note' }).fill('Ask her for the wheel nuts')
  await page.keyboard.press('Control+Enter')
  await said.getByText('Ask her for the wheel nuts').waitFor()
  const heard = JSON.stringify(await driver(`/threads/${thread?.id}/messages`))
  expect(heard).toContain('Yes Thandi Mokoena, we do.')
  expect(heard).not.toContain('wheel nuts')

  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'For an hour' }).click()
  await page.getByRole('link', { name: /^Thandi Mokoena/ }).waitFor({ state: 'detached' })
  await page.getByLabel('Show', { exact: true }).selectOption('snoozed')
  await page.getByRole('link', { name: /^Thandi Mokoena/ }).waitFor()

  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await scrollsSideways(page)).toBe(false)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityProblems(page)).toEqual([])
})
