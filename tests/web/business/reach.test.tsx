// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Reach } from '#core/contracts/seller/shop-profile.ts'
import { ReachScreen } from '#web/features/reach/components/reach-screen.tsx'
import { fitted, papers, posterSvg } from '#web/features/reach/poster.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { myShops } from './an-inbox.ts'

const api = standInApi()
const reach: Reach = {
  name: 'Piet & Seuns "Bande"',
  slug: 'piet-seuns',
  place: '1 Main Road, Sandton',
  isPublic: true,
  chat: { fitting: 'https://wa.me/27600123456?text=Fitting', message: 'https://wa.me/27600123456?text=Message' },
  page: 'https://spoor.test/business/piet-seuns',
  button: { src: 'http://localhost/embed/button.js', integrity: 'sha384-abc' },
}
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/reach', reach)
})
function AddressBar() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = () =>
  show(
    <>
      <AddressBar />
      <ReachScreen />
    </>,
    { at: '/business/reach' },
  )

test('a poster or a stand of each size is drawn, and stands in the address', async () => {
  const { user, address } = open()
  await screen.findByRole('img', { name: 'Poster, A4: the code that opens WhatsApp at Piet & Seuns "Bande"' })
  await user.selectOptions(screen.getByLabelText('What'), 'Table stand')
  await user.selectOptions(screen.getByLabelText('Paper'), 'A6')
  await user.selectOptions(screen.getByLabelText('Drivers'), 'Ask you something')
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: /^Table stand, A6/ })
  const drawn = decodeURIComponent(picture.src)
  expect([drawn.includes('>Piet &amp; Seuns<'), drawn.includes('>&quot;Bande&quot;<')]).toEqual([true, true])
  expect(address()).toBe('/business/reach?kind=stand&paper=a6&aim=message')
  expect(screen.getByLabelText<HTMLInputElement>('Link into the chat').value).toBe(reach.chat.message)
  await waitFor(() => expect(document.querySelector('body > .print-sheet.print-a6')).not.toBeNull())
})

test('the tag of the button says what was chosen, and nothing breaks out of it', async () => {
  const { user } = open()
  const tag = await screen.findByLabelText<HTMLTextAreaElement>('Tag for your website')
  expect(tag.value).toBe(
    '<script async src="http://localhost/embed/button.js" data-shop="piet-seuns" integrity="sha384-abc" crossorigin="anonymous"></script>',
  )
  await user.selectOptions(screen.getByLabelText('Colour'), 'Dark')
  await user.type(screen.getByLabelText(/^Words on it/), 'Book "now">')
  expect(tag.value).toContain('data-look="dark" data-label="Book &quot;now&quot;&gt;"')
  const section = within(screen.getByRole('region', { name: 'Booking button for your own website' }))
  section.getByRole('button', { name: 'Copy: Tag for your website' })
})

test('a shop that drivers cannot see is told so', async () => {
  api.answers('GET /shops/:shopId/reach', { ...reach, isPublic: false })
  open()
  await screen.findByText(/^Drivers cannot see your shop at the moment/)
})

test('a long name keeps inside of every paper', () => {
  const name = 'Die Groot Noordelike Bandewinkel en Wielbelyning van Potchefstroom'
  const code = { size: 1, dark: () => true }
  for (const paper of ['a4', 'a5', 'a6'] as const)
    expect(posterSvg({ name, place: '', aim: 'Book a fitting', code }, 'stand', paper)).toContain(
      `viewBox="0 0 ${papers[paper].width} ${papers[paper].height}"`,
    )
  const { lines, size } = fitted(name, 100, 20)
  expect(lines).toHaveLength(2)
  expect(Math.max(...lines.map(({ length }) => length)) * size * 0.68).toBeLessThanOrEqual(100.001)
})

test('who belongs to no shop is told so', async () => {
  api.answers('GET /my-shops', { shops: [] })
  show(<ReachScreen />)
  await screen.findByText('No business found for this user. Please contact support.')
})
