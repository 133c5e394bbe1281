import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SessionAnswer } from '#core/contracts/auth.ts'
import { invalidate } from './api/cache.ts'
import { ApiError } from './api/call.ts'
import { useRealtime } from './api/realtime.ts'
import { forgetDrafts } from './drafts/kept.ts'
import { sessionKey as key, useWho } from './session.ts'
import { toast } from './toast.ts'

const isSession = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] === key[0]

/** What the tabs of this browser tell each other: that nobody is signed in any more, or that it may be somebody else. */
type News = 'ended' | 'changed'
let otherTabs: BroadcastChannel | undefined

/** The account that the page shows; undefined if it shows nobody's. */
export function accountShown(client: QueryClient): string | undefined {
  const session = client.getQueryData<SessionAnswer>(key)
  return session?.signedIn ? session.account.id : undefined
}

/** The page on which somebody has just signed out. */
let leftAt = ''

/** Whether it was this page; that is so once. */
export function hasJustLeft(pathname: string): boolean {
  const isThere = leftAt === pathname
  leftAt = ''
  return isThere
}

/** Somebody has signed out here: every part of every tab shows that at once. */
export function leaveAccount(client: QueryClient): void {
  leftAt = window.location.pathname
  forgetDrafts()
  endAccount(client)
}

function endAccount(client: QueryClient): void {
  showNobody(client)
  otherTabs?.postMessage('ended' satisfies News)
}

/** Somebody has signed in: this tab and the others ask who it is. */
export function enterAccount(client: QueryClient): void {
  void invalidate(client)
  otherTabs?.postMessage('changed' satisfies News)
}

/** A refusal that says that nobody is signed in, on a page that shows somebody: their session has ended meanwhile. */
export function noticeEnded(client: QueryClient, error: Error): void {
  if (!(error instanceof ApiError) || error.code !== 'SIGN_IN_REQUIRED' || !accountShown(client)) return
  endAccount(client)
  toast({ type: 'warning', title: 'You are signed out', message: 'Your session has ended. Please sign in again.' })
}

/** The server has the last word, so it is asked as well. */
function showNobody(client: QueryClient): void {
  client.setQueryData<SessionAnswer>(key, { signedIn: false })
  void invalidate(client, { queryKey: key })
}

/** Keeps the page to whoever is signed in now, and forgets what it has read for anybody else. */
export function useSessionNews(): void {
  const client = useQueryClient()
  const who = useWho()
  const account = who.state === 'loading' ? undefined : who.state === 'in' ? who.account.id : null
  const before = useRef(account)
  useRealtime(({ type }) => {
    if (type === 'session_ended') void invalidate(client, { queryKey: key })
  })
  useEffect(() => {
    const channel = new BroadcastChannel('session')
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data === 'ended') showNobody(client)
      else void invalidate(client, { queryKey: key })
    }
    otherTabs = channel
    return () => {
      channel.close()
      if (otherTabs === channel) otherTabs = undefined
    }
  }, [client])
  useEffect(() => {
    const was = before.current
    before.current = account
    if (was === account || was === undefined || account === undefined) return
    forgetReads(client, was !== null && account !== null)
  }, [account, client])
}

/** What private pages have read is gone with them by now; what is still shown is read anew, or gone if nobody asks. */
function forgetReads(client: QueryClient, isOtherPerson: boolean): void {
  client.removeQueries({ type: 'inactive', predicate: (query) => !isSession(query) })
  void client.resetQueries({ predicate: (query) => !isSession(query) && (isOtherPerson || query.isDisabled()) })
  void invalidate(client, { predicate: (query) => !isSession(query) })
}
