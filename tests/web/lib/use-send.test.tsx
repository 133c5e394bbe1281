// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()

function AllRead() {
  const { data } = useRead('GET /threads/unread', { query: {} })
  const { mutate, error } = useSend('POST /threads/read', { invalidates: ['GET /threads/unread'] })
  return (
    <>
      <p>{data ? `${data.unread} unread` : 'Loading'}</p>
      <p>{error?.message}</p>
      <button type="button" onClick={() => mutate()}>
        All read
      </button>
    </>
  )
}
const button = () => screen.getByRole('button')

test('a second click does nothing, whether it comes before the answer or right after it', async () => {
  const sent: unknown[] = []
  api.answers('GET /threads/unread', { unread: 3 })
  api.answers('POST /threads/read', undefined, (body) => sent.push(body))
  const { user } = show(<AllRead />)
  await screen.findByText('3 unread')
  await user.dblClick(button())
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(button())
  expect(sent).toHaveLength(1)
  await waitFor(async () => {
    await user.click(button())
    expect(sent).toHaveLength(2)
  })
})

test('what somebody else did first is said, and what is shown is read anew; the next click tries again', async () => {
  api.answers('GET /threads/unread', { unread: 3 })
  const { user } = show(<AllRead />)
  await screen.findByText('3 unread')
  api.refuses('POST /threads/read', 409, { code: 'TAKEN_ALREADY', message: 'Lerato changed it last, at 09:12.' })
  api.answers('GET /threads/unread', { unread: 0 })
  await user.click(button())
  await screen.findByText('Lerato changed it last, at 09:12.')
  await screen.findByText('0 unread')
  const sent: unknown[] = []
  api.answers('POST /threads/read', undefined, (body) => sent.push(body))
  await user.click(button())
  await waitFor(() => expect(sent).toHaveLength(1))
})

function Documents({ files }: { files: readonly File[] }) {
  const { mutate } = useSend('POST /shops/:shopId/imports')
  const send = (file: File) => mutate({ params: { shopId: anAccount().id }, query: { name: 'List' }, file })
  useRead('GET /auth/session')
  return files.map((file) => (
    <button key={file.name} type="button" onClick={() => send(file)}>
      {file.name}
    </button>
  ))
}

test('two files are two changes, and each says whose page it is sent from', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  const sent: (string | null)[] = []
  api.hears('POST /shops/:shopId/imports', (request) => sent.push(request.headers.get('As-Account')))
  const { user } = show(<Documents files={[new File(['a'], 'one.csv'), new File(['a'], 'two.csv')]} />)
  await user.dblClick(await screen.findByRole('button', { name: 'one.csv' }))
  await user.click(screen.getByRole('button', { name: 'two.csv' }))
  await waitFor(() => expect(sent).toEqual([anAccount().id, anAccount().id]))
})
