import { useParams } from 'react-router-dom'
import { useAddress } from '#web/lib/page/address.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { tyreSearchOf, useReadableSize } from '#web/lib/page/tyre-search.ts'
import { SignInFirst } from '../../components/sign-in-first.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { container } from '../../components/styles.ts'
import AskShops from '../../features/quotes/components/ask-shops.tsx'
import { GuestQuotes } from '../../features/quotes/components/guest-quotes.tsx'
import { MyQuotes } from '../../features/quotes/components/my-quotes.tsx'

export const page: PageInfo = { head: () => ({ title: 'My quotes · Spoor', noindex: true }) }

/** The prices that shops were asked for, or what a guest's private link opens; above them, if the address names tyres and a place, several shops are asked. */
export const Component = () => {
  const { token } = useParams()
  return token ? <GuestQuotes token={token} /> : <Quotes />
}

function Quotes() {
  const { params } = useAddress()
  useReadableSize(params)
  const query = tyreSearchOf(params)
  const ask = query?.near && <AskShops query={query} slug={params.get('shop') ?? undefined} />
  return (
    <SignedInOnly
      instead={
        ask ? (
          <main className={`${container} py-6 md:py-10`}>
            <h1 className="sr-only">Ask for a price</h1>
            {ask}
          </main>
        ) : (
          <SignInFirst />
        )
      }
    >
      {(account) => (
        <main className={`${container} py-6 md:py-10`}>
          <h1 className="mb-4 font-bold text-2xl md:text-3xl">My quotes</h1>
          {ask}
          <MyQuotes account={account} />
        </main>
      )}
    </SignedInOnly>
  )
}
