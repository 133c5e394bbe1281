// @vitest-environment jsdom
import '#web/components/shops/pin-map-view.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Component } from '#web/app/pages/business/profile.tsx'
import Toaster from '#web/components/ui/toaster.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { answerAll, hours, media, ownShop, services } from './a-shop.ts'

const api = standInApi()
beforeEach(() => answerAll(api))
const open = (at = '/business/profile') =>
  show(
    <>
      <Component />
      <Toaster />
    </>,
    { at },
  )
const part = (name: string) => screen.findByRole('region', { name })

test('a member sees who the shop is, how drivers see it and what the chat says', async () => {
  open()
  const details = within(await part('Business Profile'))
  await details.findByText('hello@randburg.example')
  for (const words of ['011 555 0100', 'Tyres since 1998.']) expect(details.getByText(words)).toBeDefined()
  expect(details.getAllByText('Verified').length).toBeGreaterThan(0)
  expect(details.getAllByText('12 Bram Fischer Drive, Ferndale, Randburg, Gauteng')).toHaveLength(2)
  await details.findByText('Tyres here')
})

test('a shop that waits for approval says so', async () => {
  api.answers('GET /shops/:shopId/profile', { ...ownShop, verified: false, status: 'pending' })
  open()
  await screen.findByText('Pending Verification')
})

test('who has no shop is welcomed, and led to make one', async () => {
  api.answers('GET /my-shops', { shops: [] })
  open()
  await screen.findByText('Welcome to Your Business Dashboard')
  expect(screen.getByRole('link', { name: 'Create Business Profile' }).getAttribute('href')).toBe('/business/signup')
})

test('each part fails alone with its own words, and its retry reads it again', async () => {
  const failed = { code: 'FAILED', message: 'Something went wrong' }
  for (const key of ['profile', 'media', 'hours'] as const) api.refuses(`GET /shops/:shopId/${key}`, 500, failed)
  api.refuses('GET /preferences', 500, failed)
  const { user } = open()
  for (const words of [
    'Business profile unavailable',
    'Media management unavailable',
    'Opening hours management unavailable',
    'Notification preferences unavailable',
  ])
    await screen.findByText(words)
  expect(screen.getAllByText('Failed to load business data').length).toBe(3)
  expect(screen.queryByText(/No gallery images yet/)).toBeNull()
  await screen.findByText('Services Offered')
  api.answers('GET /shops/:shopId/media', media)
  await user.click(within(await part('Pictures')).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('img', { name: 'Picture 1' })
})

test('what is wrong stands beside its field and joined above; what is right is saved, and the view comes back', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/profile', { ...ownShop, name: 'Ferndale Tyres' }, (body) => void sent.push(body))
  const { user } = open()
  const edit = await screen.findByRole('button', { name: 'Edit Profile' })
  await user.click(edit)
  const name = await screen.findByRole('textbox', { name: 'Business name' })
  const email = screen.getByRole('textbox', { name: 'Contact email' })
  const phone = screen.getByRole('textbox', { name: /Phone/ })
  await user.clear(name)
  await user.clear(email)
  await user.type(email, 'hello@')
  await user.clear(phone)
  await user.type(phone, '123')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText(
    'Validation errors: Business name is required, Please enter a valid email address, Please enter a valid phone number',
  )
  expect(sent).toEqual([])
  await user.type(name, ' Ferndale Tyres ')
  await user.clear(email)
  await user.type(email, 'Hello@Ferndale.Example')
  await user.clear(phone)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Profile updated successfully')
  expect(sent).toMatchObject([{ name: 'Ferndale Tyres', email: 'hello@ferndale.example', phone: null }])
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeDefined()
})

test('a save that fails says so and keeps what was typed', async () => {
  api.refuses('PATCH /shops/:shopId/profile', 500, { code: 'FAILED', message: 'Something went wrong' })
  const { user } = open('/business/profile?edit=1')
  await user.type(await screen.findByRole('textbox', { name: 'Business name' }), ' Two')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect((await screen.findAllByText('Failed to update profile')).length).toBeGreaterThan(0)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Business name' }).value).toBe('Randburg Tyres Two')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Edit Profile' })
})

test('staff reads, and may only close days', async () => {
  api.answers('GET /shops/:shopId/profile', { ...ownShop, canChange: false })
  api.answers('GET /shops/:shopId/media', { ...media, canChange: false })
  api.answers('GET /shops/:shopId/hours', { ...hours, canChange: false })
  api.answers('GET /shops/:shopId/services', { ...services, canChange: false })
  open('/business/profile?edit=1')
  await screen.findByRole('button', { name: 'Add a closure or special day' })
  await waitFor(() => expect(screen.getAllByText('Only an owner of the shop can change this.')).toHaveLength(4))
  for (const name of ['Edit Profile', 'Save Changes', 'Upload Logo', 'Upload Images', 'Edit Hours', 'Save Services'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a shop that is not there any more is named as such', async () => {
  api.refuses('GET /shops/:shopId/profile', 404, {
    code: 'SHOP_NOT_FOUND',
    message: 'This shop is not listed any more',
  })
  open()
  await screen.findByText('Business profile unavailable')
  screen.getByText('Business ID not found')
})
