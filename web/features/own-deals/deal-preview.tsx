import { BellRing } from 'lucide-react'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { DealCard } from '../../components/deals/deal-card.tsx'

type Props = { shopId: string; listingId: string; title: string; priceCents: number; endsOn: string }

const AFTER_MS = 400
/** The server counts no further. */
const MAX_COUNTED = 1_000

/** What drivers see of the deal as it stands in the form, and how many would be told of it. */
export function DealPreview({ shopId, ...shown }: Props) {
  const key = useDebounced(JSON.stringify(shown), AFTER_MS)
  const { endsOn, title, ...price }: Omit<Props, 'shopId'> = JSON.parse(key)
  const { data, error } = useRead(
    'GET /shops/:shopId/deal-preview',
    { params: { shopId }, query: { ...price, title: title.trim(), endsOn: endsOn || undefined } },
    { keepsPrevious: true },
  )
  if (!data) return error ? <p className="mt-4 text-ink-soft">The preview could not be loaded.</p> : null
  return (
    <section aria-label="Preview" className="mt-6 grid gap-4 border-line border-t pt-4">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <BellRing aria-hidden size={18} /> {driversWords(data.drivers)}
      </p>
      <div>
        <h3 className="mb-2 text-ink-soft text-sm">On the website</h3>
        <div inert className="max-w-72">
          <DealCard deal={data.card} />
        </div>
      </div>
      <div>
        <h3 className="mb-2 text-ink-soft text-sm">In the chat of a driver who asked for it</h3>
        <div className="rounded-xl bg-(--chat-wall) p-3">
          <div className="max-w-80 rounded-lg rounded-tl-none bg-(--bubble-in) px-3 py-2 shadow-card">
            <p className="font-bold">{data.chat.title}</p>
            {data.chat.lines.map((line) => (
              <p key={line} className="whitespace-pre-line break-words">
                {line}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function driversWords(drivers: number): string {
  if (drivers === 0) return 'No driver waits for such a deal at the moment'
  if (drivers >= MAX_COUNTED) return `More than ${MAX_COUNTED} drivers would be alerted`
  return drivers === 1 ? '1 driver would be alerted' : `${drivers} drivers would be alerted`
}
