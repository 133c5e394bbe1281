import { describe, expect, test } from 'vitest'
import type { Phone } from '#core/contracts/devtools/simulator.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from './browser.ts'
import { type Site, startSite } from './site.ts'

const thandi = '+27820000001'
const sandton = '+27820001000'
const phones: Phone[] = [
  { address: thandi, name: 'Thandi', role: 'driver', place: null },
  { address: sandton, name: 'Sandton Tyre & Fit', role: 'shop', place: 'Sandton' },
  { address: '+27820001001', name: 'Kloof Tyres', role: 'shop', place: 'Pinetown' },
]

const ask = { body: 'Which shop?', button: 'Shops', items: [{ item: 'Sandton', id: 'shop:1', description: '4.2 km' }] }
const confirm = { body: 'A driver asks for Monday 11:00.', actions: [{ title: 'Confirm', id: 'booking:confirm:1' }] }

/** The bot of these tests: a few fixed answers. */
async function answer(
  heard: { From: string; Body: string; ButtonPayload?: string; ListId?: string; Latitude?: string },
  site: Site,
) {
  const from = heard.From.replace('whatsapp:', '')
  if (heard.ButtonPayload) return site.say(from, { Body: `Pressed ${heard.ButtonPayload}` })
  if (heard.ListId) return site.say(from, { Body: `Chose ${heard.ListId}` })
  if (heard.Latitude) return site.say(from, { Body: `You are at ${heard.Latitude}` })
  if (heard.Body === 'shops') return site.say(from, { ContentSid: await site.template({ 'twilio/list-picker': ask }) })
  if (heard.Body === 'request')
    return site.say(from, { ContentSid: await site.template({ 'twilio/quick-reply': confirm }) })
  return site.say(from, { Body: `You said *${heard.Body}*` })
}

const site = await startSite({ phones, onMessage: answer })
const visit = openBrowser()
const chatOf = (name: string) => `Chat of ${name} with Spoor`

describe('the simulator', () => {
  test('a driver writes, the bubble gets its ticks, and the answer appears', async () => {
    const page = await visit(`${site.origin}/simulator`)
    const chat = page.getByRole('log', { name: chatOf('Thandi') })
    await page.getByRole('textbox', { name: 'Message from Thandi' }).fill('205/55R16 in Sandton')
    await page.keyboard.press('Enter')
    const mine = chat.getByRole('article', { name: 'You' })
    await mine.getByText('205/55R16 in Sandton').waitFor()
    const answer = chat.getByRole('article', { name: 'Spoor' }).getByText('You said 205/55R16 in Sandton')
    await answer.waitFor()
    expect(await answer.locator('strong').innerText()).toBe('205/55R16 in Sandton')
    await mine.getByText('Read').waitFor({ state: 'attached' })
  })

  test('a row of a list and a button are chosen; a place, a voice note and a document are shared', async () => {
    const page = await visit(`${site.origin}/simulator?phones=${thandi.slice(1)}`)
    const chat = page.getByRole('log', { name: chatOf('Thandi') })
    const write = page.getByRole('textbox', { name: 'Message from Thandi' })
    await write.fill('shops')
    await write.press('Enter')
    await chat.getByRole('button', { name: 'Shops' }).click()
    const sheet = page.getByRole('dialog', { name: 'Shops' })
    await sheet.getByRole('radio', { name: /Sandton/ }).check()
    await sheet.getByRole('button', { name: 'Send' }).click()
    await chat.getByText('Chose shop:1').waitFor()

    await write.fill('request')
    await write.press('Enter')
    await chat.getByRole('button', { name: 'Confirm' }).click()
    await chat.getByText('Pressed booking:confirm:1').waitFor()

    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('button', { name: 'Location' }).click()
    await page.getByRole('searchbox', { name: 'Or a place' }).fill('sandton')
    await page.getByRole('button', { name: 'Sandton Gauteng', exact: true }).click()
    await chat.getByText('You are at -26.107').waitFor()

    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('button', { name: 'Voice note' }).click()
    await page.getByRole('button', { name: '3 s of silence' }).click()
    await chat.getByLabel('Voice note').waitFor()
    await page.getByRole('button', { name: 'Attach' }).click()
    await page.getByRole('button', { name: 'Document' }).click()
    await page.getByRole('button', { name: 'A quotation of one page (PDF)' }).click()
    await chat.getByRole('link', { name: 'Open the file' }).waitFor()
  })

  test('a message to a phone that is not open shows in the tray until the phone is opened', async () => {
    await site.say(thandi, { Body: 'to open the window' })
    const page = await visit(`${site.origin}/simulator?phones=${thandi.slice(1)}`)
    const row = page.getByRole('button', { name: /Sandton Tyre & Fit/ })
    await row.waitFor()
    const written = await fetch(`${site.origin}/simulator/api/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: sandton, text: 'hello' }),
    })
    expect(written.status).toBe(201)
    await row.getByText('1 unread').waitFor()
    await row.click()
    await page
      .getByRole('log', { name: chatOf('Sandton Tyre & Fit') })
      .getByText('You said hello')
      .waitFor()
    await row.getByText('unread').waitFor({ state: 'detached' })
    expect(page.url()).toContain(sandton.slice(1))
  })

  test("words from the website stand ready in the driver's phone", async () => {
    const page = await visit(`${site.origin}/simulator?text=Book%20KX7M2`)
    const write = page.getByRole('textbox', { name: 'Message from Thandi' })
    await write.waitFor()
    expect(await write.inputValue()).toBe('Book KX7M2')
    await page.getByRole('button', { name: 'Send' }).first().click()
    await page
      .getByRole('log', { name: chatOf('Thandi') })
      .getByText('You said Book KX7M2')
      .waitFor()
    expect(page.url()).not.toContain('text=')
  })

  test('what was written is there after a reload', async () => {
    const page = await visit(`${site.origin}/simulator`)
    await page.getByRole('textbox', { name: 'Message from Thandi' }).fill('remember me')
    await page.keyboard.press('Enter')
    await page.getByText('You said remember me').first().waitFor()
    await page.reload()
    await page
      .getByRole('log', { name: chatOf('Thandi') })
      .getByText('You said remember me')
      .waitFor()
  })

  test.each([
    [360, false],
    [360, true],
    [1280, false],
    [1280, true],
  ])('is accessible and fits at %i px, dark %s', async (width, dark) => {
    const page = await visit(`${site.origin}/simulator`, { width, dark })
    await page.getByRole('textbox', { name: 'Message from Thandi' }).waitFor()
    await page
      .getByRole('log', { name: chatOf('Thandi') })
      .getByRole('article')
      .first()
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
})

describe('the mailbox', () => {
  test.each([360, 1280])('shows an e-mail as written, its text and its files, at %i px', async (width) => {
    const subject = `Booking request at ${width}`
    await site.ctx.db
      .insertInto('mail')
      .values({
        to_address: 'shop@spoor.test',
        kind: 'booking-request',
        subject,
        text: 'Four tyres, please.',
        html: '<h1 style="color: #7d5200">Four tyres</h1><script>document.body.remove()</script>',
        attachments: JSON.stringify([
          { filename: 'booking.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        ]),
        status: 'sent',
        reason: { code: 'no_preferences' },
        due_at: new Date(),
      })
      .execute()
    const page = await visit(`${site.origin}/mailbox`, { width })
    await page.getByRole('button', { name: subject }).click()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Four tyres' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('tab', { name: 'Text' }).click()
    await page.getByText('Four tyres, please.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'booking.ics' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('booking.ics')
  })
})
