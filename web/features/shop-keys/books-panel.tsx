import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'

/** Who counts what is sold: we, or the shop's own till. */
export function BooksPanel({ shopId, keeps }: { shopId: string; keeps: boolean }) {
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
