import { beforeEach, describe, expect, test } from 'vitest'
import { continueThread } from '#core/rules/website/whatsapp-texts.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { makeMember as makeAccount, password } from './auth/mailbox.ts'
import { ask, ctx, newNumber, twilio, write } from './auth/site.ts'
import { forgetCounts, makeAdmin, makePerson, makeWorld } from './contract/world.ts'
import { driver, list, listing, mails, mailTo, seller, send, shop, start } from './conversation.ts'

beforeEach(forgetCounts)

describe('a guest', () => {
  const guest = { name: 'Sipho', email: 'sipho@example.com', message: 'Do you do run-flats?' }
  const post = (body: object) => ask('POST', '/api/guest-messages', { body: { shopId: shop.id, ...body } })

  test('needs a name, words and one way to be reached', async () => {
    const fields = async (body: object) => (await post({ ...guest, ...body })).json.fields
    expect(await fields({ name: ' ', message: '' })).toEqual({
      name: 'Name is required',
      message: 'Message is required',
    })
    expect(await fields({ email: 'sipho' })).toEqual({ email: 'Please enter a valid email address' })
    expect(await fields({ name: '', email: '' })).toEqual({
      name: 'Name is required',
      phone: 'Please enter a phone number or an e-mail address',
    })
  })

  test('is not kept waiting by others behind the same address, and waits for their own haste', async () => {
    const from = '127.0.5.1'
    const { shop: busy } = await makeWorld()
    const write = async (email: string) =>
      (await ask('POST', '/api/guest-messages', { body: { shopId: busy.id, ...guest, email }, from })).status
    for (let one = 0; one < 8; one++) expect(await write(`guest${one}@example.com`)).toBe(201)
    const own = []
    for (let more = 0; more < 4; more++) own.push(await write('hasty@example.com'))
    expect(own).toEqual([201, 201, 201, 429])
  })

  test('is nobody who is signed in for a shop', async () => {
    const asShop = await ask('POST', '/api/guest-messages', {
      body: { shopId: shop.id, ...guest },
      cookie: seller.cookie,
    })
    expect([asShop.status, asShop.json.message]).toEqual([
      403,
      'Business accounts cannot message other businesses directly',
    ])
    expect(await list(seller.cookie)).toEqual([])
    expect(
      (await ask('POST', '/api/guest-messages', { body: { shopId: shop.id, ...guest }, cookie: driver.cookie })).status,
    ).toBe(201)
  })

  test('is answered by e-mail with a link that opens that one conversation only', async () => {
    const made = await post(guest)
    expect([made.status, made.json.byEmail]).toEqual([201, true])
    const [thread] = await list(seller.cookie)
    expect(thread).toMatchObject({ latestMessage: { content: guest.message, senderFullName: 'Sipho' } })
    await send(String(thread?.id), 'Yes, we do.', seller.cookie)
    await drainWork(ctx)
    const mail = await mailTo('sipho@example.com')
    expect(mail?.subject).toBe('Your message has been answered')
    const link = new RegExp(`${ctx.config.publicUrl}/thread/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
    expect(made.json.link).toBe(`${ctx.config.publicUrl}/thread/${link}`)
    const opened = await ask('GET', `/api/guest-threads/${link}/messages`)
    expect(opened.json.messages?.[0]).toMatchObject({ content: 'Yes, we do.', mine: false })
    await ask('POST', `/api/guest-threads/${link}/messages`, { body: { message: 'Thank you' } })
    expect((await list(seller.cookie))[0]).toMatchObject({ id: thread?.id, latestMessage: { content: 'Thank you' } })
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
    for (const token of [changed, 'x', String(thread?.id)])
      expect((await ask('GET', `/api/guest-threads/${token}`)).status).toBe(404)
  })

  test('comes back to its writer by e-mail, once, as a link and nothing of its words', async () => {
    const email = 'link@example.com'
    const { json } = await post({ ...guest, email })
    const token = String(json.link).split('/').at(-1)
    await drainWork(ctx)
    await ask('POST', `/api/guest-threads/${token}/messages`, { body: { message: 'And one more thing' } })
    await drainWork(ctx)
    const sent = (await mails()).filter(({ to_address }) => to_address === email)
    expect(sent.map(({ subject }) => subject)).toEqual(['Your message is with the shop'])
    expect(sent[0]?.text).toContain(String(json.link))
    expect(sent[0]?.text).not.toContain(guest.message)
  })

  test('is answered on WhatsApp once the owner of the number has written to us', async () => {
    const number = newNumber()
    const made = await post({ name: 'Ayanda', phone: number, message: 'Open on Saturday?' })
    expect(made.json.byEmail).toBe(false)
    const id = String(made.json.threadId)
    await send(id, 'Until one.', seller.cookie)
    await drainWork(ctx)
    expect(twilio.messages.filter(({ to }) => to.includes(number))).toEqual([])
    ctx.clock.advance(60_000)
    await write(number, 'hi')
    await send(id, 'And on Sunday we are closed.', seller.cookie)
    await drainWork(ctx)
    expect(
      twilio.messages.filter(({ to }) => to.includes(number)).map(({ form }) => JSON.stringify([...form])),
    ).toContainEqual(expect.stringContaining('And on Sunday we are closed.'))
  })

  test('does not learn the name of whoever the number belongs to', async () => {
    const number = newNumber()
    const made = await post({ name: 'Somebody', phone: number, message: 'Open on Sunday?' })
    const token = String(made.json.link).split('/').at(-1)
    ctx.clock.advance(60_000)
    await write(number, 'hi', { ProfileName: 'Refilwe Mokoena' })
    await send(String(made.json.threadId), 'No.', seller.cookie)
    await drainWork(ctx)
    for (const path of ['', '/messages']) {
      const page = await ask('GET', `/api/guest-threads/${token}${path}`)
      expect(page.status).toBe(404)
      expect(page.text).not.toContain('Refilwe')
    }
  })

  test('asks for a quote, which the shop gets and answers', async () => {
    const body = {
      shopId: shop.id,
      listingCode: listing.code,
      quantity: 4,
      extras: ['fitting', 'alignment'],
      name: 'Zola',
      phone: '082 123 4567',
      email: 'zola@example.com',
    }
    const lacking = await ask('POST', '/api/quotes', { body: { shopId: shop.id, quantity: 4 } })
    expect(lacking.json.fields).toEqual({ name: 'Name is required', phone: 'Phone number is required' })
    const tooMany = await ask('POST', '/api/quotes', { body: { ...body, quantity: 81 } })
    expect([tooMany.status, tooMany.json.code]).toEqual([409, 'OUT_OF_STOCK'])
    const { status, json } = await ask('POST', '/api/quotes', { body })
    expect([status, json.reference]).toEqual([201, expect.stringMatching(/^[A-Z\d]{5}$/)])
    const [thread] = await list(seller.cookie, `search=${json.reference}`)
    expect(thread).toMatchObject({ type: 'quote', quoteReference: json.reference })
    const view = await ask('GET', `/api/threads/${thread?.id}`, { cookie: seller.cookie })
    expect(view.json).toMatchObject({
      quote: { quantity: 4, extras: ['fitting', 'alignment'], tyre: { brand: 'Michelin' } },
      guest: { name: 'Zola', phone: '+27821234567', email: 'zola@example.com' },
    })
    await send(String(thread?.id), 'R 7 600 for all', seller.cookie)
    await drainWork(ctx)
    expect((await mailTo('zola@example.com'))?.subject).toBe('Your message has been answered')
  })
})

describe('a guest’s conversation comes to the account of its person', () => {
  const keep = (page: string, cookie: string) => ask('POST', `${page}/keep`, { cookie })
  const asGuest = async () => {
    const { json } = await ask('POST', '/api/guest-messages', {
      body: { shopId: shop.id, name: 'Sipho', phone: newNumber(), message: 'Do you do run-flats?' },
    })
    return { id: String(json.threadId), page: `/api/guest-threads/${String(json.link).split('/').at(-1)}` }
  }

  test('by the private link, for whoever is signed in, once; the link goes on', async () => {
    const { id, page } = await asGuest()
    const [one, other] = [await makePerson(), await makePerson()]
    expect((await keep(page, '')).status).toBe(401)
    expect((await keep(`${page}x`, one.cookie)).status).toBe(404)
    expect((await ask('GET', page, { cookie: one.cookie })).json.inAccount).toBe('none')
    expect((await keep(page, one.cookie)).status).toBe(204)
    expect((await keep(page, one.cookie)).status).toBe(204)
    expect((await list(one.cookie)).map((thread) => thread.id)).toEqual([id])
    const noted = ctx.db.selectFrom('audit_entry').select('new_values').where('thread_id', '=', id)
    expect(await noted.where('action', '=', 'update').execute()).toEqual([{ new_values: { keptBy: one.contactId } }])
    expect((await keep(page, other.cookie)).json.code).toBe('KEPT_ELSEWHERE')
    expect(await list(other.cookie)).toEqual([])
    expect((await ask('GET', page, { cookie: one.cookie })).json.inAccount).toBe('mine')
    expect((await ask('GET', page, { cookie: other.cookie })).json.inAccount).toBe('another')
    await send(id, 'Yes, we do.', seller.cookie)
    expect((await list(one.cookie))[0]).toMatchObject({ unreadCount: 1 })
    await send(id, 'Thank you', one.cookie)
    expect((await ask('GET', `${page}/messages`)).json.messages?.[0]).toMatchObject({
      content: 'Thank you',
      mine: true,
    })
  })

  test('and to the chat of whoever sends the words of its page, once; there they go on, and see what was answered', async () => {
    const { id, page } = await asGuest()
    await send(id, 'Yes, we do.', seller.cookie)
    await drainWork(ctx)
    const { json } = await ask('GET', page)
    const words = continueThread(String(json.reference), String(json.chatKey))
    const [one, other] = [newNumber(), newNumber()]
    expect(await write(other, continueThread(String(json.reference)))).toContain(`no conversation ${json.reference}`)
    expect(await write(other, continueThread('1b2c3d4a')), 'at once').toContain('no conversation 1b2c3d4a')
    expect(await write(other, words.replace(/.\)$/, '*)'))).not.toContain(shop.name)
    const shown = await write(one, words)
    expect(shown).toContain(`It stays on the website as well: ${ctx.config.publicUrl}/thread/`)
    expect(shown).toContain('“Yes, we do.”')
    expect(shown).toContain(`Write what you want to say to ${shop.name}`)
    expect(await write(one, 'And on Sundays?')).toContain(`passed it on to ${shop.name}`)
    expect(await list(seller.cookie)).toContainEqual(
      expect.objectContaining({ id, latestMessage: { content: 'And on Sundays?', senderFullName: 'Sipho' } }),
    )
    expect((await ask('GET', page)).json, 'the link goes on').toMatchObject({ inAccount: 'another', chatKey: null })
    expect(await write(other, words), 'it is somebody’s now').toContain(`no conversation ${json.reference}`)
    expect(await write(one, words)).toContain(`Write what you want to say to ${shop.name}`)
  })

  test('but not to a member of the shop, who has it as the shop', async () => {
    const { id, page } = await asGuest()
    const member = await makePerson()
    await makeMember(ctx, shop, member.contactId)
    expect((await keep(page, member.cookie)).status).toBe(403)
    expect((await ask('GET', page, { cookie: member.cookie })).json.inAccount).toBe('none')
    expect(await list(member.cookie)).toContainEqual(expect.objectContaining({ id, role: 'business' }))
  })

  test('and goes with that account when it is closed: its name and words are gone, the link ends', async () => {
    const { id, page } = await asGuest()
    const { cookie } = await makeAccount()
    expect((await keep(page, cookie)).status).toBe(204)
    expect((await ask('POST', '/api/profile/delete', { cookie, body: { password } })).status).toBe(204)
    expect((await ask('GET', page)).status).toBe(404)
    expect((await ask('GET', `/api/threads/${id}`, { cookie: seller.cookie })).json.guest).toMatchObject({
      name: 'Former customer',
      phone: null,
    })
    const { json } = await ask('GET', `/api/threads/${id}/messages`, { cookie: seller.cookie })
    expect(json.messages?.[0]).toMatchObject({ content: '(deleted)' })
  })
})

test('a suggestion and a call for help reach the admins, whose answer stands in the thread', async () => {
  const chief = await makeAdmin(['support'])
  await ctx.db.updateTable('account').set({ email: 'chief@example.com' }).where('id', '=', chief.accountId).execute()
  const cataloguer = await makeAdmin(['catalogue'])
  await ctx.db
    .updateTable('account')
    .set({ email: 'tyres@example.com' })
    .where('id', '=', cataloguer.accountId)
    .execute()
  const suggestion = { name: 'Sipho', email: 'sipho@example.com', shop: 'Tyre Palace', place: 'Polokwane' }
  expect((await ask('POST', '/api/suggestions', { body: suggestion })).status).toBe(201)
  expect((await list(chief.cookie))[0]).toMatchObject({
    type: 'support',
    subject: 'Fitment centre suggested: Tyre Palace',
  })
  const help = await start({ shopId: undefined, type: 'support', message: 'I cannot sign in' })
  await drainWork(ctx)
  expect(await mails()).toContainEqual(
    expect.objectContaining({ to_address: 'chief@example.com', kind: 'support_asked' }),
  )
  expect((await mails()).map(({ to_address }) => to_address)).not.toContain('tyres@example.com')
  expect((await list(seller.cookie)).some(({ type }) => type === 'support')).toBe(false)
  await send(help.id ?? '', 'We have a look', chief.cookie)
  const page = await ask('GET', `/api/threads/${help.id}/messages`, { cookie: driver.cookie })
  expect(page.json.messages?.[0]).toMatchObject({ content: 'We have a look', sender: { role: 'admin' } })
})

test('an admin answers somebody in the chat from their own phone, under our name', async () => {
  const [chief, number] = [await makeAdmin(['support']), newNumber()]
  await ctx.db.updateTable('account').set({ email: 'chief2@example.com' }).where('id', '=', chief.accountId).execute()
  await write(chief.number, 'hi')
  await write(number, 'can I talk to a person')
  await write(number, 'the shop did not honour the price')
  const toChief = twilio.messages.filter(({ to }) => to.includes(chief.number)).at(-1)
  expect(JSON.stringify([...(toChief?.form ?? [])])).toContain('the shop did not honour the price')
  const [thread] = await list(chief.cookie)
  const answer = { ButtonPayload: `thread:answer:${thread?.id}`, ButtonText: 'Answer', MessageType: 'button' }
  await write(chief.number, 'Answer', answer)
  const told = await write(chief.number, 'Sorry to hear that. The shop owes you R 200.')
  expect(told).toContain('Spoor answered*\nSorry to hear that. The shop owes you R 200.')
  // An admin answers many people, so they do not go on talking to this one.
  expect(told).not.toContain('what you write goes to them')
  const page = await ask('GET', `/api/threads/${thread?.id}/messages`, { cookie: chief.cookie })
  expect(page.json.messages?.[0]).toMatchObject({
    content: 'Sorry to hear that. The shop owes you R 200.',
    sender: { role: 'admin' },
  })
})
