import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Spinner } from '../components/ui/states.tsx'
import { answeredIn } from '../lib/api/read.ts'
import type { At, PageInfo } from '../lib/page/page.ts'
import { PageBoundary } from './page-failed.tsx'
import { isOfConsole, loadedPage, loadPage } from './page-files.ts'

/** A page by its name. */
export function Page({ name }: { name: string }) {
  const { pathname } = useLocation()
  return (
    <PageBoundary key={pathname}>
      <Loaded name={name} />
    </PageBoundary>
  )
}

function Loaded({ name }: { name: string }) {
  const { Component, page } = loadedPage(name) ?? use(loadPage(name))
  const params = useParams()
  useFocusOnHeading()
  const isHere = useInBrowser()
  // A console's page that does not say what it reads is left to the browser, within what the server draws around it.
  const isDrawn = isHere || page.reads !== undefined || !isOfConsole(name)
  return (
    <>
      <HeadKeeper page={page} params={params} />
      {isDrawn ? <Component /> : <Spinner>Loading...</Spinner>}
    </>
  )
}

const never = () => () => {}

/** False on the server, and while what it drew is taken over. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Keeps the title and what search engines are told as the page changes in the browser. */
function HeadKeeper({ page, params }: { page: PageInfo; params: At['params'] }) {
  const client = useQueryClient()
  const { search } = useLocation()
  const told = () => {
    const { title, noindex } = page.head({ params, query: new URLSearchParams(search) }, answeredIn(client))
    return `${noindex ? 'noindex' : 'index'} ${title}`
  }
  const head = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), told, told)
  useEffect(() => {
    const [robots, ...title] = head.split(' ')
    document.title = title.join(' ')
    document.querySelector('meta[name=robots]')?.setAttribute('content', robots ?? 'index')
  }, [head])
  return null
}

/** A page that was come to from another one is begun at its heading; the first page begins where the browser begins. */
let isFirst = true

/** Some headings wait for data. */
const WAITS_MS = 10_000

const GOES_ON = ['keydown', 'pointerdown']

/** Moves the focus to the heading of a page that has just replaced another. */
function useFocusOnHeading(): void {
  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    const content = document.getElementById('content') ?? document.getElementById('root')
    if (!content || isTaken()) return
    focusHeading(content)
    // The heading comes, or is replaced, with the data.
    const observer = new MutationObserver(() => {
      const at = document.activeElement
      if (at === null || at === document.body || at === content) focusHeading(content)
    })
    observer.observe(content, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), WAITS_MS)
    // Whoever has gone on is not called back to it when what they press vanishes.
    const stop = () => observer.disconnect()
    for (const does of GOES_ON) document.addEventListener(does, stop)
    return () => {
      clearTimeout(timer)
      stop()
      for (const does of GOES_ON) document.removeEventListener(does, stop)
    }
  }, [])
}

/** A field of the new page, or a dialog over it, has the focus already. */
const isTaken = (): boolean =>
  document.activeElement?.closest('main :is(input, textarea, select), [role=dialog], [role=alertdialog]') != null

function focusHeading(content: HTMLElement): void {
  const heading = content.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const begin = heading ?? content
  if (document.activeElement !== begin) begin.focus({ preventScroll: true })
}
