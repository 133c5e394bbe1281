import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { RescueAnswer, RescueView } from '#core/contracts/deal/rescue.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatDistance, formatRand, formatRandExact } from '#core/rules/format.ts'
import { showAnswer } from '#web/lib/api/cache.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { card, linkLook, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Failed, Notice } from '../../../components/ui/states.tsx'

type Props = { near: { lat: number; lng: number } | undefined; place: string | undefined }

/** Asks the shops that come out now, for somebody signed in with a proven number, and shows each answer as it comes. */
export function AskShops({ near, place }: Props) {
  const { data, isError, refetch, isFetching } = useRead('GET /rescues/mine')
  useKeepFresh(['rescue_changed'], ['GET /rescues/mine'])
  if (isError && !data)
    return (
      <Failed title="Your call for help could not be read" onRetry={() => void refetch()} retrying={isFetching}>
        Please call one of the numbers meanwhile.
      </Failed>
    )
  if (!data) return null
  const { rescue, mayAsk } = data
  const runs = rescue?.state === 'open' || rescue?.state === 'unanswered'
  return (
    <>
      {rescue && (runs || rescue.state === 'taken') && <Round rescue={rescue} />}
      {!runs && rescue?.state !== 'taken' && mayAsk && near && <Ask near={near} place={place ?? 'Pin on the map'} />}
    </>
  )
}

/** What every change answers with is shown at once. */
function useShowRescue() {
  const client = useQueryClient()
  return (rescue: RescueView) => showAnswer(client, queryKeyOf('GET /rescues/mine', {}), { rescue, mayAsk: true })
}

function Ask({ near, place }: { near: { lat: number; lng: number }; place: string }) {
  const show = useShowRescue()
  const [size, setSize] = useState('')
  const asking = useSend('POST /rescues', { onDone: show })
  return (
    <form
      className={`${card} grid gap-3 p-4`}
      onSubmit={(event) => {
        event.preventDefault()
        asking.mutate({ body: { ...near, place, ...(size.trim() && { size }) } })
      }}
    >
      <h2 className="font-bold text-xl">Ask the shops that come out now</h2>
      <p>They read your first name, {place} and the distance. Your number goes to the one that you take.</p>
      <TextField
        label="Tyre size, in case the puncture cannot be mended"
        optional
        value={size}
        maxLength={30}
        onChange={({ target }) => setSize(target.value)}
      />
      {asking.error && <Notice tone="error">{asking.error.message}</Notice>}
      <Button type="submit" look="primary" className="w-full" busy={asking.isPending && 'Asking...'}>
        Ask them all
      </Button>
    </form>
  )
}

function Round({ rescue }: { rescue: RescueView }) {
  const { id, state, answers, place, bookingCode } = rescue
  const show = useShowRescue()
  const taking = useSend('POST /rescues/:id/take', { onDone: show })
  const closing = useSend('POST /rescues/:id/close', { onDone: show })
  const problem = taking.error ?? closing.error
  const isBusy = taking.isPending || closing.isPending
  return (
    <section aria-labelledby="asked" className={`${card} grid gap-3 p-4`}>
      <h2 id="asked" className="font-bold text-xl">
        {titles[state]}
      </h2>
      <p role="status">
        {place}
        {bookingCode && ` · Booking ${bookingCode}`}
      </p>
      <ul className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="grid gap-1 border-line border-t pt-3">
            <Answer answer={answer} />
            {answer.state === 'coming' && (
              <Button
                aria-label={`Take ${answer.shop.name}`}
                look="primary"
                disabled={isBusy}
                onClick={() => taking.mutate({ params: { id }, body: { askId: answer.id } })}
              >
                Take them
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {state === 'taken' ? (
        <Link to="/booking" className={quietButton}>
          See the booking
        </Link>
      ) : (
        <StopAsking isBusy={isBusy} onStop={() => closing.mutate({ params: { id } })} />
      )}
    </section>
  )
}

function StopAsking({ isBusy, onStop }: { isBusy: boolean; onStop(): void }) {
  const [isEnding, setIsEnding] = useState(false)
  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={() => setIsEnding(true)}>
        Stop asking
      </Button>
      <Confirm
        open={isEnding}
        title="Ask no more?"
        yes="Stop asking"
        no="Go on asking"
        busy={isBusy}
        onYes={() => {
          setIsEnding(false)
          onStop()
        }}
        onNo={() => setIsEnding(false)}
      >
        The shops are told that you need nobody any more.
      </Confirm>
    </>
  )
}

const titles: Record<RescueView['state'], string> = {
  open: 'We are asking these shops',
  unanswered: 'None of them has said that they come. Please call.',
  taken: 'This shop comes to you',
  closed: 'Not asked any more',
}

const Answer = ({
  answer: { shop, state, minutes, distanceKm, lines, totalCents, note },
}: {
  answer: RescueAnswer
}) => (
  <>
    <p className="font-bold">
      {shop.name}: {minutes === null ? words[state] : `${words[state]}, about ${minutes} min`}
    </p>
    <p className="money whitespace-nowrap font-bold text-lg">{formatRandExact(totalCents)}</p>
    <p className="text-ink-soft text-sm">{[formatDistance(distanceKm), ...lines.map(lineText)].join(' · ')}</p>
    {note && <p>“{note}”</p>}
    {shop.phone && (
      <a href={`tel:${shop.phone}`} className={`${linkLook} inline-flex min-h-11 items-center`}>
        Call {shop.name}
      </a>
    )}
  </>
)

const words: Record<RescueAnswer['state'], string> = {
  waiting: 'has not answered yet',
  coming: 'comes',
  cannot: 'cannot come',
  taken: 'comes to you',
  lost: 'is not needed',
  lapsed: 'is not asked any more',
}

const lineText = ({ what, service, totalCents }: RescueAnswer['lines'][number]): string => {
  const name = Object.entries(serviceNames).find(([code]) => code === service)?.[1]
  return `${what === 'call_out' ? 'Call-out' : (name ?? 'Work')} ${formatRand(totalCents)}`
}
