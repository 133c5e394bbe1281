// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from '#web/components/ui/field.tsx'
import { useFirstWrongFocused } from '#web/lib/first-wrong.ts'
import { show } from '../support/show.tsx'

let refuse = () => {}

/** Says at once that the price is missing, and of the stock when the server does. */
function StockForm() {
  useFirstWrongFocused()
  const [price, setPrice] = useState('')
  const [isSent, setIsSent] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  refuse = () => setIsRefused(true)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsSent(true)
      }}
    >
      <TextField label="Brand" />
      <TextField
        label="Price"
        value={price}
        error={isSent && !price ? 'A price is needed' : undefined}
        onChange={({ target }) => setPrice(target.value)}
      />
      <TextField label="Stock" error={isRefused ? 'Too many' : undefined} />
      <button type="submit">Save</button>
    </form>
  )
}
const focused = () => document.activeElement

test('a form that is sent with a field missing leads to it', async () => {
  const { user } = show(<StockForm />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Price')))
})

test('what the server refuses is led to when the answer comes, unless somebody writes elsewhere by then', async () => {
  const { user } = show(<StockForm />)
  await user.type(screen.getByLabelText('Price'), '1899')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  refuse()
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Stock')))
})

test('who writes on is not led away', async () => {
  const { user } = show(<StockForm />)
  await user.type(screen.getByLabelText('Price'), '1899')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(screen.getByLabelText('Brand'), 'Dunlop')
  refuse()
  await screen.findByText('Too many')
  expect(focused()).toBe(screen.getByLabelText('Brand'))
})
