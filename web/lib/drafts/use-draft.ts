import { useCallback, useEffect, useRef, useState } from 'react'
import { useWho } from '../session.ts'
import type { Owner } from './kept.ts'
import { forgetDraft, keepDraft, readDraft } from './store.ts'

/** Whose the words are that are typed now; a visitor's until it is known who is signed in. */
export function useOwner(): Owner {
  const who = useWho()
  return who.state === 'in' ? { accountId: who.account.id } : 'visitor'
}

/**
 * What the present person has typed in one place and not sent. It is there again after a reload, after going back and
 * after signing in, until it is sent. Shown only once it is known who is signed in.
 */
export function useDraft(name: string) {
  const owner = useOwner()
  const [found] = useState(() => readDraft(owner, name))
  const now = useRef({ owner, name })
  useEffect(() => {
    now.current = { owner, name }
  })
  const keep = useCallback((words: unknown) => {
    if (words === undefined) forgetDraft(now.current.owner, now.current.name)
    else keepDraft(now.current.owner, now.current.name, words)
  }, [])
  const forget = useCallback(() => keep(undefined), [keep])
  return { found, keep, forget }
}
