import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { openBrowser } from './browser.ts'

/** Somebody's WhatsApp: their phone on the simulator's page. */
export type Phone = {
  page: Page
  /** Everything in the chat. */
  chat: Locator
  /** Writes, and waits until an answer is there. */
  say(text: string): Promise<void>
  /** Sends what the website put into the field, which has to be of this form. */
  sendWhatStandsThere(form: RegExp): Promise<void>
  /** Presses the newest button of this name, and waits until an answer is there. */
  press(button: string): Promise<void>
  /** Opens the newest list of this name, sends its first row, and waits until an answer is there. */
  chooseFirst(list: string): Promise<void>
  /** The newest message of the business. */
  last(): Promise<string>
}

/** Takes up the phone of this name or number, as from the tray of phones. */
export async function openPhone(visit: ReturnType<typeof openBrowser>, origin: string, wanted: string): Promise<Phone> {
  const page = await visit(`${origin}/simulator?phones=none`)
  const find = page.getByRole('searchbox', { name: 'Find a phone, or type a new number' })
  await page.getByRole('region', { name: 'Phones' }).getByRole('button').first().waitFor()
  await find.fill(wanted)
  await find.press('Enter')
  return phoneOn(page)
}

/** The first phone that is open on this page. */
export async function phoneOn(page: Page): Promise<Phone> {
  const chat = page.getByRole('log').first()
  await chat.waitFor()
  const answers = chat.getByRole('article', { name: 'Spoor' })
  const answered = async (act: () => Promise<void>) => {
    const before = await answers.count()
    await act()
    await answers.nth(before).waitFor()
  }
  const field = page.getByRole('textbox', { name: /^Message from/ }).first()
  const send = () => page.getByRole('button', { name: 'Send', exact: true }).first().click()
  return {
    page,
    chat,
    say: (text) =>
      answered(async () => {
        await field.fill(text)
        await send()
      }),
    sendWhatStandsThere: async (form) => {
      expect(await field.inputValue()).toMatch(form)
      await answered(send)
    },
    press: (button) => answered(() => chat.getByRole('button', { name: button, exact: true }).last().click()),
    chooseFirst: (list) =>
      answered(async () => {
        await chat.getByRole('button', { name: list }).last().click()
        const sheet = page.getByRole('dialog', { name: list })
        await sheet.getByRole('radio').first().check()
        await sheet.getByRole('button', { name: 'Send' }).click()
      }),
    last: () => answers.last().innerText(),
  }
}
