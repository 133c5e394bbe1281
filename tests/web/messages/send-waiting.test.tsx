// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageView } from '#core/contracts/threads.ts'
import { useSendWaiting } from '#web/app/send-waiting.ts'
import { outboxOf } from '#web/features/messages/outbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const [thandi, sipho] = [anAccount(), anAccount({ id: '0190f1a0-0000-7000-8000-00000000000b' })]
const id = '0190f1a0-0000-7000-8000-000000000004'
const sent: MessageView = {
  id,
  threadId: id,
  content: 'Still there?',
  type: 'text',
  mine: true,
  metadata: {},
  attachments: [],
  about: null,
  replyTo: null,
  read: false,
  isAutomated: false,
  scheduledFor: null,
  sentAt: '2026-11-18T07:00:00.000Z',
  delivery: null,
  archived: false,
  sender: { id, fullName: 'Thandi', role: 'customer' },
}
const Page = () => {
  useSendWaiting()
  return null
}

test('what waits goes out on any page of its own account, and never on that of another one', async () => {
  outboxOf({ accountId: thandi.id }, id).add({ key: 'a key of sixteen', words: 'Still there?' })
  const posted: unknown[] = []
  api.answers('POST /threads/:id/messages', sent, (body) => void posted.push(body))
  let asked = 0
  api.answers('GET /auth/session', signedInAs(sipho), () => void asked++)
  const other = show(<Page />)
  await waitFor(() => expect(asked).toBe(1))
  act(() => void window.dispatchEvent(new Event('online')))
  other.unmount()
  api.answers('GET /auth/session', signedInAs(thandi))
  show(<Page />)
  await waitFor(() => expect(posted).toEqual([{ message: 'Still there?', key: 'a key of sixteen' }]))
  await waitFor(() => expect(outboxOf({ accountId: thandi.id }, id).waiting()).toEqual([]))
})
