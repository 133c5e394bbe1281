// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { UnrecognisedGroup } from '#core/contracts/admin/language.ts'
import { UnderstandingScreen } from '#web/features/admin-understanding/understanding-screen.tsx'
import { id } from '../business/an-inbox.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const group: UnrecognisedGroup = {
  id: id(1),
  speaker: 'driver',
  words: 'do you guys do mag repair for [name]',
  language: 'en',
  asked: 'results',
  tookFor: 'unknown',
  times: 12,
  firstOn: '2026-11-01',
  lastOn: '2026-11-18',
  state: 'open',
  label: null,
}
const example = {
  words: group.words,
  language: 'en',
  asked: 'results',
  tookFor: 'search_size',
  meant: 'ask_shop',
  times: 9,
}

beforeEach(() => {
  api.answers('GET /admin/understanding', { groups: [group], next: null })
  api.answers('GET /admin/understanding/:id', { group, examples: [example] })
})
const open = () => show(<UnderstandingScreen />, { at: '/admin/understanding' })

test('a message is opened and labelled with what the person said they meant', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/understanding/:id', { ...group, state: 'labelled', label: 'ask_shop' }, (body) =>
    sent.push(body),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: group.words }))
  const panel = within(await screen.findByRole('dialog', { name: group.words }))
  expect(await panel.findByLabelText('They want')).toHaveProperty('value', 'ask_shop')
  await user.click(panel.getByRole('button', { name: 'Label' }))
  await waitFor(() => expect(sent).toEqual([{ state: 'labelled', label: 'ask_shop' }]))
})

test('a message that says nothing is dismissed at once', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/understanding/:id', { ...group, state: 'dismissed' }, (body) => sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(sent).toEqual([{ state: 'dismissed' }]))
})
