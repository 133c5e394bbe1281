import { use } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useFocusOnHeading } from './focus.ts'
import { HeadKeeper } from './head-keeper.tsx'
import { PageBoundary } from './page-failed.tsx'
import { loadedPage, loadPage } from './page-files.ts'

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
  return (
    <>
      <HeadKeeper page={page} params={params} />
      <Component />
    </>
  )
}
