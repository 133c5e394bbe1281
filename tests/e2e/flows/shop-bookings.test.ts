import { test } from 'vitest'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { clockOf } from '#web/lib/dates.ts'
import { openBrowser } from '../browser.ts'
import { openPhone } from '../phone.ts'
import { startProgram } from '../program.ts'

const { origin } = await startProgram()
const visit = openBrowser()

/** Signed in, and told of everything at whatever time this runs. */
async function signedIn(email: string) {
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
  return { cookie, api }
}

const work = { services: ['puncture_repair'], quantity: 1 }

test('a request arrives live, is confirmed by keyboard and moved; a walk-in is started and done; the driver hears of it', async () => {
  const driver = await signedIn(demoAccounts.customer.email)
  const seller = await signedIn(demoAccounts.seller.email)
  const { shops } = await seller.api<{ shops: { shop: { id: string } }[] }>('/my-shops')
  const shop = `/shops/${shops[0]?.shop.id}`
  const wish = 'services=puncture_repair&quantity=1&locationType=wait'
  const { days } = await driver.api<{ days: { date: string }[] }>(`${shop}/open-days?${wish}&count=14`)
  const { starts } = await driver.api<{ starts: string[] }>(`${shop}/open-slots?${wish}&date=${days.at(-1)?.date}`)

  const page = await visit('about:blank')
  const [name = '', value = ''] = seller.cookie.split('=')
  await page.context().addCookies([{ name, value, url: origin }])
  await page.goto(`${origin}/business/bookings`, { waitUntil: 'networkidle' })
  const asked = await driver.api<{ code: string }>('/bookings', {
    shopId: shops[0]?.shop.id,
    ...work,
    locationType: 'wait',
    date: days.at(-1)?.date,
    time: clockOf(starts[0] ?? ''),
    customer: { name: demoAccounts.customer.fullName },
  })
  await page.getByRole('button', { name: asked.code, exact: true }).waitFor()

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: asked.code })
  await panel.getByRole('button', { name: 'Confirm' }).press('Enter')
  await page.getByText('Booking confirmed').waitFor()
  const bays = panel.getByRole('group', { name: 'Bay' }).getByRole('button')
  await bays.and(page.locator(':enabled')).last().press('Enter')
  await page.getByText(/is in bay \d now$/).waitFor()

  const { id: blockId, start } = await seller.api<{ id: string; start: string }>(`${shop}/bay-blocks`, {
    words: 'White Polo',
    minutes: 30,
  })
  const { fullName, phone } = demoAccounts.customer
  const entered = await seller.api<{ id: string; code: string }>(`${shop}/counter-bookings`, {
    ...work,
    start,
    blockId,
    customer: { name: fullName, phone },
  })
  await page.goto(`${origin}/business/bookings?booking=${entered.id}`)
  const walkIn = page.getByRole('dialog', { name: entered.code })
  await walkIn.getByRole('button', { name: 'Start' }).click()
  await walkIn.getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Booking completed').waitFor()

  const { chat } = await openPhone(visit, origin, phone)
  await chat.getByText(asked.code).first().waitFor()
  await chat.getByText(entered.code).first().waitFor()
})
