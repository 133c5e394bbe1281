import { MessageSquareQuote } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CannedReply } from '#core/contracts/messages/inbox.ts'
import type { FileView } from '#core/contracts/threads/messages.ts'
import { fillReply, type ReplyVariable } from '#core/rules/messages/canned-reply.ts'
import { call } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Failed } from '../../../components/ui/states.tsx'
import type { ComposerDraft } from '../components/composer.tsx'
import { ReplyPictures } from './reply-pictures.tsx'
import { useReplies } from './use-replies.ts'

type Props = { shopId: string | null; threadId: string; draft: ComposerDraft }
type Values = Parameters<typeof fillReply>[1]
type Picked = { reply: CannedReply; values: Values; missing: readonly ReplyVariable[] }

/** What follows a slash at the beginning; undefined if there is none. */
const askedIn = (words: string): string | undefined => /^\/([a-z0-9-]{0,20})$/i.exec(words)?.[1]?.toLowerCase()

/** The ready replies of the shop, or with null ours: after a slash in the composer, or behind a button. What a reply leaves open is asked. */
export function CannedPicker({ shopId, threadId, draft }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<Picked>()
  const asked = askedIn(draft.words)
  const shows = (isOpen || asked !== undefined) && !picked
  const filling = useRead('GET /threads/:id/reply-values', shows ? { params: { id: threadId } } : null)
  const write = (words: string) => {
    draft.write(words)
    setIsOpen(false)
    setPicked(undefined)
    draft.area.current?.focus()
  }
  const use = (reply: CannedReply, words: string) => {
    write(words)
    if (reply.files.length > 0) void takePictures(threadId, reply.id).then(draft.attach, sayFailed)
  }
  // Nobody is asked for what is only on its way.
  const pick = async (reply: CannedReply) => {
    const known = filling.data ?? (await filling.refetch({ cancelRefetch: false })).data
    const values = known?.values ?? {}
    const { text, missing } = fillReply(reply.content, values)
    if (missing.length === 0) use(reply, text)
    else setPicked({ reply, values, missing })
  }
  return (
    <>
      {picked && (
        <MissingValues
          reply={picked.reply}
          missing={picked.missing}
          onDone={(typed) => use(picked.reply, fillReply(picked.reply.content, { ...picked.values, ...typed }).text)}
          onLeave={() => write('')}
        />
      )}
      {shows && (
        <Choices
          shopId={shopId}
          asked={asked ?? ''}
          area={draft.area}
          onPick={(reply) => void pick(reply)}
          onLeave={() => (asked === undefined ? setIsOpen(false) : write(''))}
        />
      )}
      {!picked && (
        <Button aria-expanded={shows} look="quiet" className="mb-2 px-3! text-sm" onClick={() => setIsOpen(!isOpen)}>
          <MessageSquareQuote aria-hidden size={18} /> Ready replies <kbd className="text-ink-soft">/</kbd>
        </Button>
      )}
    </>
  )
}

const takePictures = async (threadId: string, replyId: string): Promise<readonly FileView[]> =>
  (await call('POST /threads/:id/reply-files/:replyId', { params: { id: threadId, replyId } })).files

const sayFailed = ({ message }: Error): void =>
  toast({ type: 'error', title: 'The pictures could not be attached', message })

type ChoicesProps = {
  shopId: string | null
  asked: string
  area: ComposerDraft['area']
  onPick(reply: CannedReply): void
  onLeave(): void
}

const noneFits = (shopId: string | null): string =>
  `No ready reply fits. Make one under ${shopId ? 'More' : 'Ready replies'}.`

function Choices({ shopId, asked, area, onPick, onLeave }: ChoicesProps) {
  const { data, error, refetch, isFetching } = useReplies(shopId)
  const [at, setAt] = useState(0)
  const fits = (data?.replies ?? []).filter(
    ({ shortcut, title }) => shortcut.startsWith(asked) || title.toLowerCase().includes(asked),
  )
  const active = fits[Math.min(at, fits.length - 1)]
  useKeysOf(area, (key) => {
    if (key === 'ArrowDown') setAt(Math.min(at + 1, fits.length - 1))
    else if (key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (key === 'Escape') onLeave()
    else if ((key === 'Enter' || key === 'Tab') && active) onPick(active)
    else return false
    return true
  })
  if (error && !data)
    return <Failed title="Failed to fetch ready replies" onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div className="mb-2 max-h-60 overflow-y-auto rounded-xl bg-surface p-1 shadow-card ring-1 ring-line">
      <p role="status" className={fits.length > 0 ? 'sr-only' : 'p-3 text-ink-soft text-sm'}>
        {!data ? 'Loading…' : fits.length === 0 ? noneFits(shopId) : active?.title}
      </p>
      <ul aria-label="Ready replies">
        {fits.map((reply) => (
          <li key={reply.id}>
            <Button
              className={`grid min-h-11 w-full rounded-lg px-3 py-1.5 text-left hover:bg-sunk ${reply === active ? 'bg-sunk' : ''}`}
              onClick={() => onPick(reply)}
            >
              <span className="flex gap-2 font-semibold">
                {reply.title} <span className="font-normal text-ink-soft">/{reply.shortcut}</span>
              </span>
              <span className="truncate text-ink-soft text-sm">{reply.content}</span>
              <ReplyPictures files={reply.files} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Hears the keys of the composer before it does; `heard` says whether a key was meant for the list. */
function useKeysOf(area: ComposerDraft['area'], heard: (key: string) => boolean) {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const { current } = area
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || event.shiftKey || !latest.current(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    current?.addEventListener('keydown', pressed)
    return () => current?.removeEventListener('keydown', pressed)
  }, [area])
}

type Typed = Partial<Record<ReplyVariable, string>>

type MissingValuesProps = {
  reply: CannedReply
  missing: readonly ReplyVariable[]
  onDone(typed: Typed): void
  onLeave(): void
}

/** Asks for what the conversation does not know, so that no braces go out. */
function MissingValues({ reply, missing, onDone, onLeave }: MissingValuesProps) {
  const [typed, setTyped] = useState<Typed>({})
  const isWhole = missing.every((name) => typed[name]?.trim())
  const done = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) onDone(typed)
  }
  return (
    <form onSubmit={done} className="mb-2 grid gap-3 rounded-xl bg-surface p-3 shadow-card ring-1 ring-line">
      <p className="font-semibold">{reply.title}</p>
      {missing.map((name, at) => (
        <TextField
          key={name}
          label={name.charAt(0).toUpperCase() + name.slice(1)}
          autoFocus={at === 0}
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" look="strong" disabled={!isWhole}>
          Fill in
        </Button>
      </div>
    </form>
  )
}
