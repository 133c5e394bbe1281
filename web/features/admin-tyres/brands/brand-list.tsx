import type { AdminBrand } from '#core/contracts/admin/brands.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Pager } from '#web/components/console/pager.tsx'
import { SearchBox } from '#web/components/console/search-box.tsx'
import { Empty, Failed } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { BrandPanel } from './brand-panel.tsx'

const perPage = 50

const columns: readonly Column<AdminBrand>[] = [
  { id: 'name', head: 'Brand', onCard: 'title', cell: ({ name }) => name },
  { id: 'aliases', head: 'Also called', cell: ({ aliases }) => aliases.join(', ') },
  { id: 'tyres', head: 'Tyres', isNumber: true, cell: ({ tyres }) => tyres },
  {
    id: 'state',
    head: 'From',
    onCard: 'aside',
    cell: ({ needsReview }) => (needsReview ? <Badge tone="warning">A seller</Badge> : <Badge tone="quiet">Us</Badge>),
  },
]

/** All brands by name; those of sellers first. */
export function BrandList() {
  const { params, go } = useAddress()
  const search = params.get('search')?.trim().slice(0, 80)
  const page = Math.max(1, Number(params.get('page')) || 1)
  const read = useRead('GET /admin/brands', { query: { page, ...(search && { search }) } }, { keepsPrevious: true })
  const { data, error, isFetching, refetch } = read
  if (error && !data) return <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  const open = data?.brands.find(({ id }) => String(id) === params.get('brand'))
  return (
    <section aria-label="All brands" className="grid gap-3">
      <SearchBox label="Search brands" placeholder="Name, or what it is also called" />
      <ConsoleList
        label="Brands"
        columns={columns}
        rows={data?.brands}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        onOpen={({ id }) => go({ brand: String(id), brandInto: undefined })}
        open={params.get('brand') ?? undefined}
        isStale={read.isPlaceholderData}
        empty={<Empty title="No brands found" />}
      />
      {data && data.pages > 1 && (
        <Pager page={page} pages={data.pages} perPage={perPage} sizes={[perPage]} usual={perPage} />
      )}
      {open && <BrandPanel key={open.id} brand={open} onClose={() => go({ brand: undefined, brandInto: undefined })} />}
    </section>
  )
}
