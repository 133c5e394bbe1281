import { SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

import { MOST_WORDS } from '#core/contracts/forms/messages.ts'
import type { FileView } from '#core/contracts/threads/files.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'

import { Counter, FieldError } from '../../../components/ui/field.tsx'
import { AttachButton } from '../files/attach-button.tsx'
import { useFilesPlace } from '../files/place.ts'
import { UploadRow } from '../files/upload-row.tsx'
import { useUploads } from '../files/use-uploads.ts'

export const COMPOSER_ID = 'composer'
const MOST_HIGH = 120
const COUNTED_FROM = MOST_WORDS * 0.9

/** What is being written, for what stands above the field. */
export type ComposerDraft = {
  words: string
  write(words: string): void
  area: RefObject<HTMLTextAreaElement | null>
}

type Props = {
  /** The name of the conversation, under which the words are kept until they are sent. */
  name: string
  isSending: boolean
  onSend(words: string, files: readonly FileView[]): void
  onTyping?(): void
  /** What stands above the field, and helps to write. */
  helper?: ((draft: ComposerDraft) => ReactNode) | undefined
  /** Why these words cannot be sent yet. */
  problemOf?: ((words: string) => string | undefined) | undefined
}

/** Enter sends, Shift+Enter begins a line. What is too long is not cut, and not sent. */
export function Composer({ name, isSending, onSend, onTyping, helper, problemOf }: Props) {
  const { found, keep } = useDraft(`thread:${name}`)
  const [words, setWords] = useState(typeof found === 'string' ? found : '')
  const area = useRef<HTMLTextAreaElement>(null)
  const place = useFilesPlace()
  const files = useUploads(name, place)
  const says = words.trim() !== '' ? files.uploads.length === 0 || files.isReady : files.isReady
  const problem = problemOf?.(words)
  const canSend = says && words.length <= MOST_WORDS && !isSending && !problem
  const write = (next: string) => {
    setWords(next)
    keep(next || undefined)
  }
  const send = () => {
    if (!canSend) return
    onSend(
      words,
      files.uploads.flatMap(({ view }) => view ?? []),
    )
    write('')
    files.clear()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  useHeight(area, words)
  return (
    <div className="shrink-0 border-line border-t p-3">
      <UploadRow {...files} />
      {helper?.({ words, write, area })}
      <div className="flex items-end gap-2">
        {place && <AttachButton onChoose={files.add} />}
        <textarea
          ref={area}
          id={COMPOSER_ID}
          rows={1}
          aria-label="Message"
          placeholder="Write a message"
          value={words}
          onChange={({ target }) => write(target.value)}
          onInput={onTyping}
          onKeyDown={pressed}
          onPaste={(event) => place && addPasted(event, files.add)}
          aria-describedby={problem && 'composer-problem'}
          aria-invalid={words.length > MOST_WORDS ? true : undefined}
          className="max-h-30 min-h-12 min-w-0 grow resize-none rounded-xl border border-line-strong bg-surface px-3 py-2.5"
        />
        <SendButton disabled={!canSend} onSend={send} />
      </div>
      <FieldError id="composer-problem">{problem}</FieldError>
      {words.length > COUNTED_FROM && <Counter length={words.length} most={MOST_WORDS} />}
    </div>
  )
}

/** The field grows with its words. */
function useHeight(area: RefObject<HTMLTextAreaElement | null>, words: string): void {
  useEffect(() => {
    const { current } = area
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${Math.min(words === '' ? 0 : current.scrollHeight, MOST_HIGH)}px`
  }, [area, words])
}

const SendButton = ({ disabled, onSend }: { disabled: boolean; onSend(): void }) => (
  <button
    type="button"
    aria-label="Send"
    disabled={disabled}
    onClick={onSend}
    className="grid size-12 shrink-0 place-items-center rounded-xl bg-accent text-on-accent disabled:opacity-50"
  >
    <SendHorizontal aria-hidden size={22} />
  </button>
)

/** Pasted files are attached; pasted words go into the field. */
function addPasted(event: ClipboardEvent, add: (files: readonly File[]) => void): void {
  const pasted = [...event.clipboardData.files]
  if (pasted.length === 0) return
  event.preventDefault()
  add(pasted)
}
