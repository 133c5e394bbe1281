import { ApiError } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { card, linkLook } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Failed, Spinner } from '../../components/ui/states.tsx'
import { KeyPanel } from './key-panel.tsx'
import { WebhookPanel } from './webhook-panel.tsx'

/** What connects a shop's own systems, such as its till: keys, and addresses that are told of bookings. */
export function KeysScreen() {
  const { chosen, areKnown } = useChosenShop()
  if (!areKnown) return <Spinner>Loading...</Spinner>
  return (
    <ConsolePage
      title="Keys and webhooks"
      about={
        <>
          Let your till keep stock and prices true, and hear of bookings by itself.{' '}
          <a href="/api/docs#point-of-sale" className={linkLook}>
            How to connect it
          </a>
        </>
      }
    >
      {chosen ? <Panels shopId={chosen.id} /> : <NoBusiness />}
    </ConsolePage>
  )
}

function Panels({ shopId }: { shopId: string }) {
  const keys = useRead('GET /shops/:shopId/keys', { params: { shopId } })
  const { data, error, refetch, isFetching } = keys
  if (error instanceof ApiError && error.code === 'OWNER_REQUIRED')
    return (
      <Empty title="Only an owner of the shop can do this">
        <p>Keys and webhooks reach your stock and your bookings, so they are made and revoked by owners.</p>
      </Empty>
    )
  if (error && !data)
    return <Failed title="Failed to load the keys" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading...</Spinner>
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <KeyPanel shopId={shopId} keys={data.keys} />
      <WebhookPanel shopId={shopId} />
      <BooksPanel shopId={shopId} keeps={data.keepsOwnBooks} />
    </div>
  )
}

/** Who counts what is sold: we, or the shop's own till. */
function BooksPanel({ shopId, keeps }: { shopId: string; keeps: boolean }) {
  const set = useSend('PATCH /shops/:shopId/own-books', {
    invalidates: ['GET /shops/:shopId/keys'],
    onDone: ({ keepsOwnBooks }) =>
      toast({ type: 'success', title: keepsOwnBooks ? 'Your own books set your stock' : 'We count what is sold' }),
    onFailed: toastError,
  })
  return (
    <section aria-label="Own books" className={`${card} grid gap-3 p-5`}>
      <h2 className="font-bold text-lg">We keep our own books: {keeps ? 'on' : 'off'}</h2>
      <p className="text-ink-soft">
        {keeps
          ? 'Your imports and your till say how many tyres stand on the shelf, and they have counted what you sold. A completed booking takes nothing off.'
          : 'A completed booking takes its tyres off your stock. Switch this on if your imports or your till count what you sell; else it would be counted twice.'}{' '}
        Tyres in confirmed bookings are promised either way.
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={set.isPending}
        onClick={() => set.mutate({ params: { shopId }, body: { keepsOwnBooks: !keeps } })}
      >
        {keeps ? 'Switch it off' : 'Switch it on'}
      </Button>
    </section>
  )
}
