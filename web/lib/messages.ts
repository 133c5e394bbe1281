import { useFormLink } from './page/forms.ts'
import { useWho } from './session.ts'
import { toast } from './toast.ts'

const businessesCannot = 'Business accounts cannot message other businesses directly'

/** The messages page with a new message to that shop. */
export const composeLink = ({ id }: { id: string }): string => `/messages?compose=1&businessId=${id}`

/** The link behind 'Message'; a business account is told that it cannot write. */
export function useMessageDoor() {
  const who = useWho()
  const formLink = useFormLink()
  const isBusiness = who.state === 'in' && who.account.role === 'business'
  return {
    isCustomer: who.state === 'in' && who.account.role === 'customer',
    formLink: (shop: { slug: string }, offer?: string, deal?: string) =>
      formLink('message', { shop: shop.slug, ...(offer && { offer }), ...(deal && { deal }) }),
    /** For a link's onClick. */
    guard: (event: { preventDefault(): void }) => {
      if (!isBusiness) return
      event.preventDefault()
      toast({ type: 'warning', title: businessesCannot })
    },
  }
}
