import { useState } from 'react'
import type { PersonDetail, WithdrawConsent } from '#core/contracts/admin/people.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { channelName, purposeName } from './words.ts'

type Word = PersonDetail['consents'][number]

/** Every word on a channel and purpose, the newest first; the latest of each is what holds. */
export const Consents = ({ detail: { person, consents } }: { detail: PersonDetail }) => (
  <section className={`${card} p-4`} aria-labelledby="consents">
    <h2 id="consents" className="mb-1 font-bold text-lg">
      Consents
    </h2>
    {consents.length === 0 && (
      <p className="text-ink-soft">Nothing was agreed to or withdrawn, so no advertising goes to them.</p>
    )}
    <ul className="divide-y divide-line">
      {consents.map((word) => (
        <li
          key={`${word.channel} ${word.purpose} ${word.at} ${word.how}`}
          className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2 ${word.isLatest ? '' : 'text-ink-soft'}`}
        >
          <span className="w-44 font-medium">
            {purposeName(word.purpose)} by {channelName(word.channel)}
          </span>
          <span className="min-w-40 grow text-sm">
            {momentWords(word.at)}: {word.how} ({word.source})
          </span>
          <Badge tone={word.isLatest ? (word.given ? 'good' : 'bad') : 'quiet'}>
            {word.given ? 'Given' : 'Withdrawn'}
            {word.isLatest ? '' : ', earlier'}
          </Badge>
          {word.isLatest && word.given && <Withdraw contactId={person.contactId} word={word} />}
        </li>
      ))}
    </ul>
  </section>
)

function Withdraw({ contactId, word }: { contactId: string; word: Word }) {
  const [isAsking, setIsAsking] = useState(false)
  const withdrawing = useAdminSend('POST /admin/people/:contactId/withdraw', {
    invalidates: ['GET /admin/people/:contactId'],
    onDone: () => {
      setIsAsking(false)
      toast({ type: 'success', title: 'The consent is withdrawn' })
    },
  })
  const about = `${purposeName(word.purpose)} by ${channelName(word.channel)}`
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        Withdraw <span className="sr-only">{about}</span>
      </Button>
      <Confirm
        open={isAsking}
        title={`Withdraw ${about}?`}
        yes="Withdraw"
        no="Cancel"
        destroys
        busy={withdrawing.isPending}
        onYes={() => withdrawing.mutate({ params: { contactId }, body: aboutOf(word) })}
        onNo={() => setIsAsking(false)}
      >
        {withdrawing.error && (
          <Notice tone="error" className="mb-3">
            {withdrawing.error.message}
          </Notice>
        )}
        Only at the person’s own request. They can agree again themselves, you cannot.
      </Confirm>
    </>
  )
}

/** The ledger holds these channels and purposes alone. */
const aboutOf = ({ channel, purpose }: Word) => ({ channel, purpose }) as WithdrawConsent
