import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { MAX_SHOPS_ASKED, QUOTE_RADIUS_KM } from '#core/rules/bookings/quote-times.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import type { Wish } from '#web/lib/page/search-address.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { card, linkLook, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'

type Props = { wish: Wish }

/** Asks several shops for their own price of what is searched for; a guest signs in first. */
export default function AskShops({ wish }: Props) {
  const who = useWho()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const ask = useSend('POST /quote-rounds', {
    invalidates: ['GET /quote-rounds'],
    onDone: () => void navigate('/quotes', { replace: true }),
    onFailed: ({ message }) => setProblem(message),
  })
  const { near, place } = wish
  if (!near) return null
  const [brand, other] = wish.filters.brands
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const notes = new FormData(event.currentTarget).get('notes')
    ask.mutate({
      body: {
        size: wish.size,
        quantity: wish.quantity,
        place: place || 'the place on the map',
        near,
        ...(brand && !other && { brand }),
        notes: typeof notes === 'string' ? notes : '',
      },
    })
  }
  return (
    <section aria-labelledby="ask-shops" className={`${card} mb-6 p-5`}>
      <h2 id="ask-shops" className="font-bold text-lg">
        Ask up to {MAX_SHOPS_ASKED} shops for a price
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        Shops within {QUOTE_RADIUS_KM} km that have {wish.quantity} × {wish.size} answer with their own price. They do
        not see who you are until you book.
      </p>
      {problem && (
        <Notice tone="warning" className="mt-3">
          {problem}{' '}
          <Link to="/quotes" className={linkLook}>
            My quotes
          </Link>
        </Notice>
      )}
      {who.state === 'in' ? (
        <form onSubmit={submit} className="mt-3 grid gap-3 sm:max-w-lg">
          <TextField label="What the shops should know" name="notes" maxLength={500} optional />
          <Button type="submit" busy={ask.isPending && 'Asking...'} look="primary" className="justify-self-start">
            Ask them
          </Button>
        </form>
      ) : (
        <Guest wish={wish} />
      )}
    </section>
  )
}

/** Shops are asked by somebody who can be answered: signed in, or in the chat. */
function Guest({ wish: { quantity, size, place } }: Props) {
  const { pathname, search } = useLocation()
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <Link to={signInLink(`${pathname}${search}`)} className={primaryButton}>
        Sign in to ask
      </Link>
      <WhatsappLink text={`${quantity} x ${size}${place ? ` in ${place}` : ''}`}>Ask on WhatsApp</WhatsappLink>
    </p>
  )
}
