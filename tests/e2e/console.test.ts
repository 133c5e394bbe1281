import { expect, test } from 'vitest'
import { goTo, openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()

test('the console is clean: no page asks for what the policy refuses', async () => {
  const page = await visit('about:blank')
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|eval/i.test(message.text())) refused.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
    )
  })
  for (const path of ['/', '/login', '/login?tab=signup', '/request-admin-fitment-centre', '/messages', '/alerts']) {
    await goTo(page, `${site.origin}${path}`)
    await page.locator('main').first().waitFor()
    expect(refused, path).toEqual([])
  }
})
