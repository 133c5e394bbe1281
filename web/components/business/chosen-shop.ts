import type { SessionAnswer } from '#core/contracts/auth.ts'
import type { MyShops } from '#core/contracts/members.ts'
import type { Answered } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import type { At } from '#web/lib/page/page.ts'
import { useWho } from '#web/lib/session.ts'

export type OwnShop = MyShops['shops'][number]['shop']
type Account = Extract<SessionAnswer, { signedIn: true }>['account']

/** The shops of whoever is signed in, or the one that an admin looks at, and the one that the pages show: that of the address, else the first. */
export function useChosenShop() {
  const { params } = useAddress()
  const who = useWho()
  const { data, error, refetch, isFetching } = useRead('GET /my-shops', {}, { onFocus: true })
  const { shops, chosen } = choose(who.state === 'in' ? who.account : undefined, data, params)
  const failed = error && !chosen ? { error, retry: () => void refetch(), retrying: isFetching } : undefined
  return { shops, chosen, areKnown: data !== undefined || chosen !== undefined, failed }
}

/** The same, of what the server has read before it draws a page. */
export function chosenIn({ query }: At, answered: Answered): OwnShop | undefined {
  const session = answered('GET /auth/session')
  return choose(session?.signedIn ? session.account : undefined, answered('GET /my-shops'), query).chosen
}

function choose(account: Account | undefined, mine: MyShops | undefined, params: URLSearchParams) {
  const shops = account?.looking ? [account.looking] : (mine?.shops.map(({ shop }) => shop) ?? [])
  const named = shops.find(({ slug }) => slug === params.get('shop'))
  return { shops, chosen: named ?? shops[0] }
}
