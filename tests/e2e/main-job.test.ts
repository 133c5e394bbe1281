import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProgram } from './program.ts'

const { origin } = await startProgram()
const visit = openBrowser()

test('a driver finds tyres on the website, books in the chat, the shop confirms, and the driver is told', async () => {
  const page = await visit(`${origin}/`)
  await page.getByLabel('Tyre size').fill('205 55 16')
  await page.getByLabel('Near').fill('Sandton')
  await page.getByRole('button', { name: 'Search Tyres' }).click()
  const offer = page.getByRole('article').first()
  const shop = (await offer.getAttribute('aria-label'))?.split(' at ').at(-1) ?? ''
  await offer.getByRole('link', { name: /Book on WhatsApp/ }).click()

  const write = page.getByRole('textbox', { name: /^Message from/ }).first()
  const chat = page.getByRole('log').first()
  const answers = chat.getByRole('article', { name: 'Spoor' })
  const say = async (text: string) => {
    const before = await answers.count()
    await write.fill(text)
    await page.getByRole('button', { name: 'Send' }).first().click()
    await answers.nth(before).waitFor()
  }
  /** Whatever day it is, the first one that the bot offers has a free time. */
  const chooseFirst = async (list: string) => {
    const before = await answers.count()
    await chat.getByRole('button', { name: list }).click()
    const sheet = page.getByRole('dialog', { name: list })
    await sheet.getByRole('radio').first().check()
    await sheet.getByRole('button', { name: 'Send' }).click()
    await answers.nth(before).waitFor()
  }
  await write.waitFor()
  expect(await write.inputValue()).toMatch(/^Book [A-Z\d]{5}$/)
  await say(await write.inputValue())
  await say('wait')
  await chooseFirst('Days')
  await chooseFirst('Times')
  await say('Thandi')
  await say('nothing')
  await chat.getByRole('button', { name: 'Ask the shop' }).click()
  await chat.getByText('Asked!').waitFor()

  const waiting = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'unread' })
  await waiting.getByRole('button').filter({ hasText: shop }).click()
  await page
    .getByRole('log', { name: `Chat of ${shop} with Spoor` })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await chat.getByText(`Confirmed: ${shop}`).waitFor()
  await chat.getByRole('link', { name: /\.ics$/ }).waitFor()

  await page.goto(`${origin}/mailbox`)
  await page.getByRole('button', { name: /New booking request/ }).click()
  await page.frameLocator('iframe').getByText('205/55R16').first().waitFor()
})
