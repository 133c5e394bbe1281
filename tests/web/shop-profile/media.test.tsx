// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import Toaster from '#web/components/ui/toaster.tsx'
import { MediaSection } from '#web/features/shop-profile/shop-profile-screen.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { answerAll, media, ownShop } from './a-shop.ts'

const api = standInApi()
let bitmap: () => Promise<{ width: number; height: number; close(): void }>
const decoded = (width: number, height: number) => async () => ({ width, height, close: () => {} })
beforeEach(() => {
  answerAll(api)
  bitmap = decoded(600, 600)
  vi.stubGlobal('createImageBitmap', () => bitmap())
  URL.createObjectURL = () => 'blob:of-a-test'
  URL.revokeObjectURL = () => {}
})
const open = () =>
  show(
    <>
      <MediaSection shopId={ownShop.id} />
      <Toaster />
    </>,
  )
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })
/** As a file picker hands them over that lets every type through. */
const choose = async (picker: string, files: File[]) =>
  fireEvent.change(await screen.findByLabelText(picker), { target: { files } })
const chooseLogo = (one: File) => choose('Choose a file', [one])
const chooseImages = (many: File[]) => choose('Choose images', many)

const shownOrder = () =>
  within(screen.getByRole('list', { name: 'Gallery' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'))

const invalid = async () => {
  throw new DOMException('no picture', 'InvalidStateError')
}
const broken = async () => {
  throw new Error('no memory')
}
test.each([
  ['a PDF', file('logo.pdf', 'application/pdf'), undefined, 'Please select a JPG or PNG file only.', false],
  ['1 MB', file('logo.png', 'image/png', 1024 * 1024), undefined, 'File size must be under 1MB.', true],
  [
    'another shape',
    file('logo.png', 'image/png'),
    decoded(640, 480),
    'Logo dimensions are 640x480px. Must be exactly 600x600px (square).',
    true,
  ],
  [
    'no picture',
    file('logo.png', 'image/png'),
    invalid,
    'Invalid image file. Please select a valid JPG or PNG image.',
    false,
  ],
  [
    'no size',
    file('logo.png', 'image/png'),
    decoded(0, 0),
    'Error reading image dimensions. Please try a different image.',
    false,
  ],
  [
    'too much for the browser',
    file('logo.png', 'image/png'),
    broken,
    'Unable to process the selected file. Please try a different image.',
    false,
  ],
])(
  'a logo that is %s is refused at once; cropping is offered where it helps',
  async (_, one, decode, says, canCrop) => {
    if (decode) bitmap = decode as never
    open()
    await chooseLogo(one)
    await screen.findByText(says)
    expect(screen.queryByRole('button', { name: 'Crop it' }) !== null).toBe(canCrop)
  },
)

test('without a file there is nothing to upload', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Upload Logo' }))
  await screen.findByText('Please select a logo file first.')
  await user.click(screen.getByRole('button', { name: 'Upload Images' }))
  await screen.findByText('Please select images to upload')
})

test('several bad images are summed up, and more than ten are refused', async () => {
  const { user } = open()
  await chooseImages([
    file('a.png', 'image/png'),
    file('b.gif', 'image/gif'),
    file('c.png', 'image/png', 5 * 1024 * 1024 + 1),
  ])
  await screen.findByText(
    'File validation failed: File 2: File type must be one of: image/jpeg, image/png, image/webp; File 3: File size must be less than 5MB',
  )
  await chooseImages(Array.from({ length: 8 }, (_, at) => file(`${at}.png`, 'image/png')))
  await screen.findByText('Maximum 10 gallery images allowed. You have 3 and trying to add 8')
  await chooseImages([file('a.png', 'image/png'), file('b.png', 'image/png')])
  const chosen = within(await screen.findByRole('list', { name: 'New images' }))
  expect(chosen.getAllByRole('img')).toHaveLength(2)
  await user.click(chosen.getByRole('button', { name: 'Remove a.png' }))
  await waitFor(() => expect(chosen.getAllByRole('img')).toHaveLength(1))
})

test('pictures move by buttons at once, and the order goes to the server', async () => {
  const sent: unknown[] = []
  const [one, two, three] = media.gallery.map(({ id }) => id)
  const moved = { ...media, gallery: [1, 0, 2].flatMap((at) => media.gallery[at] ?? []) }
  api.answers('PATCH /shops/:shopId/gallery', moved, (body) => void sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Move picture 1 of 3 right' }))
  await screen.findByText('Gallery reordered successfully')
  expect(sent).toEqual([{ order: [two, one, three] }])
  expect(shownOrder()).toEqual(['Picture 2', 'Picture 1', 'Picture 3'])
})

test('each key counts, however fast they come: the picture goes where it was led, and the order to the server once', async () => {
  const sent: unknown[] = []
  const [one, two, three] = media.gallery.map(({ id }) => id)
  const moved = { ...media, gallery: [2, 0, 1].flatMap((at) => media.gallery[at] ?? []) }
  api.answers('PATCH /shops/:shopId/gallery', moved, (body) => void sent.push(body))
  const { user } = open()
  const handle = await screen.findByRole('button', { name: 'Drag picture 3 of 3' })
  handle.focus()
  await user.keyboard('[Space][ArrowLeft][ArrowLeft][ArrowLeft]')
  await screen.findByText('The picture is at place 1 of 3.')
  expect(shownOrder()).toEqual(['Picture 3', 'Picture 1', 'Picture 2'])
  expect(document.activeElement).toBe(handle)
  await user.keyboard('[Space]')
  await screen.findByText('The picture was put at place 1 of 3.')
  await screen.findByText('Gallery reordered successfully')
  expect(sent).toEqual([{ order: [three, one, two] }])
})

test('Escape puts a picture back, and so does leaving it', async () => {
  const { user } = open()
  const handle = await screen.findByRole('button', { name: 'Drag picture 1 of 3' })
  handle.focus()
  await user.keyboard('[Enter][ArrowRight]')
  expect(shownOrder()).toEqual(['Picture 2', 'Picture 1', 'Picture 3'])
  await user.keyboard('[Escape]')
  expect(shownOrder()).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
  await user.keyboard('[Space][ArrowRight][ArrowRight]')
  await screen.findByText('The picture is at place 3 of 3.')
  await user.tab()
  await screen.findByText('The picture was put back.')
  expect(shownOrder()).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
})

test('an order that cannot be saved is said, and the old one comes back', async () => {
  api.refuses('PATCH /shops/:shopId/gallery', 500, { code: 'GALLERY_FAILED', message: 'Failed to reorder gallery' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Move picture 3 of 3 left' }))
  expect((await screen.findAllByText('Failed to reorder gallery')).length).toBeGreaterThan(0)
  await waitFor(() => expect(shownOrder()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']))
})

test('what a picture shows is written beside it', async () => {
  const [first, ...others] = media.gallery
  const words = 'Our workshop'
  const described = first ? [{ ...first, alt: words }, ...others] : []
  const asked = vi.fn()
  api.answers('PATCH /shops/:shopId/gallery/:imageId', { ...media, gallery: described }, asked)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Describe picture 1 of 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe this picture' }))
  const field = dialog.getByLabelText('What it shows')
  await user.clear(field)
  await user.type(field, words)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Description saved')
  await screen.findByRole('img', { name: words })
  expect(asked).toHaveBeenCalledExactlyOnceWith({ alt: words }, expect.anything())
})

test('a picture is removed after a question', async () => {
  api.answers('DELETE /shops/:shopId/gallery/:imageId', { ...media, gallery: media.gallery.slice(1) })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete picture 1 of 3' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await screen.findByText('Image removed from gallery')
  expect(screen.queryByRole('img', { name: 'Picture 1' })).toBeNull()
})

test('pictures that did not arrive stay chosen, and what went wrong is said', async () => {
  // Files go as bytes, beside the operations of the contract.
  const failing = (status: number, code: string, message: string) =>
    api.refuses('POST /shops/:shopId/gallery' as never, status, { code, message })
  const { user } = open()
  await chooseImages([file('a.png', 'image/png')])
  failing(500, 'GALLERY_FAILED', 'Failed to save gallery to database')
  await user.click(await screen.findByRole('button', { name: 'Upload Images' }))
  await screen.findByText('Gallery upload failed: Failed to save gallery to database')
  failing(404, 'SHOP_NOT_FOUND', 'This shop is not listed any more')
  await user.click(screen.getByRole('button', { name: 'Upload Images' }))
  await screen.findByText('Business information not loaded')
  expect(screen.getAllByRole('img', { name: 'a.png' })).toHaveLength(1)
})

test('without pictures the page says so', async () => {
  api.answers('GET /shops/:shopId/media', { ...media, gallery: [] })
  open()
  await screen.findByText(/^No gallery images yet\.\.\./)
})
