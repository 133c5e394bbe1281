import { useRead } from '#web/lib/api/use-read.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { FoundDialog } from '../../console/finder/found-dialog.tsx'
import { entriesOf } from './found-entries.ts'

/** Finds whatever the shop has. */
export default function FinderDialog({ onClose }: { onClose(): void }) {
  return (
    <FoundDialog
      label="Find a booking, a tyre, a conversation or a page"
      placeholder="Code, name, number, size or page"
      useEntries={useShopEntries}
      onClose={onClose}
    />
  )
}

function useShopEntries(words: string | undefined, typed: string) {
  const { chosen } = useChosenShop()
  const isAsked = chosen !== undefined && words !== undefined
  const { data, isError, refetch } = useRead(
    'GET /shops/:shopId/find',
    isAsked ? { params: { shopId: chosen.id }, query: { q: words } } : null,
    { keepsPrevious: true },
  )
  return { groups: entriesOf(isAsked ? data : undefined, typed, chosen?.slug), isError, retry: () => void refetch() }
}
