import type { Locator, Page } from 'playwright-core'
import { codeOfKey } from '#core/auth/admin/authenticator.ts'
import { demoAccounts, demoAuthenticatorKey, demoPassword } from '#db/seed/demo-people.ts'

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

const STEP_MS = 30_000
const lastSteps = new Map<string, number>()

/**
 * The code of the demo admin's authenticator. Each counts once, so a second sign-in in the same half minute takes the
 * next one, which the server takes a step ahead of time.
 */
function nextAdminCode(origin: string): string {
  const step = Math.max(Math.floor(Date.now() / STEP_MS), (lastSteps.get(origin) ?? 0) + 1)
  lastSteps.set(origin, step)
  return codeOfKey(demoAuthenticatorKey, new Date(step * STEP_MS))
}

/** Signs the demo's admin in, from whichever page, and waits for the console. `back` is where it leads. */
export async function signInAdmin(page: Page, back = '/admin/platform'): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/admin-login?return=${back}`)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(demoAccounts.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code of your authenticator').fill(nextAdminCode(origin))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${origin}${back}`)
}

/** The cookie of the demo's admin, signed in without a page. */
export async function adminCookie(origin: string): Promise<string> {
  const post = async (path: string, body: object): Promise<Response> => {
    const headers = { origin, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer
  }
  const begun = await post('/admin/sign-in', { email: demoAccounts.admin.email, password: demoPassword })
  const { challenge } = await begun.json()
  const signedIn = await post('/admin/sign-in/code', { challenge, code: nextAdminCode(origin) })
  return signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** The API as somebody of the demo who is signed in, and told of everything at whatever time this runs. */
export async function apiAs(origin: string, email: string) {
  const headers = { origin, 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: demoPassword })
  const answer = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const api = async <Answer>(path: string, sent?: unknown, method = sent ? 'POST' : 'GET'): Promise<Answer> => {
    const own = { method, headers: { ...headers, cookie } }
    const given = await fetch(`${origin}/api${path}`, sent ? { ...own, body: JSON.stringify(sent) } : own)
    if (!given.ok) throw new Error(`${path}: ${await given.text()}`)
    return given.json()
  }
  await api('/preferences', { quietHours: { start: '00:00', end: '00:00' } }, 'PATCH')
  return api
}

type Rules = { rules: { bays: number } }

/** Gives a shop room for a walk-in at whatever time this runs. */
export async function giveRoom(api: Awaited<ReturnType<typeof apiAs>>, shop: string): Promise<void> {
  const { rules } = await api<Rules>(`${shop}/services`)
  await api(`${shop}/booking-rules`, { ...rules, bays: rules.bays + 4 }, 'PATCH')
}
