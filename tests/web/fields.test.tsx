// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { show } from './support/show.tsx'

test('a field says what is wrong with it beside it', () => {
  show(<TextField label="Full name" error="Full name is required" hint="As on your licence" />)
  const input = screen.getByLabelText('Full name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on your licence',
    'Full name is required',
  ])
})

test('a counter turns red above nine tenths of what fits, and what is too long is not cut', async () => {
  const Notes = () => {
    const [text, setText] = useState('')
    return (
      <TextAreaField
        label="Notes"
        most={10}
        length={text.length}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    )
  }
  const { user } = show(<Notes />)
  await user.type(screen.getByLabelText('Notes'), '123456789')
  expect(screen.getByText('9/10').className).not.toContain('danger')
  await user.type(screen.getByLabelText('Notes'), '0')
  expect(screen.getByText('10/10').className).toContain('danger')
  await user.click(screen.getByLabelText('Notes'))
  await user.paste('and more')
  screen.getByText(', 8 too many')
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', '1234567890and more')
})
