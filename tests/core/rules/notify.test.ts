import { describe, expect, test } from 'vitest'
import { kinds } from '#core/notifications/kinds/kinds.ts'
import { decide, type KindRule, type Person } from '#core/rules/notifications/notify.ts'
import { chatPreferences, webPreferences } from '#core/rules/notifications/preferences.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'

const at = new Date('2026-11-18T07:00:00Z')
const earlier = new Date('2026-11-17T07:00:00Z')
const night = new Date('2026-11-18T21:30:00Z')

const person = (options: Partial<Person> = {}): Person => ({
  whatsapp: { proven: true, windowOpen: true },
  email: 'thandi@example.test',
  demo: { whatsapp: false, email: false },
  preferences: chatPreferences,
  consents: { 'whatsapp:service': true },
  quietHours: { start: '22:00', end: '08:00', zone: 'Africa/Johannesburg' },
  ...options,
})
const closed = { proven: true, windowOpen: false }
const rule = (options: Partial<KindRule>): KindRule => ({ ...kinds.booking_request, ...options })
const quote = rule({ topic: 'quotes', urgent: false })
const deal = rule({ topic: 'deals', purpose: 'deals', urgent: false })

const whatsappDeals = { ...chatPreferences, whatsapp: { ...chatPreferences.whatsapp, deals: true } }

describe('on WhatsApp', () => {
  test.each<[string, KindRule, Person, string, Reason]>([
    ['an answer inside 24 hours', kinds.reply, person(), 'send', { code: 'answer' }],
    ['an answer after 24 hours', kinds.reply, person({ whatsapp: closed }), 'drop', { code: 'window_over' }],
    [
      'an answer to somebody who left',
      kinds.reply,
      person({ consents: { 'whatsapp:service': false } }),
      'send',
      { code: 'answer' },
    ],
    ['a booking inside 24 hours', kinds.booking_confirmed, person(), 'send', { code: 'window_open' }],
    [
      'a booking without a number',
      kinds.booking_confirmed,
      person({ whatsapp: undefined }),
      'drop',
      { code: 'no_number' },
    ],
    [
      'a booking to a number that was only typed',
      kinds.booking_confirmed,
      person({ whatsapp: { proven: false, windowOpen: false } }),
      'drop',
      { code: 'number_unproven' },
    ],
    [
      'a booking to a made-up person',
      kinds.booking_confirmed,
      person({ demo: { whatsapp: true, email: true } }),
      'drop',
      { code: 'demo' },
    ],
    [
      'a booking where WhatsApp is off',
      kinds.booking_confirmed,
      person({ preferences: webPreferences }),
      'drop',
      { code: 'switched_off', channel: 'whatsapp', topic: 'bookings' },
    ],
    [
      'a booking after STOP',
      kinds.booking_confirmed,
      person({ consents: { 'whatsapp:service': false } }),
      'drop',
      { code: 'consent_withdrawn', purpose: 'service' },
    ],
    [
      'what was ordered after STOP',
      { ...kinds.booking_confirmed, orderedAt: at },
      person({ consents: { 'whatsapp:service': false }, leftAt: earlier }),
      'send',
      { code: 'ordered' },
    ],
    [
      'what was ordered before STOP',
      { ...kinds.booking_confirmed, orderedAt: earlier },
      person({ consents: { 'whatsapp:service': false }, leftAt: at }),
      'drop',
      { code: 'consent_withdrawn', purpose: 'service' },
    ],
    [
      'a booking without preferences',
      kinds.booking_confirmed,
      person({ preferences: undefined }),
      'send',
      { code: 'window_open' },
    ],
    [
      'a deal without preferences',
      deal,
      person({ preferences: undefined }),
      'drop',
      { code: 'switched_off', channel: 'whatsapp', topic: 'deals' },
    ],
    [
      'a deal without a word of consent',
      deal,
      person({ preferences: whatsappDeals }),
      'drop',
      { code: 'no_consent', purpose: 'deals' },
    ],
    [
      'a deal with consent',
      deal,
      person({ preferences: whatsappDeals, consents: { 'whatsapp:deals': true } }),
      'send',
      { code: 'window_open' },
    ],
  ])('%s', (_, rule, who, expected, reason) => {
    expect(decide(rule, 'whatsapp', who, at)).toEqual({ do: expected, reason })
  })

  test.each([
    ['approved', { do: 'send', reason: { code: 'template_approved' } }],
    ['waiting', { do: 'hold', until: new Date('2026-11-18T07:01:00Z'), reason: { code: 'template_waiting' } }],
    ['refused', { do: 'drop', reason: { code: 'template_refused' } }],
    ['missing', { do: 'drop', reason: { code: 'template_missing' } }],
  ] as const)('after 24 hours with a template that is %s', (template, expected) => {
    expect(decide(kinds.booking_request, 'whatsapp', person({ whatsapp: closed }), at, template)).toEqual(expected)
  })
})

describe('quiet hours', () => {
  test('do not keep a booking waiting', () => {
    expect(decide(kinds.booking_confirmed, 'whatsapp', person(), night).do).toBe('send')
  })
  test('hold what can wait until they end, and decide it then', () => {
    const held = decide(quote, 'whatsapp', person(), night)
    expect(held).toEqual({ do: 'hold', until: new Date('2026-11-19T06:00:00Z'), reason: { code: 'quiet_hours' } })
    if (held.do === 'hold') expect(decide(quote, 'whatsapp', person(), held.until).do).toBe('send')
  })
  test('hold e-mail too', () => {
    expect(decide(quote, 'email', person(), night).do).toBe('hold')
  })
  test.each(['invoice_due', 'application_submitted', 'shop_invitation'] as const)(
    'hold %s, which has no switch',
    (kind) => {
      for (const channel of kinds[kind].channels.filter((one) => one !== 'in_app'))
        expect(decide(kinds[kind], channel, person({ emailProven: true }), night, 'approved').do).toBe('hold')
    },
  )
  test('do not hold what is read in the app', () => {
    expect(decide(quote, 'in_app', person(), night).do).toBe('send')
  })
  test('count by the clock of the person', () => {
    const inLondon = person({ quietHours: { start: '22:00', end: '08:00', zone: 'Europe/London' } })
    expect(decide(quote, 'whatsapp', inLondon, night).do).toBe('send')
  })
})

describe('by e-mail', () => {
  test.each<[string, Person, string, Reason]>([
    ['with an address', person(), 'send', { code: 'allowed', channel: 'email', topic: 'bookings' }],
    ['without an address', person({ email: undefined }), 'drop', { code: 'no_email' }],
    ['to a made-up address', person({ demo: { whatsapp: false, email: true } }), 'drop', { code: 'demo' }],
    [
      'switched off',
      person({ preferences: { ...chatPreferences, email: { ...chatPreferences.email, enabled: false } } }),
      'drop',
      { code: 'switched_off', channel: 'email', topic: 'bookings' },
    ],
  ])('%s', (_, who, expected, reason) => {
    expect(decide(kinds.booking_confirmed, 'email', who, at)).toEqual({ do: expected, reason })
  })
  test('an invoice goes to a proven address only', () => {
    expect(decide(kinds.invoice_due, 'email', person(), at)).toEqual({ do: 'drop', reason: { code: 'email_unproven' } })
    const proven = person({ emailProven: true })
    expect(decide(kinds.invoice_due, 'email', proven, at)).toEqual({ do: 'send', reason: { code: 'about_account' } })
  })
})
