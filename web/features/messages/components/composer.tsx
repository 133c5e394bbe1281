import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MOST_WORDS } from '#core/contracts/forms/messages.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { readsOf, sendMessage, type ThreadRef } from '../api/messages.ts'

const MOST_HIGH = 120

/** Enter sends, Shift+Enter begins a line. */
export function Composer({ of }: { of: ThreadRef }) {
  const [words, setWords] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const sending = useSendWith((message: string, options) => sendMessage(of, message, options), {
    invalidates: readsOf(of),
    onDone: () => setWords(''),
  })
  const canSend = words.trim() !== '' && !sending.isPending
  const send = () => {
    if (canSend) sending.mutate(words)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  useEffect(() => {
    const { current } = area
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${Math.min(words === '' ? 0 : current.scrollHeight, MOST_HIGH)}px`
  }, [words])
  return (
    <div className="border-line border-t p-3">
      {sending.error && (
        <Notice tone="error" className="mb-2">
          {sendProblem(sending.error)}
        </Notice>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={area}
          rows={1}
          aria-label="Message"
          placeholder="Write a message"
          maxLength={MOST_WORDS}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={pressed}
          className="max-h-30 min-h-12 grow resize-none rounded-xl border border-line-strong bg-surface px-3 py-2.5"
        />
        <button
          type="button"
          aria-label="Send"
          disabled={!canSend}
          onClick={send}
          className="grid size-12 shrink-0 place-items-center rounded-xl bg-accent text-on-accent disabled:opacity-50"
        >
          <SendHorizontal aria-hidden size={22} />
        </button>
      </div>
    </div>
  )
}
