import type { StockChange } from '#core/contracts/seller/change-stock.ts'
import type { ListingFilter, OrderIn } from '#core/contracts/seller/stock.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { NOT_UPDATED, stockReads, UPDATED } from './reads.ts'

export type Chosen = { ids: string[] } | { filter: ListingFilter }
export type ListingWish = { priceCents?: number; quantity?: number; sku?: string | null; orderIn?: OrderIn | null }

const failed = (title: string) => (error: { message: string }) =>
  toast({ type: 'error', title, message: error.message })

/** What is done to a shop's stock: at once, with 'Undo' for ten seconds. */
export function useStockActions(shopId: string) {
  const { mutate: takeBack } = useSend('POST /undo/:id', {
    invalidates: stockReads,
    onDone: () => toast({ type: 'success', title: 'Taken back' }),
    onFailed: failed(NOT_UPDATED),
  })
  const undo = (id: string) => () => takeBack({ params: { id } })
  const one = useSend('PATCH /listings/:id', {
    invalidates: stockReads,
    onDone: ({ undoId }) => toastUndo(UPDATED, undo(undoId)),
    onFailed: failed(NOT_UPDATED),
  })
  const many = useSend('POST /shops/:shopId/listings/change', {
    invalidates: stockReads,
    onDone: ({ changed, undoId }, { body }) => toastUndo(saidOf(body.change, changed), undo(undoId)),
    onFailed: failed(NOT_UPDATED),
  })
  const remove = useSend('DELETE /listings/:id', {
    invalidates: stockReads,
    onDone: () => toast({ type: 'success', title: 'Tyre removed from inventory' }),
    onFailed: failed('Failed to remove tyre'),
  })
  return {
    isBusy: many.isPending,
    change: async (id: string, body: ListingWish, onDone?: () => void): Promise<void> => {
      if (await one.sendAlone({ params: { id }, body })) onDone?.()
    },
    isChanging: one.isPending,
    remove: (id: string, onDone: () => void) => remove.mutate({ params: { id } }, { onSuccess: onDone }),
    isRemoving: remove.isPending,
    changeMany: (chosen: Chosen, change: StockChange, expected: number, onDone?: () => void) =>
      many.mutate({ params: { shopId }, body: { chosen, change, expected } }, { onSuccess: () => onDone?.() }),
    confirm: (chosen: Chosen, expected: number, onDone?: () => void) =>
      many.mutate(
        { params: { shopId }, body: { chosen, change: { what: 'confirm' }, expected } },
        { onSuccess: () => onDone?.() },
      ),
  }
}
export type StockActions = ReturnType<typeof useStockActions>

const tyres = (count: number): string => `${count} ${count === 1 ? 'tyre' : 'tyres'}`

function saidOf(change: StockChange, count: number): string {
  if (change.what === 'confirm') return `Stock of ${tyres(count)} confirmed`
  return change.what === 'price' ? `Price of ${tyres(count)} changed` : `Stock of ${tyres(count)} changed`
}
