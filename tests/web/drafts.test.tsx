// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FormHost } from '#web/app/around.tsx'
import UserMenu from '#web/app/layout/user-menu.tsx'
import { at, booked, day, id, lines, offer, shop } from './support/a-booking.ts'
import { anAccount, aProfile, preferences, signedInAs } from './support/a-profile.ts'
import { thread } from './support/a-thread.ts'
import { standInApi } from './support/api.ts'
import { account, chooseTime, type Form, forms, nobody, thandi, type User } from './support/every-form.tsx'
import { show } from './support/show.tsx'

const api = standInApi()
const sipho = signedInAs(anAccount({ id: id(8), name: 'Sipho', email: 'sipho@post.example' }))

// The forms are loaded when first opened; the tests are about what they keep, not about that.
beforeAll(async () => {
  await Promise.all([
    import('#web/features/booking-form/components/booking-form.tsx'),
    import('#web/features/message-form/components/message-form.tsx'),
    import('#web/features/quote-form/components/quote-form.tsx'),
    import('#web/features/reviews/components/review-form.tsx'),
    import('#web/features/alerts/components/alert-form.tsx'),
    import('#web/features/my-bookings/components/move-form.tsx'),
  ])
})

const byEmail = { threadId: id(4), reference: 'KX7M2', link: 'https://spoor.example/thread/x', byEmail: true }

beforeEach(() => {
  api.answers('GET /offers/:code', offer)
  api.answers('GET /shops/:shop', shop)
  api.answers('GET /shops/:shopId/work-price', { lines, totalCents: 791_600, minutes: 60, cautions: [] })
  api.answers('GET /shops/:shopId/open-days', { days: [{ date: day, slots: 2 }] })
  api.answers('GET /shops/:shopId/open-slots', { starts: [at('08:00'), at('09:00')] })
  api.answers('GET /profile', { ...aProfile, phoneVerified: true })
  api.answers('GET /preferences', preferences)
  api.answers('GET /auth/sessions', { sessions: [] })
  api.answers('GET /push/devices', { publicKey: 'x', devices: [] })
  api.answers('GET /notifications', { told: [], next: null })
  api.answers('POST /bookings', booked)
  api.answers('POST /threads', thread)
  api.answers('POST /guest-messages', byEmail)
  api.answers('POST /quotes', byEmail)
  api.answers('POST /suggestions', { threadId: id(4) })
  api.answers('PATCH /profile', aProfile)
  api.answers('POST /reviews', { id: id(5), user: 'T', rating: 5, comment: '', answer: null, createdAt: at('06:00') })
  api.answers('POST /alerts', {
    alert: {
      id: id(6),
      name: '',
      size: '205/55R16',
      quantity: 4,
      runFlat: false,
      maxCovers: 'tyre',
      dealsOnly: false,
      active: true,
    },
    existed: false,
    present: { offers: 0, cheapestCents: null },
  })
})

const open = ({ at: address, element = <FormHost /> }: Pick<Form, 'at' | 'element'>) => show(element, { at: address })

async function fill(user: User, typed: Record<string, string>) {
  for (const [label, words] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, words)
  }
}

const values = async (typed: Record<string, string>) => {
  await screen.findByLabelText(Object.keys(typed)[0] ?? '')
  return Object.fromEntries(
    Object.keys(typed).map((label) => [label, screen.getByLabelText<HTMLInputElement>(label).value]),
  )
}

describe.each(forms)('$name', (form) => {
  const { by, typed, choose, button, isSent } = form

  test('is there after a reload, is nobody else’s, and is gone once it is sent', async () => {
    api.answers('GET /auth/session', by)
    const first = open(form)
    await fill(first.user, typed)
    await choose?.(first.user)
    first.unmount()
    if (by === thandi) {
      api.answers('GET /auth/session', sipho)
      const theirs = open(form)
      for (const [label, value] of Object.entries(await values(typed))) expect(value).not.toBe(typed[label])
      theirs.unmount()
      api.answers('GET /auth/session', thandi)
    }
    const again = open(form)
    expect(await values(typed)).toEqual(typed)
    for (const secret of screen.queryAllByLabelText(/password/i)) expect(secret).toHaveProperty('value', '')
    await choose?.(again.user)
    api.answers('POST /auth/sign-up', { account, created: true }, () => api.answers('GET /auth/session', thandi))
    await again.user.click(screen.getByRole('button', { name: button }))
    await isSent(again.address)
    again.unmount()
    api.answers('GET /auth/session', by)
    open(form)
    for (const [label, value] of Object.entries(await values(typed))) expect(value).not.toBe(typed[label])
  })
})

const guestMessage = '/?form=message&f.shop=randburg-tyres&f.as=guest'
const asked = { Message: 'Do you have it in black?' }

test('a visitor’s words go along into signing in', async () => {
  api.answers('GET /auth/session', nobody)
  const guest = open({ at: guestMessage })
  await fill(guest.user, asked)
  guest.unmount()
  api.answers('GET /auth/session', thandi)
  const signedIn = open({ at: guestMessage })
  expect(await values(asked)).toEqual(asked)
  signedIn.unmount()
  api.answers('GET /auth/session', nobody)
  open({ at: guestMessage })
  expect(await values(asked)).toEqual({ Message: '' })
})

test('signing out throws away what was typed', async () => {
  api.answers('GET /auth/session', thandi)
  const first = open({ at: guestMessage })
  await fill(first.user, asked)
  first.unmount()
  api.answers('POST /auth/sign-out', undefined)
  const menu = show(<UserMenu account={account} />)
  await menu.user.click(screen.getByRole('button', { name: /Thandi/ }))
  await menu.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  menu.unmount()
  open({ at: guestMessage })
  expect(await values(asked)).toEqual({ Message: '' })
})

test('yesterday’s words are not offered any more', async () => {
  api.answers('GET /auth/session', thandi)
  const first = open({ at: guestMessage })
  await fill(first.user, asked)
  first.unmount()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 25 * 60 * 60 * 1000)
  open({ at: guestMessage })
  expect(await values(asked)).toEqual({ Message: '' })
  vi.restoreAllMocks()
})

test('closing a form beside it or with Escape keeps what was typed', async () => {
  api.answers('GET /auth/session', nobody)
  const { user, address } = open({ at: guestMessage })
  await fill(user, asked)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/'))
  cleanup()
  open({ at: guestMessage })
  expect(await values(asked)).toEqual(asked)
})

test('a day and a time that were chosen stay chosen', async () => {
  api.answers('GET /auth/session', nobody)
  const first = open({ at: '/?form=booking&f.offer=TQ7K2&f.as=guest' })
  await screen.findByLabelText('Full name')
  await chooseTime(first.user)
  first.unmount()
  open({ at: '/?form=booking&f.offer=TQ7K2&f.as=guest' })
  await waitFor(async () => expect(await screen.findByLabelText('10:00')).toHaveProperty('checked', true))
})
