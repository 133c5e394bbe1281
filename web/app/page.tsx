import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Spinner } from '../components/ui/states.tsx'
import { answeredIn } from '../lib/api/read.ts'
import type { At, PageInfo } from '../lib/page/page.ts'
import { useFocusOnHeading } from './focus.ts'
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
