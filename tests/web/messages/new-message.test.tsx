// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SignedInOnly } from '#web/components/signed-in-only.tsx'
import { NewMessage } from '#web/features/messages/components/new-message.tsx'
import { id, shop } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const { slug, name, address, city, province, logoUrl, rating, reviewCount } = shop
const centre = { id: shop.id, slug, name, address, city, province, logoUrl, rating, reviewCount, services: [] }

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /fitment-centres', { centres: [centre] })
  api.answers('GET /shops/:shop', shop)
})

const open = (at = '/messages?compose=1') =>
  show(<SignedInOnly>{() => <NewMessage onBack={() => {}} />}</SignedInOnly>, { at })
const picker = (shown: string) => screen.findByRole('button', { name: `Fitment Centre ${shown}` })

test('whoever sends it empty is led to the first that is missing, which says so', async () => {
  const { user } = open()
  const centres = await picker('Select Fitment Centre')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Message is required')
  expect(document.activeElement).toBe(centres)
  const described = document.getElementById(centres.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Please select a fitment centre')
})

test('the centre that was chosen is there after a reload, with what was written before and after', async () => {
  const first = open()
  await first.user.type(await screen.findByLabelText('Subject (optional)'), 'Rims')
  await first.user.click(await picker('Select Fitment Centre'))
  await first.user.click(await screen.findByRole('button', { name: /Randburg Tyres/ }))
  await picker('Randburg Tyres')
  await first.user.type(screen.getByLabelText('Message'), 'Do you sell rims?')
  first.unmount()
  open()
  await picker('Randburg Tyres')
  expect(screen.getByLabelText('Subject (optional)')).toHaveProperty('value', 'Rims')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Do you sell rims?')
})

test('a link names the centre by what it is called, not by what the link says', async () => {
  open(`/messages?compose=1&businessId=${id(9)}&businessName=Another`)
  await waitFor(() => picker('Randburg Tyres'))
})
