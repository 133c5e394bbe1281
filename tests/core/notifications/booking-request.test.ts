import { describe, expect, test } from 'vitest'
import { mailbox } from '#core/messaging/mail/mail-outbox.ts'
import { formatPhone } from '#core/rules/format.ts'
import { hours, minutes } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { setPreferences } from '#tests/support/factories/contacts.ts'
import { ctx, decisions, lastTold, scene, told, twilio } from './scene.ts'

describe('a booking request', () => {
  test('reaches a shop that has not written today as the approved template, and its mailbox', async () => {
    const { staff, booking } = await scene()
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toBe(
      `There is a new booking request ${booking.code} for you on Spoor: 4 x Michelin Primacy 4 205/55R16 91V (note: locking nut in the boot) for the customer Thandi Nkosi, ${formatPhone(booking.customer.phone ?? '')}. Time asked for: Monday 23 November at 10:30. The total as quoted is R 7 916 for everything. Please answer by Wednesday 18 November at 13:00, or the request will end.`,
    )
    const [mail] = await mailbox(ctx)
    expect(mail).toMatchObject({
      to: 'counter@shop.test',
      subject: `New booking request ${booking.code}`,
      status: 'sent',
    })
    expect(mail?.text).toContain('Monday 23 November at 10:30')
    expect(mail?.text).toContain('Answer on WhatsApp: https://wa.me/27600123456')
    expect(mail?.html).toContain('<a href="https://wa.me/27600123456"')
  })

  test('reaches a shop that has written today with buttons that name the booking', async () => {
    const { staff, booking } = await scene({ staffWrote: true })
    await drainWork(ctx)
    const message = lastTold(staff)
    expect(message?.body).toContain(`*New booking request ${booking.code}*\nMonday 23 November at 10:30`)
    expect(message?.body).toContain('Note: locking nut in the boot')
    expect(Object.values(JSON.parse(message?.form.get('ContentVariables') ?? ''))).toEqual(
      expect.arrayContaining([
        `booking:confirm:${booking.id}`,
        `booking:propose:${booking.id}`,
        `booking:decline:${booking.id}`,
      ]),
    )
  })

  test('has no gap where the driver left no note', async () => {
    const { staff } = await scene({ staffWrote: true, notes: '' })
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toMatch(/Phone: [\d ]+\nTotal R/)
  })

  test('without a time cannot simply be confirmed', async () => {
    const { staff, booking } = await scene({ staffWrote: true, anyTime: true })
    await drainWork(ctx)
    const ids = Object.values(JSON.parse(lastTold(staff)?.form.get('ContentVariables') ?? ''))
    expect(ids).toContain(`booking:propose:${booking.id}`)
    expect(ids).not.toContain(`booking:confirm:${booking.id}`)
  })

  test('speaks the language of whom it is told', async () => {
    const { staff, booking } = await scene({ staffLanguage: 'af' })
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toContain(`nuwe besprekingsversoek ${booking.code}`)
    expect(lastTold(staff)?.body).toContain('Maandag 23 November om 10:30')
  })

  test('is told once, however often the event is handled', async () => {
    const { staff } = await scene()
    await Promise.all([drainWork(ctx), drainWork(ctx), drainWork(ctx)])
    await ctx.db.updateTable('event').set({ handled_at: null }).execute()
    await drainWork(ctx)
    expect(told(staff)).toHaveLength(1)
    expect(await mailbox(ctx)).toHaveLength(1)
  })

  test('is held while the template waits for approval, and decided again', async () => {
    twilio.approves = 'pending'
    const { staff } = await scene()
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    expect(await decisions()).toMatchObject([
      { channel: 'whatsapp', decision: 'hold', reason: { code: 'template_waiting' } },
      { channel: 'email', decision: 'send' },
    ])
    await ctx.db.updateTable('content_template').set({ approval: 'approved' }).execute()
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    ctx.clock.advance(minutes(1))
    await drainWork(ctx)
    expect(told(staff)).toHaveLength(1)
    expect((await decisions())[0]).toMatchObject({ channel: 'whatsapp', decision: 'send' })
  })

  test('that was held needs no template once the shop has written', async () => {
    twilio.approves = 'pending'
    const { staff } = await scene()
    await drainWork(ctx)
    ctx.clock.advance(minutes(2))
    await ctx.db.updateTable('contact').set({ last_inbound_at: ctx.clock.now() }).where('id', '=', staff.id).execute()
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toContain('*New booking request')
  })

  test('that was held too long is dropped, and says why', async () => {
    twilio.approves = 'pending'
    const { staff } = await scene()
    await drainWork(ctx)
    ctx.clock.advance(hours(5))
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    expect((await decisions())[0]).toMatchObject({ decision: 'drop', reason: { code: 'too_late' } })
  })

  test('is not sent to a shop that has switched WhatsApp off, and the reason is kept', async () => {
    const { staff } = await scene()
    await setPreferences(ctx, staff, { switches: { whatsapp: { bookings: false } } })
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    expect(await decisions()).toMatchObject([
      {
        recipient: `contact:${staff.id}`,
        channel: 'whatsapp',
        decision: 'drop',
        reason: { code: 'switched_off', channel: 'whatsapp', topic: 'bookings' },
      },
      { channel: 'email', decision: 'send' },
    ])
  })
})
