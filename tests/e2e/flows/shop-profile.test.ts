import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#db/seed/demo-people.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from '../browser.ts'
import { startProgram } from '../program.ts'
import { fillSignIn } from './steps.ts'

const { origin } = await startProgram()
const visit = openBrowser()

const picture = async (name: string, width: number, height: number, red: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer(),
})

test('an owner crops a logo, uploads pictures, moves one by keyboard and opens on Sundays; the public page shows it', async () => {
  const page = await visit(`${origin}/business/profile`)
  await page.getByRole('link', { name: 'Log In' }).click()
  await fillSignIn(page, demoPassword, demoAccounts.seller.email)
  await page.waitForURL(`${origin}/business/profile`)
  const pictures = page.getByRole('region', { name: 'Pictures' })

  await pictures.getByLabel('Choose a file').setInputFiles(await picture('wide.png', 900, 700, 210))
  await pictures.getByText('Logo dimensions are 900x700px. Must be exactly 600x600px (square).').waitFor()
  await pictures.getByRole('button', { name: 'Crop it' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop your logo' })
  await crop.getByRole('slider', { name: 'Zoom' }).fill('1.5')
  await crop.getByRole('button', { name: 'Use this part' }).click()
  await pictures.getByRole('img', { name: 'The new logo' }).waitFor()
  await pictures.getByRole('button', { name: 'Upload Logo' }).click()
  await page.getByText('Logo uploaded. It is now visible on the dashboard.').waitFor()
  const logo = (await pictures.getByRole('img', { name: 'The current logo' }).getAttribute('src')) ?? ''

  const gallery = pictures.getByRole('list', { name: 'Gallery' })
  const before = await gallery.getByRole('listitem').count()
  await pictures
    .getByLabel('Choose images')
    .setInputFiles([await picture('one.png', 900, 600, 20), await picture('two.png', 900, 600, 60)])
  await pictures.getByRole('button', { name: 'Upload Images' }).click()
  await page.getByText('2 gallery images uploaded successfully!').waitFor()
  const last = gallery.getByRole('img').last()
  const moved = await last.getAttribute('src')
  const handle = gallery.getByRole('button', { name: `Drag picture ${before + 2} of ${before + 2}` })
  await handle.focus()
  // As fast as keys can come: nobody waits until the screen has kept up with them.
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key)
  await page.getByText(`The picture was put at place ${before} of ${before + 2}.`).waitFor()
  await page.getByText('Gallery reordered successfully').waitFor()
  expect(
    await gallery
      .getByRole('img')
      .nth(before - 1)
      .getAttribute('src'),
  ).toBe(moved)

  const hours = page.getByRole('region', { name: 'Opening Hours' })
  await hours.getByRole('button', { name: 'Edit Hours' }).click()
  await hours.getByRole('button', { name: 'Extended Hours' }).click()
  await hours.getByRole('button', { name: 'Save Hours' }).click()
  await hours.getByRole('row', { name: 'Sunday 7:00 AM - 7:00 PM' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('link', { name: 'See the public page' }).click()
  await page.getByRole('row', { name: 'Sunday 7:00 AM - 7:00 PM' }).waitFor()
  // The head of the page is drawn after the hours, when it is first shown.
  await page
    .locator(`img[src="${logo.replace('.webp', '-s.webp')}"]`)
    .first()
    .waitFor()
})
