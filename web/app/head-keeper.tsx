import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { answeredIn } from '../lib/api/read.ts'
import type { At, PageInfo } from '../lib/page/page.ts'

/** Keeps the title and what search engines are told as the page changes in the browser. */
export function HeadKeeper({ page, params }: { page: PageInfo; params: At['params'] }) {
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
