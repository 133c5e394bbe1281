import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { focusHistory, keepFocusHistory } from './focus-history.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, and may be used.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

export type Visit = {
  width?: number
  dark?: boolean
  /** Where the device says it is; without it, asking is refused. */
  location?: { latitude: number; longitude: number }
  /** What else the device lets the page do. */
  permissions?: string[]
}

/** The browser as people have it; only this one shows notices. */
export const wholeBrowser = process.env.SPOOR_CHROMIUM || '/usr/bin/chromium'
const installed = process.env.SPOOR_HEADLESS_SHELL || wholeBrowser
/** A folder for a picture of each page of a test that failed. */
const picturesIn = process.env.SPOOR_PICTURES

/** What a page shows comes late on a busy machine: several pages that open at once take half a minute then. */
export const PATIENCE_MS = 60_000

export const launchBrowser = (executablePath = installed): Promise<Browser> =>
  chromium.launch({ executablePath, args: flags })

/** One browser for the calling test file; every visit is a person of their own, gone after the test. */
export function openBrowser(executablePath?: string) {
  let browser: Promise<Browser> | undefined
  const open: BrowserContext[] = []
  afterEach(async ({ task }) => {
    const pages = open.flatMap((context) => context.pages())
    if (task.result?.state === 'fail')
      for (const page of pages) console.log(`Where the focus went in ${page.url()}:\n${await focusHistory(page)}`)
    if (picturesIn && task.result?.state === 'fail')
      for (const [at, page] of pages.entries())
        await page.screenshot({ path: join(picturesIn, `${task.name.slice(0, 60).replace(/\W+/g, '-')}-${at}.png`) })
    await Promise.all(open.splice(0).map((context) => context.close()))
  })
  afterAll(async () => (await browser)?.close())
  return async (url: string, { width = 1280, dark = false, location, permissions = [] }: Visit = {}): Promise<Page> => {
    browser ??= launchBrowser(executablePath)
    const context = await (await browser).newContext({
      viewport: { width, height: width < 500 ? 740 : 900 },
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: width < 500,
      ...(location && { geolocation: location }),
      permissions: [...permissions, ...(location ? ['geolocation'] : [])],
    })
    open.push(context)
    await keepFocusHistory(context)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await goTo(page, url)
    return page
  }
}

/** Opens an address, and waits until the page hears what is done on it. */
export async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await takenOver(page)
}

/** A page whose requests go past no worker, so that they can be held up or lost. */
export async function openPastWorker(
  visit: ReturnType<typeof openBrowser>,
  url: string,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await visit('about:blank', { width: 360 })
  await pastWorker(page)
  await before(page)
  await goTo(page, url)
  return page
}

export const pastWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

/** Holds up what the page asks for at such addresses, until it is released. */
export async function hold(page: Page, url: RegExp): Promise<{ release(): Promise<void> }> {
  const held: Route[] = []
  let isHeld = true
  await page.route(url, (route) => (isHeld ? void held.push(route) : route.continue()))
  const release = async () => {
    isHeld = false
    for (const route of held.splice(0)) await route.continue()
  }
  return { release }
}

/** Waits until the page hears what is done on it: what the server drew is there before that. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return !root || Object.keys(root).some((name) => name.startsWith('__reactContainer'))
  })
}

/** What axe finds wrong with the page as it is now: each rule with the places that break it. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // What fades has half the colours of before and half of those of now: nothing begins to while axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
  // It takes long to read, so a page that has it is not handed it again.
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  // In the mode without a page of its own, which a sandboxed frame would not let it open.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).setLegacyMode(true)
  // Nobody reads where the places are that break no rule, and no rule that is asked reads the sheets of styles.
  const preload = { assets: ['media'] }
  const { violations } = await axe.options({ resultTypes: ['violations'], preload }).analyze()
  await page.emulateMedia({ reducedMotion: null })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** With text of the root in this size, if one is given. */
export const scrollsSideways = (page: Page, rootSize = ''): Promise<boolean> =>
  page.evaluate((fontSize) => {
    const { style, scrollWidth } = document.documentElement
    if (!fontSize) return scrollWidth > window.innerWidth
    style.fontSize = fontSize
    const isTooWide = document.documentElement.scrollWidth > window.innerWidth
    style.fontSize = ''
    return isTooWide
  }, rootSize)
