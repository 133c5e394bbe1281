// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MakeWebhook } from '#core/contracts/forms/integrations.ts'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { AsyncButton } from '#web/components/ui/async-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '#web/components/ui/form.tsx'
import { ApiError } from '#web/lib/api/call.ts'
import { show } from '../support/show.tsx'

test('a button sends no form by itself, and is off while it says that it is busy', () => {
  show(
    <>
      <Button look="quiet" className="mt-2">
        Close
      </Button>
      <Button type="submit" busy="Saving...">
        Save
      </Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('type', 'button')
  expect(screen.getByRole('button', { name: 'Close' }).className).toMatch(/ mt-2$/)
  expect(screen.getByRole('button', { name: 'Saving...' })).toMatchObject({ type: 'submit', disabled: true })
})

test('what a button does is under way once', async () => {
  let begun = 0
  let end = () => {}
  const does = () => {
    begun++
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  show(<AsyncButton does={does}>Fetch</AsyncButton>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Fetch' })
  button.click()
  button.click()
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(begun).toBe(1)
  end()
  await waitFor(() => expect(button.disabled).toBe(false))
})

const list = {
  label: 'Places',
  columns: [{ id: 'name', head: 'Place', cell: ({ name }: { name: string }) => name }],
  idOf: ({ name }: { name: string }) => name,
  nameOf: ({ name }: { name: string }) => name,
  empty: <p>No place found.</p>,
  failed: 'Failed to load the places',
  more: 'More places',
}

test('a list that could not be read says why and is read again', async () => {
  let tried = 0
  const error = new ApiError(503, 'AWAY', 'The server is away.')
  const failed = { error, retry: () => void tried++, trying: false }
  const { user } = show(
    <ListScreen {...list} rows={undefined} read={{ pages: undefined, failed, more: undefined, isLoading: false }} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('The server is away.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tried).toBe(1)
})

test('a list shows what there is, and that there is more, or that there is nothing', () => {
  const read = { pages: [{}], failed: undefined, isLoading: false }
  const { unmount } = show(<ListScreen {...list} rows={[{ name: 'Soweto' }]} read={{ ...read, more: () => {} }} />)
  screen.getByRole('table', { name: 'Places' })
  screen.getByRole('button', { name: 'More places' })
  unmount()
  show(<ListScreen {...list} rows={[]} read={{ ...read, more: undefined }} />)
  screen.getByText('No place found.')
  expect(screen.queryByRole('button', { name: 'More places' })).toBeNull()
})

test('a next page that could not be read is said below the others, and read again', async () => {
  let tried = 0
  const error = new ApiError(503, 'AWAY', 'The server is away.')
  const failed = { error, retry: () => void tried++, trying: false }
  const read = { pages: [{}], failed, more: undefined, isLoading: false }
  const { user } = show(<ListScreen {...list} rows={[{ name: 'Soweto' }]} read={read} />)
  screen.getByRole('table', { name: 'Places' })
  expect(screen.getByRole('alert').textContent).toContain('The server is away.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tried).toBe(1)
})

function Webhook({ sent, answers }: { sent: string[]; answers: ApiError[] }) {
  const form = useContractForm(MakeWebhook, { url: '' })
  const [error, setError] = useState<ApiError | null>(null)
  const send = ({ url }: { url: string }) => {
    sent.push(url)
    setError(answers.shift() ?? null)
  }
  return (
    <Form form={form} sending={{ error }} onSend={send}>
      <TextField label="Address" {...form.field('url')} />
      <FormProblem form={form} sending={{ error }} />
      <Button type="submit">Add</Button>
    </Form>
  )
}

test('a form sends what fits its contract, and shows beside a field what the server says of it', async () => {
  const sent: string[] = []
  const answers = [
    new ApiError(422, 'INVALID', 'Not sent', { url: 'Nobody answers there' }),
    new ApiError(409, 'FULL', 'Three are enough'),
  ]
  const { user } = show(<Webhook sent={sent} answers={answers} />)
  const add = () => user.click(screen.getByRole('button', { name: 'Add' }))
  await add()
  await screen.findByText('Address is required')
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText('Address'), ' https://till.example ')
  await add()
  await screen.findByText('Nobody answers there')
  expect(sent).toEqual(['https://till.example'])
  expect(screen.queryByText('Not sent')).toBeNull()
  await add()
  await screen.findByText('Three are enough')
  expect(screen.queryByText('Nobody answers there')).toBeNull()
})
