import { use, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Spinner } from '../components/ui/states.tsx'
import { useFocusOnHeading } from './focus.ts'
import { HeadKeeper } from './head-keeper.tsx'
import { PageBoundary } from './page-failed.tsx'
import { isOfConsole, loadedPage, loadPage } from './page-files.ts'

/** A page of pages/, by the name of its file. */
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
