import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApplicationPage } from '#core/contracts/admin/applications.ts'
import type { MailsAnswer } from '#core/contracts/devtools/mailbox.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { goTo, openBrowser } from '../browser.ts'
import { startProgram } from '../program.ts'

const { origin } = await startProgram()
const visit = openBrowser()

const password = 'Rubber4Road'
const owner = { name: 'Naledi Mabaso', email: 'naledi@kopjes.example' }
const colleague = demoAccounts.invited

/** The link to this page in the newest mail to somebody, once it has come. */
async function mailedLink(to: string, path: string): Promise<string> {
  const newest = async () => {
    const { mails }: MailsAnswer = await (await fetch(`${origin}/mailbox/api/mails`)).json()
    const words = mails.flatMap((mail) => (mail.to === to ? mail.text.split(/\s/) : []))
    return words.find((word) => word.startsWith(`${origin}${path}`)) ?? ''
  }
  let link = ''
  await expect.poll(async () => (link = await newest()), { timeout: 10_000, interval: 100 }).not.toBe('')
  return link
}

async function register(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(owner.name)
  await page.getByLabel('Business name').fill('Kopjes Tyres')
  await page.getByLabel('Address').fill('12 Bram Fischer Drive, Ferndale, Randburg')
  await page.getByLabel('Contact phone').fill('011 555 0170')
  await page.getByLabel('Tyre Fitting').check()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('I accept').check()
  await page.getByRole('button', { name: 'Create seller account' }).click()
}

async function approve(shop: string): Promise<void> {
  const headers = { origin, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: demoAccounts.admin.email, password: demoPassword })
  const entered = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
  const admin = { ...headers, cookie: entered.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  const waiting = await fetch(`${origin}/api/admin/applications`, { headers: admin })
  const { applications }: ApplicationPage = await waiting.json()
  const id = applications.find((one) => one.shop.name === shop)?.shop.id
  const answer = await fetch(`${origin}/api/admin/applications/${id}/approve`, { method: 'POST', headers: admin })
  expect(answer.status).toBe(200)
}

/** As somebody of the demo who is signed in. */
async function enter(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in`, {
    headers: { origin },
    data: { email, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
}

test('a seller registers, is approved once the email is confirmed, and a colleague joins by the mailed link', async () => {
  const page = await visit(`${origin}/signup`)
  await register(page)
  await page.waitForURL(`${origin}/business/seller-dashboard`)
  await page.getByText('Pending Verification: confirm your email or WhatsApp number first.').waitFor()
  await page.getByRole('link', { name: 'See what is missing' }).click()
  await page.getByText(`Open the link that we sent to ${owner.email}.`).waitFor()

  const token = new URL(await mailedLink(owner.email, '/verify-email')).hash.slice(1)
  const confirmed = await page.request.post(`${origin}/api/auth/email/confirm`, {
    headers: { origin },
    data: { token },
  })
  expect(confirmed.status()).toBe(200)
  await approve('Kopjes Tyres')
  await goTo(page, `${origin}/business/staff`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Email or WhatsApp number').fill(colleague.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`${colleague.email} gets a mail with a link.`).waitFor()
  expect(await page.getByText(/^Pending Verification/).count()).toBe(0)

  const theirs = await visit('about:blank', { width: 360 })
  await enter(theirs, colleague.email)
  await theirs.goto(await mailedLink(colleague.email, '/invitation'))
  const invitation = theirs.getByRole('region', { name: 'Kopjes Tyres' })
  await invitation.getByRole('button', { name: 'Accept' }).click()
  await theirs.waitForURL(/\/business\/seller-dashboard\?shop=kopjes-tyres$/)
  await theirs.getByRole('banner').getByText('Kopjes Tyres').waitFor()
})
