import { useEffect, useRef } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { useShortcuts } from '../../../lib/keys.ts'
import { COMPOSER_ID } from '../use-quoting.ts'
import { SEARCH_ID } from './inbox-filters.tsx'
import { focusedThread, focusRow, moveFocus, neighbourOf } from './rows.ts'
import type { ThreadActions } from './use-thread-actions.ts'

const focus = (id: string): void => document.getElementById(id)?.focus()
const isField = (element: Element | null): boolean => element?.matches('input, textarea, select') ?? false

/** The inbox without a mouse. What a key does is done to the row with the focus, else to the open conversation. */
export function useInboxKeys(open: string | undefined, { archive, markUnread }: ThreadActions) {
  const { go } = useAddress()
  const replies = useRef(false)
  const meant = () => focusedThread() ?? open
  const close = () => {
    go({ thread: undefined })
    focusRow(open)
  }
  const putAway = (act: (id: string) => void) => () => {
    const id = meant()
    if (id === undefined) return
    const next = neighbourOf(id)
    if (id === open) go({ thread: undefined })
    focusRow(next)
    act(id)
  }
  const reply = () => {
    const id = meant()
    if (id === undefined) return
    if (id === open) return focus(COMPOSER_ID)
    replies.current = true
    go({ thread: id })
  }
  const leave = () => {
    if (isField(document.activeElement)) {
      if (!focusRow(open)) (document.activeElement as HTMLElement).blur()
    } else if (open) close()
  }
  // The composer comes with the conversation, which may have to be read first.
  useEffect(() => {
    if (open === undefined || !replies.current || !document.getElementById(COMPOSER_ID)) return
    replies.current = false
    focus(COMPOSER_ID)
  })
  useShortcuts([
    { key: 'j', does: 'Next conversation', run: () => moveFocus(1, open) },
    { key: 'k', does: 'Previous conversation', run: () => moveFocus(-1, open) },
    { key: 'Enter', does: 'Open the conversation' },
    { key: 'r', does: 'Reply', run: reply },
    { key: 'ArrowUp', shown: '↑', does: 'From the empty reply: answer the message above' },
    { key: 'Control+Enter', shown: 'Ctrl + Enter', does: 'Send' },
    { key: 'e', does: 'Archive', run: putAway(archive) },
    { key: 'u', does: 'Mark as unread', run: putAway(markUnread) },
    { key: '/', does: 'Search', run: () => focus(SEARCH_ID) },
    { key: 'Escape', shown: 'Esc', does: 'Leave the field, then the conversation', run: leave, whileTyping: true },
  ])
  return { close, markUnread: putAway(markUnread) }
}
