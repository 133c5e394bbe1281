// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import WhichSize from '#web/features/results/components/which-size.tsx'
import { show } from '../support/show.tsx'

const vehicle = { make: 'Volkswagen', model: 'Polo', year: '2018', variant: undefined }
const size = (code: string) => ({ code, usualLoadIndex: 88, usualSpeedKmh: 210 })
const option = (front: string, variant = 'AW', rear: string | null = null) => ({
  variant,
  front: size(front),
  rear: rear === null ? null : size(rear),
})
const from = '?make=Volkswagen&model=Polo&year=2018&near=-26.10,28.05&place=Sandton'

test('a car with several sizes asks which stands on the tyre, in words that can be checked', () => {
  show(<WhichSize vehicle={vehicle} options={[option('185/65R15'), option('215/45R17')]} from={from} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Which size stands on your tyre?' })).toBeTruthy()
  const choice = screen.getByRole('link', { name: /^185\/65R15/ })
  expect(choice.textContent).toContain('185 mm wide, 15-inch wheel')
  // What all of them are called tells none apart.
  expect(choice.textContent).not.toContain('AW')
  const to = decodeURIComponent(choice.getAttribute('href') ?? '')
  expect(to).toContain('size=185/65R15')
  expect(to).toContain('model=Polo')
  expect(to).toContain('place=Sandton')
})

test('whoever does not know is led on', () => {
  show(
    <WhichSize vehicle={vehicle} options={[option('225/45R17', 'GT', '245/40R17'), option('185/65R15')]} from={from} />,
  )
  expect(screen.getByRole('link', { name: /^225\/45R17 in front, 245\/40R17 at the back/ }).textContent).toContain('GT')
  expect(screen.getByRole('heading', { name: 'I don’t know' })).toBeTruthy()
  const chat = screen.getByRole('link', { name: 'Find it out on WhatsApp' })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('Tyres for my Volkswagen Polo 2018')
  const on = screen.getByRole('link', { name: /^Go on with 225\/45R17/ })
  expect(decodeURIComponent(on.getAttribute('href') ?? '')).toContain('other=245/40R17')
})
