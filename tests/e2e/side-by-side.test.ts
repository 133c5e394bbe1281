import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { actOf, wordsOf } from '#tests/dialogues/run-transcript.ts'
import { hours, wednesdayMorning } from '#tests/support/context.ts'
import { makeShop } from '#tests/support/factories.ts'
import { openBrowser } from './browser.ts'
import { peopleOf, worldWithSite } from './people.ts'

const world = await worldWithSite(wednesdayMorning)
const { ctx, origin, settle } = world
const visit = openBrowser()
const { signedIn, openAs } = peopleOf(world, visit)

const shop = await makeShop(ctx, { name: 'Kloof Tyres', city: 'Sandton' })
const PHONE = '+27821234567'

/** The driver does this on the phone; `[Title]` taps. */
const onPhone = async (words: string) =>
  world.act({ from: PHONE, ...(await actOf(world, PHONE, words, () => `on the phone: ${words}`)) })
const lastOnPhone = async () => wordsOf((await world.bubbles(PHONE)).at(-1) ?? expect.fail('nothing on the phone'))

const said = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).last()
async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(words)
  await page.keyboard.press('Enter')
  await said(page, words)
    .getByText(/\d\d:\d\d/)
    .waitFor()
  await settle()
}
const yard = sharp({ create: { width: 300, height: 200, channels: 3, background: '#884422' } }).jpeg()
/** Writes the words with a picture beside them. */
async function attach(page: Page, words: string): Promise<void> {
  const buffer = await yard.toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Remove yard.jpg' }).waitFor()
  await page.getByRole('progressbar', { name: 'Uploading yard.jpg' }).waitFor({ state: 'detached' })
  await write(page, words)
}
const tick = (page: Page, words: string, state: string) => said(page, words).getByRole('img', { name: state }).waitFor()

const seller = await signedIn('+27821110001', 'Riaan Botha', shop)

test('a driver on WhatsApp and a seller in a browser talk with each other, also after the 24 hours', async () => {
  await onPhone('ask Kloof Tyres if they have lay-by')
  await onPhone('[Send it]')
  // The seller was away: it waits, unread.
  const page = await openAs(seller, '/business/messages')
  const row = page.getByRole('link').filter({ hasText: 'do you have lay-by' })
  await row.getByText('1 unread').waitFor()
  await row.click()
  await said(page, 'do you have lay-by').waitFor()
  await row.getByText('1 unread').waitFor({ state: 'detached' })

  await write(page, 'Yes, over three months')
  expect(await lastOnPhone()).toContain('Kloof Tyres answered*\nYes, over three months')
  await tick(page, 'Yes, over three months', 'Delivered')
  await onPhone('and what is the deposit')
  await said(page, 'and what is the deposit').waitFor()

  ctx.clock.advance(hours(25))
  await write(page, 'R 500 down')
  expect(await lastOnPhone()).toContain('Kloof Tyres has a message for you. Reply to read it.')
  await said(page, 'R 500 down').getByText('Kept: WhatsApp lets us write only after they write').waitFor()
  await onPhone('[Read it]')
  expect(await lastOnPhone()).toContain('R 500 down')
  await tick(page, 'R 500 down', 'Delivered')
})

test('a driver in a browser, a guest with the private link and the seller see each other write without a reload', async () => {
  const driver = await openAs(await signedIn('+27821110002', 'Naledi Mabaso'), '/messages')
  const page = await openAs(seller, '/business/messages')
  const begin = async (path: string, data: object) => {
    const answer = await driver.request.post(`${origin}/api${path}`, { headers: { origin }, data })
    return (await answer.json()) as { id: string; link: string }
  }
  const { id } = await begin('/threads', { shopId: shop.id, message: 'Do you fit run-flats?' })
  await page.getByRole('link').filter({ hasText: 'Do you fit run-flats?' }).click()
  await write(page, 'We do, from R 120')
  await driver.getByRole('link').filter({ hasText: 'We do, from R 120' }).click()
  await said(driver, 'We do, from R 120').waitFor()
  await tick(page, 'We do, from R 120', 'Read')
  expect(driver.url()).toContain(id)
  await write(driver, 'I come on Friday')
  await said(page, 'I come on Friday').waitFor()
  await page.getByRole('textbox', { name: 'Message', exact: true }).pressSequentially('G')
  await driver.getByText('Kloof Tyres is writing...').waitFor()
  await attach(page, 'Go round the back')
  await driver.getByRole('button', { name: /^Open the photo from/ }).waitFor()
  await driver.getByText('Kloof Tyres is writing...').waitFor({ state: 'detached' })

  // While the driver's phone is in a tunnel, words and a picture come: then all of them are there, once and in order.
  await driver.context().setOffline(true)
  await driver.getByText("You're offline. Some features may not work.").waitFor()
  await write(page, 'First gate')
  await attach(page, 'Second door')
  await driver.context().setOffline(false)
  // The list beside the conversation shows the newest words, too, and may show them first.
  const words = driver.getByText(/^(Go round the back|First gate|Second door)$/)
  await expect.poll(() => words.allTextContents()).toEqual(['Go round the back', 'First gate', 'Second door'])
  await expect.poll(() => driver.getByRole('button', { name: /^Open the photo from/ }).count()).toBe(2)

  const asked = { shopId: shop.id, name: 'Sipho', email: 'sipho@example.com', message: 'Open on Saturday?' }
  const { link } = await begin('/guest-messages', asked)
  const guest = await visit(link)
  // A hand is on the list, so that nothing moves below it.
  await page.getByRole('button', { name: '1 new' }).click()
  // Words that are sent before the chosen conversation is drawn reach nobody.
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Until five')
  const chosen = page.getByRole('link').filter({ hasText: 'Open on Saturday?' })
  await chosen.evaluate((link: HTMLElement) => {
    link.click()
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    document.querySelector('textarea[aria-label="Message"]')?.dispatchEvent(enter)
  })
  await said(page, 'We do, from R 120').waitFor({ state: 'detached' })
  await settle()
  expect(await (await driver.request.get(`${origin}/api/threads/${id}/messages`)).text()).not.toContain('Until five')
  await write(page, 'Until one')
  await said(guest, 'Until one').waitFor()
  await write(guest, 'See you then')
  await said(page, 'See you then').waitFor()
})
