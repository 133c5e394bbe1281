import express from 'express'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { calendarFileHandler } from '#api/calendar/calendar-file.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { calendarLink, calendarToken, readCalendarToken } from '#core/bookings/calendar/calendar-file.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const server = express().get('/calendar/:token.ics', calendarFileHandler(ctx)).listen(0, '127.0.0.1')
afterAll(() => {
  server.close()
  return ctx.close()
})
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** What the link in the message opens, each property unfolded on its line. */
async function open(link: string) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const response = await fetch(`http://127.0.0.1:${port}${new URL(link).pathname}`)
  const lines = (await response.text()).replaceAll('\r\n\t', '').split('\r\n')
  return { status: response.status, headers: response.headers, lines }
}

async function booked(extra = {}) {
  const scene = await makeScene(ctx)
  const booking = await requestBooking(ctx, scene.driver, options(scene, extra))
  return { ...scene, booking, link: calendarLink(ctx.config, booking.id) }
}

const sequence = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))

test('a confirmed booking is a calendar entry with place, time and what it is', async () => {
  const { booking, frontDesk, link } = await booked()
  await confirmBooking(ctx, frontDesk, booking.id)
  const { status, headers, lines } = await open(link)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="spoor-${booking.code}.ics"`)
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:booking-${booking.id}@spoor`,
      'DTSTART:20261123T083000Z',
      'DURATION:PT60M',
      'STATUS:CONFIRMED',
      'GEO:-26.0936;28.0064',
      'SUMMARY:Tyre fitting at Randburg Tyres',
      'LOCATION:Randburg Tyres\\, 12 Bram Fischer Drive\\, Ferndale\\, Randburg',
    ]),
  )
  expect(lines.join('\n')).toContain('4 x Michelin Primacy 4 205/55R16 91V\\nTotal R 7 916')
})

test('the same entry follows the booking: tentative, confirmed, cancelled, each newer than the last', async () => {
  const { booking, frontDesk, driver, link } = await booked()
  const asked = await open(link)
  await confirmBooking(ctx, frontDesk, booking.id)
  const confirmed = await open(link)
  await cancelBooking(ctx, driver, booking.id, 'rain')
  const cancelled = await open(link)
  expect(asked.lines).toContain('STATUS:TENTATIVE')
  expect(confirmed.lines).toContain('STATUS:CONFIRMED')
  expect(cancelled.lines).toContain('STATUS:CANCELLED')
  expect(sequence(confirmed.lines)).toBeGreaterThan(sequence(asked.lines))
  expect(sequence(cancelled.lines)).toBeGreaterThan(sequence(confirmed.lines))
})

test('an Afrikaans driver gets an Afrikaans entry', async () => {
  const scene = await makeScene(ctx)
  const driver = as(await makeContact(ctx, { language: 'af' }))
  const booking = await requestBooking(ctx, driver, options(scene))
  const { lines } = await open(calendarLink(ctx.config, booking.id))
  expect(lines).toContain('SUMMARY:Bande pas by Randburg Tyres')
})

test('the link works until 30 days after the appointment', async () => {
  const { link } = await booked()
  ctx.clock.set('2026-12-23T09:30:00Z')
  expect((await open(link)).status).toBe(200)
  ctx.clock.set('2026-12-23T09:31:00Z')
  expect((await open(link)).status).toBe(404)
})

test('a false link and a booking without a time open nothing', async () => {
  const { booking, link } = await booked()
  const timeless = await booked({ start: undefined })
  const forged = calendarLink({ ...ctx.config, authSecret: 'somebody else, guessing at our secret' }, booking.id)
  for (const bad of [timeless.link, forged, 'https://spoor.test/calendar/x.ics', link.replace('.ics', 'A.ics')]) {
    expect((await open(bad)).status).toBe(404)
  }
})

test('a token changed in any place is not ours', () => {
  const id = '019a9000-0000-7000-8000-000000000000'
  const token = calendarToken('secret', id)
  expect(readCalendarToken('secret', token)).toBe(id)
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === 'A' ? 'B' : 'A'
    const changed = token.slice(0, index) + other + token.slice(index + 1)
    expect(readCalendarToken('secret', changed)).toBeUndefined()
  }
})
