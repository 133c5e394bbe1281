import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MailsAnswer } from '#core/contracts/devtools/simulator.ts'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { goTo, openBrowser } from '../browser.ts'
import { startProgram } from '../program.ts'
import { signInAdmin } from './steps.ts'

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
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('I accept').check()
  await page.getByRole('button', { name: 'Create seller account' }).click()
}

/** The newest application is approved by keyboard alone. */
async function approve(admin: Page, shop: string): Promise<void> {
  await signInAdmin(admin, '/admin/business-approval')
  await admin.getByRole('row', { name: shop }).waitFor()
  await admin.keyboard.press('j')
  await admin.keyboard.press('Enter')
  await admin.getByRole('dialog', { name: shop }).waitFor()
  await admin.keyboard.press('a')
  await admin.getByText(`${shop} is approved`).waitFor()
}

async function block(admin: Page, shop: string): Promise<void> {
  await goTo(admin, `${origin}/admin/businesses?search=${encodeURIComponent(shop)}`)
  await admin.getByRole('button', { name: shop, exact: true }).click()
  const panel = admin.getByRole('dialog', { name: shop })
  await panel.getByRole('button', { name: `Block ${shop}` }).click()
  const ask = admin.getByRole('dialog', { name: `Block ${shop}?` })
  await ask.getByLabel('Reason, for the owners of the shop').fill('Deposits were asked for')
  await ask.getByRole('button', { name: 'Block' }).click()
  await panel.getByText('Hidden from customers').waitFor()
}

const isPublic = async (slug: string): Promise<boolean> => (await fetch(`${origin}/api/shops/${slug}`)).ok

/** As somebody of the demo who is signed in. */
async function enter(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in`, {
    headers: { origin },
    data: { email, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
}

test('a seller registers and is approved, a colleague joins by the mailed link, and a blocked shop is gone', async () => {
  const page = await visit(`${origin}/signup`)
  await register(page)
  await page.waitForURL(`${origin}/business/seller-dashboard`)
  await page.getByText('Pending Verification: confirm your e-mail or WhatsApp number first.').waitFor()
  await page.getByRole('link', { name: 'See what is missing' }).click()
  await page.getByText(`Open the link that we sent to ${owner.email}.`).waitFor()

  const token = new URL(await mailedLink(owner.email, '/verify-email')).hash.slice(1)
  const confirmed = await page.request.post(`${origin}/api/auth/email/confirm`, {
    headers: { origin },
    data: { token },
  })
  expect(confirmed.status()).toBe(200)
  const admin = await visit(`${origin}/`)
  expect(await isPublic('kopjes-tyres')).toBe(false)
  await approve(admin, 'Kopjes Tyres')
  expect(await isPublic('kopjes-tyres')).toBe(true)
  await goTo(page, `${origin}/business/staff`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('E-mail or WhatsApp number').fill(colleague.email)
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

  await block(admin, 'Kopjes Tyres')
  expect(await isPublic('kopjes-tyres')).toBe(false)
})
