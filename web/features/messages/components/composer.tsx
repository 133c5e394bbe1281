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
import type { FileView } from '#core/contracts/threads/messages.ts'
import type { QuotedMessage } from '#core/contracts/threads.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import { AttachButton } from '../../../components/files/attach-button.tsx'
import { useFilesPlace } from '../../../components/files/files-place.ts'
import { RecordButton, RecordingLine } from '../../../components/files/record-button.tsx'
import { UploadRow } from '../../../components/files/upload-row.tsx'
import { type Recorder, useRecorder } from '../../../components/files/use-recorder.ts'
import { useUploads } from '../../../components/files/use-uploads.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Counter, FieldError } from '../../../components/ui/field.tsx'
import { isLeft } from '../thread-ref.ts'
import { COMPOSER_ID, type Quoting } from '../use-quoting.ts'
import { QUOTE_ID, QuoteLine } from './quote.tsx'

const MAX_HIGH = 120
const COUNTED_FROM = MAX_WORDS * 0.9

/** What is being written, for what stands above the field. */
export type ComposerDraft = {
  words: string
  write(words: string): void
  /** Attaches files that are in the conversation already. */
  attach(files: readonly FileView[]): void
  area: RefObject<HTMLTextAreaElement | null>
}

type Props = {
  /** The name of the conversation, under which the words are kept until they are sent. */
  name: string
  isSending: boolean
  /** The message that it answers. */
  quoting: Pick<Quoting, 'quote' | 'setQuote' | 'step'>
  onSend(words: string, files: readonly FileView[], replyTo: QuotedMessage | undefined): void
  onTyping?(): void
  /** What stands above the field, and helps to write. */
  helper?: ((draft: ComposerDraft) => ReactNode) | undefined
  /** Why these words cannot be sent yet. */
  problemOf?: ((words: string) => string | undefined) | undefined
}

/**
 * Enter sends, Shift+Enter begins a line. What is too long is not cut, and not sent. From the empty field the arrows
 * choose the message that is answered.
 */
export function Composer({ name, isSending, quoting, onSend, onTyping, helper, problemOf }: Props) {
  const { words, write } = useKeptWords(name)
  const area = useRef<HTMLTextAreaElement>(null)
  const place = useFilesPlace()
  const files = useUploads(name, place)
  const recorder = useRecorder((file) => files.add([file]))
  const says = words.trim() !== '' ? files.uploads.length === 0 || files.isReady : files.isReady
  const problem = problemOf?.(words)
  const canSend = says && words.length <= MAX_WORDS && !isSending && !problem && !recorder.length
  const isEmpty = words === '' && files.uploads.length === 0
  const send = () => {
    if (!canSend || isLeft(name)) return
    onSend(
      words,
      files.uploads.flatMap(({ view }) => view ?? []),
      quoting.quote,
    )
    write('')
    files.clear()
    quoting.setQuote(undefined)
    area.current?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    if (choosesQuote(event, words, quoting)) return
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  useHeight(area, words)
  useKeptQuote(name, quoting)
  return (
    <div className="shrink-0 border-line border-t p-3">
      {quoting.quote && <QuoteLine quote={quoting.quote} onDrop={() => quoting.setQuote(undefined)} />}
      <UploadRow {...files} />
      <RecordingLine {...recorder} />
      {helper?.({ words, write, attach: files.take, area })}
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
          aria-describedby={`${quoting.quote ? QUOTE_ID : ''} ${problem ? 'composer-problem' : ''}`.trim() || undefined}
          aria-invalid={words.length > MAX_WORDS ? true : undefined}
          className="max-h-30 min-h-12 min-w-0 grow resize-none rounded-xl border border-line-strong bg-surface px-3 py-2.5"
        />
        <EndButton recorder={place && recorder} isEmpty={isEmpty} canSend={canSend} onSend={send} />
      </div>
      <FieldError id="composer-problem">{problem}</FieldError>
      {words.length > COUNTED_FROM && <Counter length={words.length} most={MAX_WORDS} />}
    </div>
  )
}

type Ends = { recorder: Recorder | undefined; isEmpty: boolean; canSend: boolean; onSend(): void }

/** As in WhatsApp: while there is nothing to send, its place is the microphone's. */
const EndButton = ({ recorder, isEmpty, canSend, onSend }: Ends) =>
  recorder?.canRecord && (isEmpty || recorder.length !== undefined) ? (
    <RecordButton {...recorder} />
  ) : (
    <SendButton disabled={!canSend} onSend={onSend} />
  )

function useKeptWords(name: string) {
  const { found, keep } = useDraft(`thread:${name}`)
  const [words, setWords] = useState(typeof found === 'string' ? found : '')
  const write = (next: string) => {
    setWords(next)
    keep(next || undefined)
  }
  return { words, write }
}

/** True if the key was meant for the message that is answered. */
function choosesQuote(event: KeyboardEvent, words: string, { quote, setQuote, step }: Props['quoting']): boolean {
  const { key } = event
  if (key === 'Escape' && quote) setQuote(undefined)
  else if (key === 'ArrowUp' && words === '') step(-1)
  else if (key === 'ArrowDown' && words === '' && quote) step(1)
  else return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** It is there again after a reload, beside the words. */
function useKeptQuote(name: string, { quote, setQuote }: Props['quoting']): void {
  const { found, keep } = useDraft(`quote:${name}`)
  const isFound = useRef(false)
  useEffect(() => {
    const first = !isFound.current
    isFound.current = true
    if (first && !quote && isQuote(found)) setQuote(found)
    else keep(quote)
  }, [found, keep, quote, setQuote])
}

const isQuote = (found: unknown): found is QuotedMessage =>
  typeof found === 'object' && found !== null && 'id' in found && 'content' in found && 'from' in found

/** The field grows with its words. */
function useHeight(area: RefObject<HTMLTextAreaElement | null>, words: string): void {
  useEffect(() => {
    const { current } = area
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${Math.min(words === '' ? 0 : current.scrollHeight, MAX_HIGH)}px`
  }, [area, words])
}

const SendButton = ({ disabled, onSend }: { disabled: boolean; onSend(): void }) => (
  <Button
    aria-label="Send"
    disabled={disabled}
    onClick={onSend}
    className="grid size-12 shrink-0 place-items-center rounded-xl bg-accent text-on-accent disabled:opacity-50"
  >
    <SendHorizontal aria-hidden size={22} />
  </Button>
)

/** Pasted files are attached; pasted words go into the field. */
function addPasted(event: ClipboardEvent, add: (files: readonly File[]) => void): void {
  const pasted = [...event.clipboardData.files]
  if (pasted.length === 0) return
  event.preventDefault()
  add(pasted)
}
