import { useCallback, useEffect, useRef, useState } from 'react'
import type { MessageView, QuotedMessage } from '#core/contracts/threads.ts'
import { toast } from '#web/lib/toast.ts'
import type { Messages } from './use-messages.ts'

/** The element of a message, and of the field for the next one. */
export const messageElementId = (id: string): string => `message-${id}`
export const COMPOSER_ID = 'composer'

/** So many frames a message that was just read has to be drawn. */
const MAX_FRAMES = 30

/** Which message the next one answers, and the way to the one that another answers. */
export function useQuoting({ shown, reach }: Messages, onReply: (() => void) | undefined) {
  const [quote, setQuote] = useState<QuotedMessage>()
  const latest = useRef({ reach, onReply })
  useEffect(() => {
    latest.current = { reach, onReply }
  })
  const reply = useCallback((message: MessageView) => {
    setQuote(quoteOf(message))
    latest.current.onReply?.()
    requestAnimationFrame(() => document.getElementById(COMPOSER_ID)?.focus())
  }, [])
  const jump = useCallback(async (id: string) => {
    if (await latest.current.reach(id).catch(() => false)) showMessage(id)
    else toast({ type: 'info', title: 'That message is not there any more, or too far up' })
  }, [])
  /** The message above the one that is answered, or below it; behind the newest, none. */
  const step = (by: -1 | 1) => {
    const sent = shown.filter(({ sentAt }) => sentAt !== null)
    const found = quote ? sent.findIndex(({ id }) => id === quote.id) : -1
    const next = sent[(found < 0 ? sent.length : found) + by]
    if (next) setQuote(quoteOf(next))
    else if (by > 0) setQuote(undefined)
  }
  return { quote, setQuote, reply, jump, step }
}
export type Quoting = ReturnType<typeof useQuoting>

const quoteOf = ({ id, content, attachments, sender, mine }: MessageView): QuotedMessage => ({
  id,
  content: content || attachments.map(({ name }) => name).join(', '),
  from: sender.fullName,
  mine,
})

function showMessage(id: string, frames = MAX_FRAMES): void {
  const element = document.getElementById(messageElementId(id))
  if (element) {
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  } else if (frames > 0) requestAnimationFrame(() => showMessage(id, frames - 1))
}
