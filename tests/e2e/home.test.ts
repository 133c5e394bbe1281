import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accessibilityProblems, openBrowser, scrollsSideways } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()

test.each([
  [360, false],
  [360, true],
  [768, false],
  [1280, false],
  [1280, true],
])('home is accessible and fits at %i px, dark %s', async (width, dark) => {
  for (const query of ['', '?by=vehicle']) {
    const page = await visit(`${site.origin}/${query}`, { width, dark })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }
})

test('the page carries what a shared link shows', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/"`)
  expect(html).toContain(`<meta property="og:image" content="${site.origin}/og.png"`)
  expect((await fetch(`${site.origin}/og.png`)).headers.get('content-type')).toBe('image/png')
  expect((await fetch(`${site.origin}/manifest.webmanifest`)).ok).toBe(true)
  expect((await fetch(`${site.origin}/devtools/simulator.html`)).status).toBe(404)
})

test('hashed files are kept for a year and sent compressed', async () => {
  const folder = join(import.meta.dirname, '../../dist/web/assets')
  const script = readdirSync(folder).find((name) => name.startsWith('home') && name.endsWith('.js')) ?? ''
  const answer = await fetch(`${site.origin}/assets/${script}`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Number(answer.headers.get('content-length'))).toBe(statSync(join(folder, `${script}.br`)).size)
  for (const spared of ['etag', 'last-modified', 'x-request-id']) expect(answer.headers.get(spared)).toBe(null)
})
