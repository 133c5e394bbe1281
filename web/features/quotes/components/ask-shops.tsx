import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { MAX_SHOPS_ASKED, QUOTE_RADIUS_KM } from '#core/rules/bookings/quote-times.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import type { TyreSearch } from '#web/lib/page/search-address.ts'
import { useWho } from '#web/lib/session.ts'
import { card, linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice, Spinner } from '../../../components/ui/states.tsx'
import { AskAsGuest } from './ask-as-guest.tsx'

type Props = {
  query: TyreSearch
  /** The slug of the only one to ask at first. */
  slug?: string | undefined
}

/** Asks several shops, or one, for their own price of what is searched for. */
export default function AskShops({ query, slug }: Props) {
  const who = useWho()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const ask = useSend('POST /quote-rounds', {
    invalidates: ['GET /quote-rounds'],
    onDone: () => void navigate('/quotes', { replace: true }),
    onFailed: ({ message }) => setProblem(message),
  })
  const shop = useRead('GET /shops/:shop', slug ? { params: { shop: slug } } : null)
  const { near, place, size, quantity } = query
  if (!near) return null
  const [brand, other] = query.filters.brands
  const body = {
    ...{ size, quantity, near, place: place || 'the place on the map' },
    ...(brand && !other && { brand }),
    ...(shop.data && { shopId: shop.data.id }),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const notes = new FormData(event.currentTarget).get('notes')
    ask.mutate({ body: { ...body, notes: typeof notes === 'string' ? notes : '' } })
  }
  if (slug && shop.isPending) return <Spinner>Loading...</Spinner>
  return (
    <section aria-labelledby="ask-shops" className={`${card} mb-6 p-5`}>
      <h2 id="ask-shops" className="font-bold text-lg">
        Ask {shop.data?.name ?? `up to ${MAX_SHOPS_ASKED} shops`} for a price
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {shop.data
          ? `For ${quantity} × ${size}. Two more shops can be asked at any time. The shop does not see who you are until you book.`
          : `Shops within ${QUOTE_RADIUS_KM} km that have ${quantity} × ${size} answer with their own price. They do not see who you are until you book.`}
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
            {shop.data ? 'Ask the shop' : 'Ask them'}
          </Button>
        </form>
      ) : (
        <AskAsGuest body={body} />
      )}
    </section>
  )
}
