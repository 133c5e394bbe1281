import express from 'express'
import { beforeEach, expect, test } from 'vitest'
import { mailboxRoutes } from '#api/mailbox/routes.ts'
import { system } from '#core/actor.ts'
import { bookingCalendar, isTimed } from '#core/bookings/calendar/calendar-file.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { mailFailed, takeMail } from '#core/messaging/mail/mail-outbox.ts'
import { insertMail } from '#db/queries/messaging/mail.ts'
import { serve } from '#tests/support/twilio.ts'
import { ask, ctx } from '../api/auth/site.ts'
import { forgetCounts, makeBooking, makeWorld } from '../api/contract/world.ts'

const world = await makeWorld()
beforeEach(forgetCounts)

/** As calendar programs read it: any kind of line end ends a line, a line that begins with a blank goes on. */
const linesOf = (text: string) => text.replace(/(\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/)

test('no field of a booking forges a property of its calendar file', async () => {
  const view = await oneBooking(ctx, system, (await makeBooking(world)).id)
  const forged = 'Mall\rATTENDEE:mailto:x@evil.example\r\nSTATUS:CANCELLED\u2028X-EVIL:1\u0085X-EVIL:2\n X'
  if (!isTimed(view)) throw new Error('the booking has a time')
  for (const more of [
    { shop: { ...view.shop, name: forged, address: forged, suburb: forged, city: forged } },
    { locationType: 'mobile' as const, address: forged },
    { notes: forged, customer: { ...view.customer, name: forged }, code: forged },
  ]) {
    const lines = linesOf(bookingCalendar({ ...view, ...more }, 1))
    expect(lines.filter((line) => /^(ATTENDEE|X-EVIL)/.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:TENTATIVE'])
  }
})

test('a mail that could not be sent does not keep its link', async () => {
  const at = ctx.clock.now()
  const words = { subject: 'Sign in', text: 'https://spoor.test/x#token', html: '<a href="#token">x</a>' }
  const id = await insertMail(ctx.db, {
    ...{ contact_id: null, to_address: 'gone@example.com', kind: 'reset_password', ...words, secret: true },
    ...{
      purpose: 'service',
      status: 'queued',
      reason: { code: 'about_account' } as const,
      due_at: at,
      created_at: at,
    },
  })
  const mail = await takeMail(ctx, id)
  if (!mail) throw new Error('the mail is due')
  await mailFailed(ctx, mail, '550 no such mailbox', true)
  const row = await ctx.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.status, row.text, row.html]).toEqual(['failed', '(not kept)', '(not kept)'])
})

test.each([
  ['GET', '/stop/guess'],
  ['POST', '/auth/whatsapp/check'],
  ['GET', '/calendar/guess.ics'],
])('%s %s cannot be guessed at', async (method, path) => {
  const form = method === 'POST' ? { form: { t: 'guess' } } : {}
  const answers = []
  for (let at = 0; at < 62; at++) answers.push((await ask(method, path, { ...form, from: '127.0.0.77' })).status)
  expect(answers.slice(0, 60)).not.toContain(429)
  expect(answers.slice(60)).toEqual([429, 429])
})

test('the local mailbox answers to our own names only', async () => {
  const place = await serve(express().use('/mailbox/api', mailboxRoutes(ctx)))
  const statusFor = async (host?: string) =>
    (await ask('GET', '/mailbox/api/mails', { to: place.origin, ...(host && { headers: { Host: host } }) })).status
  expect([await statusFor(), await statusFor('spoor.test'), await statusFor('evil.example')]).toEqual([200, 200, 404])
  await place.close()
})
