import { FileUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminTyre } from '#core/contracts/admin/tyres.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { FilterChips } from '#web/components/console/filter-chips.tsx'
import { Pager } from '#web/components/console/pager.tsx'
import { SearchBox } from '#web/components/console/search-box.tsx'
import { SidePanel } from '#web/components/console/side-panel.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { Empty, Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { counted } from '#web/lib/counts.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { typeNames } from '#web/lib/labels.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { BrandList } from './brands/brand-list.tsx'
import { AddedBrandList } from './review/added-brands.tsx'
import { AddedTyreList } from './review/added-tyres.tsx'
import { MergePanel } from './tyre/merge-panel.tsx'
import { TyrePanel } from './tyre/tyre-panel.tsx'
import { labelWords, nameOf } from './words.ts'

/** The central tyre database: what sellers added waits at the top, below it everything, to be found and corrected. */
export function TyresScreen() {
  const { params } = useAddress()
  const showsBrands = params.get('view') === 'brands'
  return (
    <ConsolePage
      title="Central tyre database"
      actions={
        <>
          <Link to={showsBrands ? '/admin/tyres' : '/admin/tyres?view=brands'} className={quietButton}>
            {showsBrands ? 'Tyres' : 'Brands'}
          </Link>
          <Link to="/admin/tyres/import" className={primaryButton}>
            <FileUp aria-hidden size={20} /> Import
          </Link>
        </>
      }
    >
      {showsBrands ? (
        <>
          <AddedBrandList />
          <BrandList />
        </>
      ) : (
        <>
          <AddedTyreList />
          <Tyres />
        </>
      )}
      <OpenTyre />
    </ConsolePage>
  )
}

function Tyres() {
  const { params, go } = useAddress()
  const query = queryIn(params)
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET /admin/tyres',
    { query },
    { keepsPrevious: true },
  )
  // What could not be read is said in place of the rows; nothing older stands there.
  const failed = error && !isFetching ? error : undefined
  return (
    <section aria-label="All tyres" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search tyres" placeholder="Brand, name, size or type" />
        {data && !failed && (
          <p className="text-ink-soft tabular-nums" aria-live="polite">
            {data.isCapped
              ? `More than ${counted(data.total, 'tyre')}; search to see the rest`
              : counted(data.total, 'tyre')}
          </p>
        )}
      </div>
      <FilterChips chips={query.search ? [{ name: 'search', words: `“${query.search}”` }] : []} />
      {failed ? (
        <Failed title={failed.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ConsoleList
          label="Tyres"
          columns={columns}
          rows={data?.tyres}
          idOf={({ id }) => id}
          nameOf={(tyre) => nameOf(tyre)}
          onOpen={({ id }) => go({ tyre: id, into: undefined, merge: undefined })}
          open={params.get('tyre') ?? undefined}
          isStale={isPlaceholderData}
          empty={<NoTyres isFiltered={query.search !== undefined} />}
        />
      )}
      {data && !failed && (
        <Pager page={data.page} pages={data.pages} perPage={query.perPage} sizes={pageSizes} usual={usualSize} />
      )}
    </section>
  )
}

const NoTyres = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No tyres found">
      <p className="text-ink-soft">Nothing fits this search.</p>
    </Empty>
  ) : (
    <Empty title="No tyres yet">
      <Link to="/admin/tyres/import" className={`${primaryButton} mt-2`}>
        Import a list
      </Link>
    </Empty>
  )

const pageSizes = [5, 10, 20, 50, 100] as const

const usualSize = 20

const sorts = ['brand', 'name', 'size', 'type'] as const

/** What the address asks of the list; what it says wrongly is left out. */
function queryIn(params: URLSearchParams) {
  const search = params.get('search')?.trim().slice(0, 100)
  const [, minus = '', by = ''] = /^(-?)(\w{1,20})$/.exec(params.get('sort') ?? '') ?? []
  const sort = sorts.find((one) => one === by)
  const page = Number(params.get('page'))
  return {
    ...(search && { search }),
    ...(sort && { sort, order: minus ? ('desc' as const) : ('asc' as const) }),
    page: Number.isInteger(page) && page >= 1 && page <= 2_000 ? page : 1,
    perPage: pageSizes.find((one) => String(one) === params.get('rows')) ?? usualSize,
  }
}

/** The tyre that the address names, beside the list. */
function OpenTyre() {
  const { params, go } = useAddress()
  const id = params.get('tyre') ?? undefined
  const { data, error } = useRead('GET /admin/tyres/:id', id === undefined ? null : { params: { id } })
  if (id === undefined) return null
  const close = () => go({ tyre: undefined, merge: undefined, into: undefined })
  if (!data || data.tyre.id !== id)
    return (
      <SidePanel title="Tyre" onClose={close}>
        {error ? <Notice tone="error">{error.message}</Notice> : <Spinner>Loading...</Spinner>}
      </SidePanel>
    )
  return params.has('merge') ? (
    <MergePanel key={id} tyre={data.tyre} onClose={close} />
  ) : (
    <TyrePanel key={id} detail={data} onClose={close} />
  )
}

const columns: readonly Column<AdminTyre>[] = [
  {
    id: 'name',
    head: 'Name',
    sort: 'name',
    onCard: 'title',
    cell: ({ model }) => model,
  },
  {
    id: 'image',
    head: 'Picture',
    from: 'xl',
    onCard: 'none',
    cell: ({ imageUrl, brand, model, size, service }) => (
      <div className="size-8">
        <TyrePicture imageUrl={imageUrl} brand={brand.name} model={model} size={size} service={service} />
      </div>
    ),
  },
  { id: 'brand', head: 'Brand', sort: 'brand', cell: ({ brand }) => brand.name },
  { id: 'size', head: 'Size', sort: 'size', cell: ({ size }) => <span className="lettering">{size}</span> },
  {
    id: 'service',
    head: 'Load and speed',
    from: 'lg',
    cell: ({ service, extraLoad, runFlat }) =>
      [service, extraLoad && 'XL', runFlat && 'run-flat'].filter(Boolean).join(' ') || <Unknown />,
  },
  { id: 'type', head: 'Type', sort: 'type', cell: ({ type }) => typeNames[type] },
  { id: 'label', head: 'EU label', from: 'xl', cell: (tyre) => labelWords(tyre) || <Unknown /> },
  { id: 'added', head: 'Added', from: 'lg', cell: ({ createdAt }) => <Day of={createdAt} /> },
  {
    id: 'state',
    head: 'From',
    onCard: 'aside',
    cell: ({ needsReview }) => (needsReview ? <Badge tone="warning">A seller</Badge> : <Badge tone="quiet">Us</Badge>),
  },
]

const Unknown = () => <span className="whitespace-nowrap text-ink-soft">Not known</span>

const Day = ({ of }: { of: string }) => <span className="whitespace-nowrap text-sm">{dayOfInstant(of)}</span>
