import { createServer, type Socket } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailbox } from '#core/messaging/mail/mail-outbox.ts'
import { insertMail } from '#db/queries/messaging/mail.ts'
import { makeMailSender } from '#workers/senders/mail.ts'
import { makeTestContext, minutes, testConfig } from '../support/context.ts'
import { testDatabase } from '../support/postgres.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const taken: string[] = []
/** What the server says to the next recipients, in place of yes. */
const answers: string[] = []

const server = createServer(smtp).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
const config = testConfig(url)
const ctx = {
  ...base,
  config: { ...config, mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Spoor <hello@spoor.test>' } },
}
const sender = makeMailSender(ctx)
afterAll(async () => {
  sender.close()
  server.close()
  await base.close()
})
beforeEach(async () => {
  taken.length = 0
  answers.length = 0
  await ctx.db.deleteFrom('mail').execute()
})

/** As much of a mail server as it takes to hand over a mail. */
function smtp(socket: Socket): void {
  let data: string | undefined
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  socket.write('220 test\r\n')
  socket.on('data', (chunk: string) => {
    if (data !== undefined) {
      data += chunk
      if (!data.endsWith('\r\n.\r\n')) return
      taken.push(data)
      data = undefined
      socket.write('250 taken\r\n')
      return
    }
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      if (line.startsWith('RCPT')) socket.write(`${answers.shift() ?? '250 yes'}\r\n`)
      else if (line === 'DATA') {
        data = ''
        socket.write('354 go on\r\n')
      } else socket.write('250 yes\r\n')
    }
  })
}

const write = (options: { due?: Date } = {}) =>
  insertMail(ctx.db, {
    to_address: 'thandi@example.test',
    kind: 'booking_confirmed',
    subject: 'Confirmed: Randburg Tyres',
    text: 'Monday 23 November at 10:30',
    html: '<p>Monday 23 November at 10:30</p>',
    attachments: JSON.stringify([
      { filename: 'a.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' },
    ]),
    status: 'queued',
    reason: { code: 'no_preferences' },
    due_at: options.due ?? ctx.clock.now(),
  })
const row = (id: string) => ctx.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a mail', () => {
  test('goes to the server with text, HTML, calendar and an id of its own', async () => {
    const id = await write()
    await sender.send(id)
    expect(await row(id)).toMatchObject({ status: 'sent', sent_at: ctx.clock.now() })
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain(`Message-ID: <${id}@spoor.test>`)
    expect(taken[0]).toContain('From: Spoor <hello@spoor.test>')
    expect(taken[0]).toContain('To: thandi@example.test')
    expect(taken[0]).toContain('Content-Type: text/plain')
    expect(taken[0]).toContain('Content-Type: text/html')
    expect(taken[0]).toContain('filename=a.ics')
  })

  test('is sent once, whoever tries', async () => {
    const id = await write()
    await Promise.all([sender.send(id), sender.send(id), sender.sweep()])
    await sender.sweep()
    expect(taken).toHaveLength(1)
  })

  test('that the server cannot take now is tried later', async () => {
    answers.push('451 later')
    const id = await write()
    await sender.sweep()
    expect(await row(id)).toMatchObject({ status: 'queued' })
    ctx.clock.advance(minutes(1))
    await sender.sweep()
    expect(await row(id)).toMatchObject({ status: 'sent', error_text: null })
  })

  test('to an address that does not exist fails and says why', async () => {
    answers.push('550 no such person')
    const id = await write()
    await sender.sweep()
    expect(await row(id)).toMatchObject({ status: 'failed', error_text: expect.stringContaining('550 no such person') })
  })

  test('whose sender died is taken up again when its lease is over', async () => {
    const id = await write({ due: new Date(ctx.clock.now().getTime() + minutes(2)) })
    await ctx.db.updateTable('mail').set({ status: 'sending' }).where('id', '=', id).execute()
    await sender.sweep()
    expect(taken).toHaveLength(0)
    ctx.clock.advance(minutes(3))
    await sender.sweep()
    expect(taken).toHaveLength(1)
  })
})

test('without a server it stands in the local mailbox', async () => {
  const local = makeMailSender(base)
  await write()
  await local.sweep()
  expect(taken).toHaveLength(0)
  expect(await mailbox(base)).toMatchObject([
    {
      to: 'thandi@example.test',
      subject: 'Confirmed: Randburg Tyres',
      status: 'sent',
      attachments: [{ filename: 'a.ics' }],
    },
  ])
})

test('a server that is not on this machine has to speak TLS', async () => {
  const other = createServer(smtp).listen(0, '127.0.0.2')
  await new Promise((resolve) => other.once('listening', resolve))
  const at = other.address()
  const smtpUrl = `smtp://127.0.0.2:${typeof at === 'object' && at ? at.port : 0}`
  const far = { ...ctx, config: { ...ctx.config, mail: { ...ctx.config.mail, smtpUrl } } }
  const plain = makeMailSender(far)
  const id = await insertMail(ctx.db, {
    to_address: 'thandi@spoor.test',
    kind: 'password_reset',
    subject: 'A link',
    text: 'a link that opens an account',
    html: 'a link that opens an account',
    status: 'queued',
    reason: { code: 'no_preferences' },
    due_at: ctx.clock.now(),
  })
  await plain.send(id)
  expect(taken).toEqual([])
  const row = await ctx.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'queued', error_text: expect.stringMatching(/STARTTLS|TLS/i) })
  plain.close()
  other.close()
})
