// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AnnouncementDetail, AnnouncementView } from '#core/contracts/admin/announcements.ts'
import { AnnouncementsScreen } from '#web/features/admin-announcements/announcements-screen.tsx'
import { id } from '../business/an-inbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const draft: AnnouncementView = {
  id: id(1),
  title: 'prices with fitting',
  words: 'Every price now says what the fitting costs.',
  path: null,
  audience: 'drivers',
  channels: ['whatsapp', 'email'],
  province: 'Gauteng',
  language: null,
  pace: 60,
  state: 'draft',
  people: 0,
  told: 0,
  leftOut: 0,
  isPlanning: false,
  createdAt: '2026-11-18T07:00:00.000Z',
  startsAt: null,
  endedAt: null,
}
const sending: AnnouncementView = {
  ...draft,
  state: 'sending',
  people: 120,
  told: 30,
  startsAt: '2026-11-18T07:00:00.000Z',
}
const detail = (announcement: AnnouncementView): AnnouncementDetail => ({
  announcement,
  reach: announcement.state === 'draft' ? { people: 120, whatsapp: 100, email: 20, inApp: 0 } : null,
  preview: {
    whatsapp: '*prices with fitting*\nEvery price now says what the fitting costs.',
    template: 'News from Spoor about prices with fitting',
    templateState: 'waiting',
    mail: { subject: 'prices with fitting', text: 'Every price' },
    notice: null,
  },
  delivery: null,
})
const holds = (one: AnnouncementView) => {
  api.answers('GET /admin/announcements', { announcements: [one], next: null })
  api.answers('GET /admin/announcements/:id', detail(one))
}
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  holds(draft)
})
const open = () => show(<AnnouncementsScreen />, { at: '/admin/announcements' })

test('a draft shows whom it reaches and how it looks, and is sent with what was seen', async () => {
  const sent: unknown[] = []
  api.answers('POST /admin/announcements/:id/send', sending, (body) => sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'prices with fitting' }))
  const panel = await screen.findByRole('dialog', { name: 'prices with fitting' })
  expect(await within(panel).findByText('Reaches 120 people now')).toBeTruthy()
  expect(within(panel).getByText(/100 on WhatsApp, 20 by e-mail/)).toBeTruthy()
  expect(within(panel).getByText(/has not approved it yet/)).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Send…' }))
  expect(await screen.findByText(/in about 2 minutes/)).toBeTruthy()
  holds(sending)
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('30 of 120 told')).toBeTruthy()
  expect(sent).toEqual([{ at: null, people: 120 }])
})

test('what is being sent can be paused, and stopped after a question', async () => {
  holds(sending)
  const stopped: unknown[] = []
  api.answers('POST /admin/announcements/:id/stop', { ...sending, state: 'stopped' }, () => stopped.push(1))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'prices with fitting' }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop for good' }))
  expect(await screen.findByText(/30 people were told/)).toBeTruthy()
  holds({ ...sending, state: 'stopped' })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/90 were not told/)).toBeTruthy()
  expect(stopped).toHaveLength(1)
})

test('what is wrong with the words stands beside their field', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New announcement' }))
  await user.type(await screen.findByLabelText(/Page it leads to/), 'https://elsewhere.test')
  await user.click(screen.getByRole('button', { name: 'Save and look' }))
  expect(await screen.findByText('Please enter the title')).toBeTruthy()
  expect(screen.getByText('A page of our own, such as /alerts')).toBeTruthy()
})
