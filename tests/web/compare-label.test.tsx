// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ComparisonTable } from '#web/features/compare/components/comparison-table.tsx'
import { offer } from './support/a-booking.ts'
import { show } from './support/show.tsx'

const label = { wetGrip: 'A', fuelEfficiency: 'C', noiseDb: 70, noiseClass: 'B' } as const
const other = { ...offer, code: 'KX7M2' }

const table = (offers: (typeof offer)[]) => show(<ComparisonTable offers={offers} quantity={4} onRemove={() => {}} />)

test('the European label is compared where it is known, and what is not known is said', async () => {
  table([{ ...offer, label }, other])
  const row = (await screen.findByRole('rowheader', { name: 'Wet grip' })).closest('tr')
  expect(row?.textContent).toMatch(/A.*Not stated/)
  const noise = screen.getByRole('rowheader', { name: 'Noise outside' }).closest('tr')
  within(noise ?? document.body).getByText('70 dB (B)')
})

test('tyres without any label have no rows for it', async () => {
  table([offer, other])
  await screen.findByRole('rowheader', { name: 'Load' })
  expect(screen.queryByRole('rowheader', { name: 'Wet grip' })).toBeNull()
})
