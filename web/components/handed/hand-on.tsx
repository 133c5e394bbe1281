import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { HandedLink } from '#core/contracts/deal/handed.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { type ApiError, type CallOptions, call } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast } from '../../lib/toast.ts'
import { field, quietButton, whatsappButton } from '../styles.ts'
import { AsyncButton } from '../ui/async-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Failed, Notice, Spinner } from '../ui/states.tsx'

/** Hands it to whoever pays: by a link that shows it whole and takes their yes. `label` tells buttons that stand in a list apart. */
export function HandOn({ of, label }: { of: HandRef; label?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden size={18} /> Somebody else pays
      </Button>
      {isOpen && <HandOnDialog of={of} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function HandOnDialog({ of, onClose }: { of: HandRef; onClose(): void }) {
  const { data, error, refetch } = useHanded(of)
  const onFailed = ({ message }: ApiError) => toast({ type: 'error', title: 'The link was not changed', message })
  const making = useSendWith(handOn, { invalidates: reads, onFailed })
  const ending = useSendWith(endLink, { invalidates: reads, onFailed })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Somebody else pays"
      description={
        'askId' in of
          ? 'They see your name, the tyres, the work, the shop and its price, but not how to reach you, and say yes to the price. You are told.'
          : 'They see your name, number plate, tyres, work, shop, day and price, but not how to reach you, and say yes to the price. You and the shop are told.'
      }
    >
      {error && !data ? (
        <Failed title="The link could not be read" onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner>Loading...</Spinner>
      ) : (
        <div className="grid gap-4">
          {data.yes && (
            <Notice tone="success">
              {data.yes.name} said yes to {formatRandExact(data.yes.totalCents)} on {momentWords(data.yes.at)}.
            </Notice>
          )}
          {data.url && data.until ? (
            <Link url={data.url} until={data.until} isEnding={ending.isPending} onEnd={() => ending.mutate(of)} />
          ) : (
            <Button look="primary" busy={making.isPending && 'Making the link...'} onClick={() => making.mutate(of)}>
              Make a link
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

type LinkProps = { url: NonNullable<HandedLink['url']>; until: string; isEnding: boolean; onEnd(): void }

const Link = ({ url, until, isEnding, onEnd }: LinkProps) => (
  <>
    <label className="grid gap-1 font-semibold text-sm">
      The link, until {momentWords(until)}
      <input readOnly value={url} className={field} onFocus={({ target }) => target.select()} />
    </label>
    <div className="flex flex-wrap gap-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`Please look at this and say yes if you pay for it: ${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={whatsappButton}
      >
        <MessageCircle aria-hidden size={20} /> Send on WhatsApp
      </a>
      <AsyncButton look="quiet" className="min-h-12" does={() => copy(url)}>
        <Copy aria-hidden size={18} /> Copy the link
      </AsyncButton>
      <a href={new URL(url).pathname} target="_blank" rel="noreferrer" className={`${quietButton} min-h-12`}>
        See what they see
      </a>
    </div>
    <Button look="danger" busy={isEnding && 'Ending...'} onClick={onEnd}>
      End the link
    </Button>
  </>
)

async function copy(url: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (isCopied) toast({ type: 'success', title: 'Link copied' })
  else toast({ type: 'info', title: 'Copy this link', message: url })
}

/** What is handed on: a booking or a shop's price, one's own or by a guest's private link. */
type HandRef = { id: string } | { token: string } | { askId: string } | { askId: string; token: string }

const reads = [
  'GET /bookings/:id/handed',
  'GET /guest-handed/:token',
  'GET /quote-answers/:id/handed',
  'GET /guest-rounds/:token/answers/:id/handed',
] as const

type Handed = { data: HandedLink | undefined; error: ApiError | null; refetch(): unknown }

/** The link by which it was handed on, if one works, and the yes of who pays. */
const useHanded = (of: HandRef): Handed => {
  const [booking, answer] = 'askId' in of ? [null, of] : [of, null]
  const read = {
    booking: useRead('GET /bookings/:id/handed', booking && 'id' in booking ? { params: booking } : null),
    guestBooking: useRead('GET /guest-handed/:token', booking && 'token' in booking ? { params: booking } : null),
    answer: useRead(
      'GET /quote-answers/:id/handed',
      answer && !('token' in answer) ? { params: { id: answer.askId } } : null,
    ),
    guestAnswer: useRead(
      'GET /guest-rounds/:token/answers/:id/handed',
      answer && 'token' in answer ? { params: { token: answer.token, id: answer.askId } } : null,
    ),
  }
  if (booking) return 'id' in booking ? read.booking : read.guestBooking
  return 'token' in of ? read.guestAnswer : read.answer
}

function handOn(of: HandRef, options: CallOptions): Promise<HandedLink> {
  if (!('askId' in of))
    return 'id' in of
      ? call('POST /bookings/:id/handed', { params: of }, options)
      : call('POST /guest-handed/:token', { params: of }, options)
  return 'token' in of
    ? call('POST /guest-rounds/:token/answers/:id/handed', { params: { token: of.token, id: of.askId } }, options)
    : call('POST /quote-answers/:id/handed', { params: { id: of.askId } }, options)
}

function endLink(of: HandRef, options: CallOptions): Promise<void> {
  if (!('askId' in of))
    return 'id' in of
      ? call('DELETE /bookings/:id/handed', { params: of }, options)
      : call('DELETE /guest-handed/:token', { params: of }, options)
  return 'token' in of
    ? call('DELETE /guest-rounds/:token/answers/:id/handed', { params: { token: of.token, id: of.askId } }, options)
    : call('DELETE /quote-answers/:id/handed', { params: { id: of.askId } }, options)
}
