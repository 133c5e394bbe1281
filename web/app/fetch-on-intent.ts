import type { QueryClient } from '@tanstack/react-query'
import { addressOf } from '../lib/api/address-of.ts'
import { fetchJson } from '../lib/api/call.ts'
import { answeredIn, queryKeyOf } from '../lib/api/read.ts'
import { formIn } from '../lib/page/forms.ts'
import { fetchForm } from './form-code.ts'
import { loadPage } from './page-files.ts'
import { placeAt } from './place-at.ts'

/** Longer than a hand that only passes over a link. */
const HOVER_MS = 65
/** So many links that are in view are got ready for. */
const MAX_IN_VIEW = 12

const pathOf = ({ pathname }: Location | URL): string => pathname

/**
 * Fetches where a link leads when somebody is about to follow it: its code and its first data when it is pressed, pointed
 * at or focused; only its code once somebody reads on and it comes into view. Not for people who save data.
 */
export function fetchOnIntent(client: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const meant = (event: Event) => {
    const url = leadsTo(event.target)
    if (url) fetchPlace(client, url)
  }
  document.addEventListener('pointerdown', meant, { passive: true })
  document.addEventListener('focusin', meant)
  document.addEventListener('pointerover', (event) => {
    clearTimeout(waiting)
    if (event.pointerType === 'mouse') waiting = setTimeout(() => meant(event), HOVER_MS)
  })
  document.addEventListener('scrollend', fetchInView, { passive: true })
}

/** The address of our own to which the link around an element leads; undefined if it is a file or lies elsewhere. */
function leadsTo(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || savesData()) return undefined
  const url = new URL(link.href)
  return url.origin === window.location.origin ? url : undefined
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function fetchCode(url: URL) {
  const form = formIn(url.searchParams)?.form
  if (form) fetchForm(form)
  const place = placeAt(url.pathname)
  if (!place || 'leadsTo' in place || place.page === 'not-found') return undefined
  return { page: loadPage(place.page), params: place.params }
}

function fetchPlace(client: QueryClient, url: URL): void {
  const place = fetchCode(url)
  if (!place || pathOf(url) === pathOf(window.location)) return
  place.page.then(
    ({ page }) => {
      for (const one of page.reads?.({ params: place.params, query: url.searchParams }, answeredIn(client)) ?? [])
        void client.prefetchQuery({
          queryKey: queryKeyOf(one.key, one),
          queryFn: ({ signal }) => fetchJson(addressOf(one.key, one), { signal }),
        })
    },
    () => {},
  )
}

function fetchInView(): void {
  const links = [...document.querySelectorAll('main a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
  for (const link of links.slice(0, MAX_IN_VIEW)) {
    const url = leadsTo(link)
    if (url) fetchCode(url)
  }
}
