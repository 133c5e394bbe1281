import { useQueryClient } from '@tanstack/react-query'
import { Download, FileUp, Plus, RotateCw } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OperationInput, ReadKey } from '#core/contracts/operations.ts'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { counted } from '#web/lib/counts.ts'
import { useShortcuts } from '#web/lib/keys.ts'
import { type Changes, useAddress, withChanges } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { LogoutButton } from '../../components/business/logout-button.tsx'
import { Acts, useMayAct } from '../../components/console/acting.tsx'
import { ConsoleList } from '../../components/console/console-list.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Pager } from '../../components/console/pager.tsx'
import { useSelection } from '../../components/console/selection.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Empty, Notice } from '../../components/ui/states.tsx'
import { addressOf, type Input } from '../../lib/api/address-of.ts'
import { fetchJson } from '../../lib/api/call.ts'
import { queryKeyOf } from '../../lib/api/read.ts'
import { AddPanel } from './add-panel.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { columnsWith, nameOf } from './columns.tsx'
import { EditPanel } from './edit-panel.tsx'
import { chipsIn, filterIn, pageIn, pageSizes, usualSize } from './filter.ts'
import { Finding } from './finding.tsx'
import { stockReads } from './reads.ts'
import { StockCounts } from './stock-state.tsx'
import { type StockActions, useStockActions } from './use-stock-actions.ts'

/** A shop's stock: found, changed where it stands, many at once, added to and confirmed. */
export function InventoryScreen() {
  useKeepFresh(['stock_changed', 'access_changed'], stockReads)
  const { chosen, areKnown, failed } = useChosenShop()
  if (failed) return <LoadFailed title={`Failed to fetch business: ${failed.error.message}`} onRetry={failed.retry} />
  if (areKnown && !chosen)
    return (
      <ConsolePage title="Inventory">
        <Notice tone="error">No business found for this user. Please contact support.</Notice>
      </ConsolePage>
    )
  return <Inventory key={chosen?.id} shopId={chosen?.id} />
}

function Inventory({ shopId }: { shopId: string | undefined }) {
  const { params, go } = useAddress()
  const selection = useSelection()
  const actions = useStockActions(shopId ?? '')
  const filter = filterIn(params)
  const page = pageIn(params)
  const listings = useRead('GET /shops/:shopId/listings', shopId === undefined ? null : listingsOf(shopId, params), {
    keepsPrevious: true,
  })
  const { data } = listings
  const { open, setOpen } = useOpenRow(data?.listings)
  const change = useSteady(actions.change)
  const columns = useMemo(() => columnsWith({ change }), [change])
  const readAhead = useReadAhead()
  const ahead = (changes: Changes) => {
    const next = new URLSearchParams(withChanges(window.location.search, changes))
    if (shopId) readAhead('GET /shops/:shopId/listings', listingsOf(shopId, next))
  }
  const mayAct = useMayAct()
  const isAdding = mayAct && params.has('add')
  useShortcuts(mayAct ? [{ key: 'a', does: 'Add a tyre', run: () => go({ add: '1' }) }] : [])
  if (listings.isLoadingError)
    return <LoadFailed title="Failed to load inventory" onRetry={() => void listings.refetch()} />
  return (
    <ConsolePage
      title="Inventory"
      about={
        data && (
          <>
            {counted(data.total, 'tyre')}
            {chipsIn(params).length > 0 && ' found'}
            {shopId && <StockCounts shopId={shopId} />}
          </>
        )
      }
      actions={<InventoryActions shopId={shopId} />}
    >
      <Finding shopId={shopId} ahead={ahead} actions={actions} />
      <ConsoleList
        label="Inventory"
        columns={columns}
        rows={data?.listings}
        idOf={idOf}
        nameOf={nameOf}
        onOpen={setOpen}
        open={open?.id}
        selection={selection}
        isStale={listings.isPlaceholderData}
        empty={<Nothing />}
      />
      {data && <Pager page={data.page} pages={data.pages} perPage={page.perPage} sizes={pageSizes} usual={usualSize} />}
      {mayAct && shopId && data && data.total > 0 && (
        <BulkBar shopId={shopId} selection={selection} filter={filter} total={data.total} actions={actions} />
      )}
      {open && <EditPanel key={open.id} listing={open} actions={actions} onClose={() => setOpen(undefined)} />}
      <PriceQuestion actions={actions} />
      {isAdding && shopId && <AddPanel shopId={shopId} onClose={() => go({ add: undefined })} />}
    </ConsolePage>
  )
}

const idOf = ({ id }: ShopListing): string => id

/** The row that the address names; also when its page of the list is another by now. */
function useOpenRow(rows: readonly ShopListing[] | undefined) {
  const { params, go } = useAddress()
  const [opened, setOpened] = useState<ShopListing>()
  const id = params.get('listing')
  const found = rows?.find((row) => row.id === id) ?? (opened?.id === id ? opened : undefined)
  const setOpen = useSteady((row: ShopListing | undefined) => {
    setOpened(row)
    go({ listing: row?.id })
  })
  return { open: found, setOpen }
}

const PriceQuestion = ({ actions }: { actions: StockActions }) => (
  <Confirm
    open={actions.asked !== undefined}
    title={actions.asked?.says ?? ''}
    yes="Yes, it is right"
    no="No, change it"
    onYes={() => actions.isRight(true)}
    onNo={() => actions.isRight(false)}
  />
)

const listingsOf = (shopId: string, params: URLSearchParams) => ({
  params: { shopId },
  query: { ...filterIn(params), ...pageIn(params) },
})

function Nothing() {
  const { params, go } = useAddress()
  const chips = chipsIn(params)
  if (chips.length > 0)
    return (
      <Empty title="No tyres found">
        <p className="text-ink-soft">Nothing fits these filters.</p>
        <Button
          look="quiet"
          onClick={() => go({ ...Object.fromEntries(chips.map(({ name }) => [name, undefined])), page: undefined })}
        >
          Clear filters
        </Button>
      </Empty>
    )
  return (
    <Empty title="Your inventory is empty">
      <p className="text-ink-soft">Add your tyres, and drivers nearby find them at once.</p>
      <Link to={withChanges(params.toString(), { add: '1' })} className={quietButton}>
        Add your first tyre
      </Link>
    </Empty>
  )
}

/** What is done at a tap, as one that stays the same and does what the newest would: rows need not be drawn again. */
function useSteady<Given extends unknown[], Answer>(act: (...given: Given) => Answer): typeof act {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given) => newest.current(...given), [])
}

/** Stands in for the page when its stock cannot be read. */
const LoadFailed = ({ title, onRetry }: { title: string; onRetry(): void }) => (
  <ConsolePage title="Inventory">
    <Notice tone="error">{title}</Notice>
    <div className="flex flex-wrap gap-3">
      <Button look="primary" onClick={onRetry}>
        <RotateCw aria-hidden size={18} /> Try Again
      </Button>
      <Link to="/business/seller-dashboard" className={quietButton}>
        Back to Dashboard
      </Link>
    </div>
  </ConsolePage>
)

type ReadAhead = <K extends ReadKey>(key: K, input: OperationInput<K>) => void

/** Begins a read that the page is about to show, so that it is under way while the page is drawn. */
function useReadAhead(): ReadAhead {
  const client = useQueryClient()
  return useCallback(
    (key: ReadKey, input: unknown) => {
      // The compiler does not follow the inputs of all operations at once.
      const queryKey = queryKeyOf(key, input as Input)
      void client.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => fetchJson(queryKey[1], { signal }),
        // As the list itself is read: what is shown stays until there is a connection again.
        networkMode: 'offlineFirst',
      })
    },
    [client],
  )
}

/** How stock comes in and goes out: one tyre, a whole list, everything as a list. */
function InventoryActions({ shopId }: { shopId: string | undefined }) {
  const { params, go } = useAddress()
  return (
    <>
      <Acts>
        <Link
          to={`/business/inventory/import${withChanges('', { shop: params.get('shop') ?? undefined })}`}
          className={quietButton}
        >
          <FileUp aria-hidden size={18} /> Import
        </Link>
        {shopId && (
          <a href={addressOf('GET /shops/:shopId/stock.csv', { params: { shopId } })} download className={quietButton}>
            <Download aria-hidden size={18} /> Export
          </a>
        )}
        <Button look="primary" onClick={() => go({ add: '1' })}>
          <Plus aria-hidden size={20} /> Add from Central Database
        </Button>
      </Acts>
      <LogoutButton />
    </>
  )
}
