import { expect, test } from 'vitest'
import { hours, minutes } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { allLogged, ask, cookieOf, ctx, newNumber, own, pass, write } from './site.ts'

const linkIn = (words: string): string => /\/auth\/whatsapp#[\w-]+/.exec(words)?.[0] ?? ''
const tokenOf = (path: string): string => path.split('#')[1] ?? ''
/** What the opened page does by itself: it hands in the token behind the #. */
const check = (path: string, more = {}) => ask('POST', '/auth/whatsapp/check', { form: { t: tokenOf(path) }, ...more })
const press = (path: string, more = {}) => ask('POST', '/auth/whatsapp', { form: { t: tokenOf(path) }, ...more })
const askFor = async (number: string, words = 'log me in'): Promise<string> => linkIn(await write(number, words))

test('the chat answers “log me in” with a link to a page with one button, and the button signs in', async () => {
  const number = newNumber()
  const said = await write(number, 'log me in')
  expect(said).toContain(`${own}/auth/whatsapp#`)
  expect(said).toContain('It works once, for 10 minutes')
  const opened = await ask('GET', '/auth/whatsapp')
  expect(opened.status).toBe(200)
  expect(opened.text).toContain('action="/auth/whatsapp/check"')
  const page = await check(linkIn(said))
  expect(page.status).toBe(200)
  expect(page.text).toContain(`number that ends in ${number.slice(-3)}`)
  expect(page.text.match(/<button/g)).toHaveLength(1)
  expect(page.text).not.toContain('<script')
  expect(page.text).not.toContain(number)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(page.headers['set-cookie']).toBeUndefined()

  const pressed = await press(linkIn(said))
  expect([pressed.status, pressed.headers.location]).toEqual([303, '/'])
  const session = await ask('GET', '/api/auth/session', { cookie: cookieOf(pressed) })
  expect(session.json).toMatchObject({ signedIn: true, account: { role: 'customer', name: 'Thandi', phone: number } })
})

test('the second link of the same person leads to the same account', async () => {
  const number = newNumber()
  const accounts: unknown[] = []
  for (let twice = 0; twice < 2; twice++) {
    const pressed = await press(await askFor(number))
    accounts.push((await ask('GET', '/api/auth/session', { cookie: cookieOf(pressed) })).json.account?.id)
  }
  expect(accounts[0]).toBeTruthy()
  expect(accounts[1]).toBe(accounts[0])
})

test('looking at it, as a preview does, spends nothing', async () => {
  const link = await askFor(newNumber())
  for (const method of ['GET', 'HEAD', 'GET']) expect((await ask(method, '/auth/whatsapp')).status).toBe(200)
  for (let twice = 0; twice < 2; twice++) expect((await check(link)).status).toBe(200)
  expect((await press(link)).status).toBe(303)
})

test('it works once, also when it is pressed twice at the same moment', async () => {
  const link = await askFor(newNumber())
  const statuses = (await Promise.all([press(link), press(link), press(link)])).map((one) => one.status)
  expect(statuses.toSorted()).toEqual([303, 410, 410])
  const again = await check(link, { headers: { 'Accept-Language': 'af' } })
  expect(again.status).toBe(410)
  expect(again.text).toContain('Hierdie skakel werk nie meer nie')
})

test('it works for ten minutes', async () => {
  const link = await askFor(newNumber())
  await pass(minutes(10))
  expect((await check(link)).status).toBe(410)
  const pressed = await press(link)
  expect(pressed.status).toBe(410)
  expect(pressed.headers['set-cookie']).toBeUndefined()
  expect(pressed.text).toContain('This link does not work any more')
})

test('a new one ends the one before; after five within the hour there is none', async () => {
  const number = newNumber()
  const first = await askFor(number)
  const second = await askFor(number)
  expect((await press(first)).status).toBe(410)
  expect((await press(second)).status).toBe(303)
  for (let more = 0; more < 3; more++) await askFor(number)
  expect(await write(number, 'log me in')).toContain('You have asked for a few links within the hour')
  await pass(hours(1))
  expect(await askFor(number)).toMatch(/^\/auth/)
})

test('a button on a foreign page does nothing', async () => {
  const link = await askFor(newNumber())
  for (const origin of ['https://elsewhere.example', 'null', null]) {
    const pressed = await press(link, { origin })
    expect(pressed.status).toBe(403)
    expect(pressed.headers['set-cookie']).toBeUndefined()
  }
  expect((await press(link)).status).toBe(303)
})

test('somebody whose number WhatsApp hides gets in as well', async () => {
  const said = await write('ZA.HIDDEN42', 'log me in', { ExternalUserId: 'whatsapp:ZA.HIDDEN42' })
  const page = await check(linkIn(said))
  expect(page.text).toContain('signs you in with your WhatsApp account')
  const pressed = await press(linkIn(said))
  const session = await ask('GET', '/api/auth/session', { cookie: cookieOf(pressed) })
  expect(session.json).toMatchObject({ signedIn: true, account: { phone: null } })
})

test('in Afrikaans the page is in Afrikaans', async () => {
  const contact = await makeContact(ctx, { phone: newNumber(), language: 'af' })
  const page = await check(await askFor(contact.phone, 'teken my in asseblief'))
  expect(page.text).toContain('<html lang="af">')
  expect(page.text).toContain('Meld aan')
})

test('a mangled token is answered like an old one', async () => {
  for (const token of ['', 'x', '"><script>', 'a'.repeat(43)]) {
    const page = await ask('POST', '/auth/whatsapp/check', { form: { t: token } })
    expect(page.status).toBe(410)
    expect(page.text).not.toContain('<script')
  }
  expect((await ask('POST', '/auth/whatsapp/check', { form: {} })).status).toBe(410)
})

test('the link is kept nowhere that it can be read from once it is sent', async () => {
  const number = newNumber()
  const token = tokenOf(await askFor(number))
  expect(token).toHaveLength(43)
  const rows = await ctx.db.selectFrom('outbound_message').selectAll().execute()
  const links = await ctx.db.selectFrom('sign_in_link').selectAll().execute()
  expect(JSON.stringify([rows, links])).not.toContain(token)
  expect(allLogged()).not.toContain(token)
})
