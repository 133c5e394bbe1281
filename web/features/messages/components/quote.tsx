import { X } from 'lucide-react'
import type { QuotedMessage } from '#core/contracts/threads.ts'
import { Button } from '#web/components/ui/button.tsx'

const look = 'mb-1 block w-full rounded-lg border-accent border-l-4 bg-surface/70 px-2.5 py-1 text-left text-sm'

const Words = ({ quote: { from, mine, content } }: { quote: QuotedMessage }) => (
  <>
    <span className="block truncate font-semibold">
      <span className="sr-only">Answer to</span> {mine ? 'You' : from}
    </span>
    <span className="line-clamp-2 break-words text-ink-soft">{content}</span>
  </>
)

type QuoteProps = { quote: QuotedMessage; onJump?: ((id: string) => void) | undefined }

/** The message that this one answers, and the way to it. */
export const Quote = ({ quote, onJump }: QuoteProps) =>
  onJump ? (
    <Button className={`${look} min-h-11 hover:bg-surface`} onClick={() => onJump(quote.id)}>
      <Words quote={quote} />
    </Button>
  ) : (
    <div className={look}>
      <Words quote={quote} />
    </div>
  )

export const QUOTE_ID = 'quote'

/** The message that will be answered, above the field. */
export const QuoteLine = ({ quote, onDrop }: { quote: QuotedMessage; onDrop(): void }) => (
  <div className="mb-2 flex items-center gap-1 rounded-lg border-accent border-l-4 bg-sunk pl-2.5 text-sm">
    <p id={QUOTE_ID} className="min-w-0 grow py-1 leading-tight">
      <span className="block truncate font-semibold">Reply to {quote.mine ? 'yourself' : quote.from}</span>
      <span className="block truncate text-ink-soft">{quote.content}</span>
    </p>
    <Button
      aria-label="Do not answer this message"
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
      onClick={onDrop}
    >
      <X aria-hidden size={18} />
    </Button>
  </div>
)
