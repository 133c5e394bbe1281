// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LabelManager } from '#web/features/messages/front-desk/label-manager.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { id } from '../support/a-thread.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()

test('a label gets another name and colour, and then a new one can be made again', async () => {
  const sent: unknown[] = []
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /shops/:shopId/labels', { labels: [{ id: id(7), name: 'Fleet', color: 'link' }] })
  api.answers('PATCH /labels/:id', { id: id(7), name: 'Taxi fleet', color: 'danger' }, (body) => void sent.push(body))
  const { user } = show(<LabelManager shopId={id(1)} />)
  await user.click(await screen.findByRole('button', { name: 'Change Fleet' }))
  const name = screen.getByLabelText('Name')
  expect(name).toHaveProperty('value', 'Fleet')
  await user.clear(name)
  await user.type(name, 'Taxi fleet')
  await user.selectOptions(screen.getByLabelText('Colour'), 'Red')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ name: 'Taxi fleet', color: 'danger' }]))
  await screen.findByLabelText('New label')
})
