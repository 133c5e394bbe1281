import { useRead } from '#web/lib/api/use-read.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { useWho } from '#web/lib/session.ts'
import { useView } from '#web/lib/use-view.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { QuoteFields } from './quote-fields.tsx'

type Props = { subject: FormSubject; onClose(): void }

/** Asks a shop for a price: for one of its tyres, or for what the notes say. */
export default function QuoteForm({ subject: { shop: slug, offer: code, quantity }, onClose }: Props) {
  const who = useWho()
  const offer = useRead('GET /offers/:code', code ? { params: { code }, query: { quantity: 1 } } : null)
  const name = slug ?? offer.data?.shop.slug
  const shop = useRead('GET /shops/:shop', name ? { params: { shop: name } } : null)
  useView(offer.data?.shop.id, 'listing', code)
  const failed = offer.error ?? shop.error
  const ready = shop.data && (!code || offer.data) && who.state !== 'loading'
  return (
    <Dialog open onClose={onClose} title="Request Quote" description={shop.data && `From ${shop.data.name}`}>
      {failed ? (
        <Failed
          title={failed.status === 404 ? 'This tyre is not listed any more' : 'The tyre could not be read'}
          onRetry={() => void (offer.error ? offer.refetch() : shop.refetch())}
        />
      ) : !ready || !shop.data ? (
        <Spinner>Loading...</Spinner>
      ) : who.state === 'in' && who.account.role === 'business' ? (
        <Notice tone="warning">Business accounts cannot message other businesses directly</Notice>
      ) : offer.data?.stock === 0 ? (
        <Notice tone="warning">This tyre is sold out.</Notice>
      ) : (
        <QuoteFields
          shop={shop.data}
          offer={offer.data}
          wanted={Number(quantity ?? 4) || 4}
          account={who.state === 'in' ? who.account : undefined}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
