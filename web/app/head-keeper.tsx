import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { type PageInfo, pageOf } from '../lib/page.ts'

/** Keeps the title and what search engines are told as the page changes in the browser. */
export function HeadKeeper() {
  const client = useQueryClient()
  const { search } = useLocation()
  const match = useMatches().at(-1)
  const page: PageInfo | undefined = pageOf(match)
  const told = () => {
    if (!page || !match) return ''
    const { title, noindex } = page.head({ params: match.params, query: new URLSearchParams(search) }, (path) =>
      client.getQueryData([path]),
    )
    return `${noindex ? 'noindex' : 'index'} ${title}`
  }
  const head = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), told, told)
  useEffect(() => {
    if (!head) return
    const [robots, ...title] = head.split(' ')
    document.title = title.join(' ')
    document.querySelector('meta[name=robots]')?.setAttribute('content', robots ?? 'index')
  }, [head])
  return null
}
