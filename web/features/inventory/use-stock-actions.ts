import { useRef, useState } from 'react'
import type { OperationInput } from '#core/contracts/operations.ts'
import type { StockChange } from '#core/contracts/seller/change-stock.ts'
import type { ListingFilter } from '#core/contracts/seller/stock.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { NOT_UPDATED, stockReads, UPDATED } from './reads.ts'

export type Chosen = { ids: string[] } | { filter: ListingFilter }
type ListingInput = OperationInput<'PATCH /listings/:id'>['body']
type Asked = { id: string; body: ListingInput; says: string }

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
  const one = useChanging(undo)
  const many = useSend('POST /shops/:shopId/listings/change', {
    invalidates: stockReads,
    onDone: ({ changed, undoId }, { body }) => toastUndo(saidOf(body.change, changed), undo(undoId)),
    onFailed: failed(NOT_UPDATED),
  })
  const remove = useSend('POST /shops/:shopId/listings/remove', {
    invalidates: stockReads,
    onDone: ({ changed, undoId }) =>
      toastUndo(
        changed === 1 ? 'Tyre removed from inventory' : `${tyres(changed)} removed from inventory`,
        undo(undoId),
      ),
    onFailed: failed('Failed to remove tyre'),
  })
  return {
    isBusy: many.isPending,
    ...one,
    remove: (chosen: Chosen, expected: number, onDone: () => void) =>
      remove.mutate({ params: { shopId }, body: { chosen, expected } }, { onSuccess: onDone }),
    isRemoving: remove.isPending,
    changeMany: (
      chosen: Chosen,
      change: StockChange,
      { expected, priceIsRight }: { expected: number; priceIsRight: boolean },
      onDone?: () => void,
    ) =>
      many.mutate(
        { params: { shopId }, body: { chosen, change, expected, ...(priceIsRight && { priceIsRight }) } },
        { onSuccess: () => onDone?.() },
      ),
    confirm: (chosen: Chosen, expected: number, onDone?: () => void) =>
      many.mutate(
        { params: { shopId }, body: { chosen, change: { what: 'confirm' }, expected } },
        { onSuccess: () => onDone?.() },
      ),
  }
}
/** One tyre; a price that is more likely a slip is asked about before it is taken. */
function useChanging(undo: (id: string) => () => void) {
  const [asked, setAsked] = useState<Asked>()
  const notUpdated = failed(NOT_UPDATED)
  // What comes after the change, until it has gone through: also once its price was said to be right.
  const afterwards = useRef(new Map<string, () => void>()).current
  const one = useSend('PATCH /listings/:id', {
    invalidates: stockReads,
    onDone: ({ undoId }) => toastUndo(UPDATED, undo(undoId)),
    onFailed: (error, { params, body }) =>
      error.code === 'PRICE_UNLIKELY' ? setAsked({ id: params.id, body, says: error.message }) : notUpdated(error),
  })
  const change = async (id: string, body: ListingInput): Promise<void> => {
    if (!(await one.sendAlone({ params: { id }, body }))) return
    afterwards.get(id)?.()
    afterwards.delete(id)
  }
  return {
    isChanging: one.isPending,
    change: (id: string, body: ListingInput, onDone?: () => void): Promise<void> => {
      if (onDone) afterwards.set(id, onDone)
      else afterwards.delete(id)
      return change(id, body)
    },
    asked,
    isRight: (is: boolean) => {
      setAsked(undefined)
      if (asked && is) void change(asked.id, { ...asked.body, priceIsRight: true })
    },
  }
}

export type StockActions = ReturnType<typeof useStockActions>

const tyres = (count: number): string => counted(count, 'tyre')

function saidOf(change: StockChange, count: number): string {
  if (change.what === 'confirm') return `Stock of ${tyres(count)} confirmed`
  return change.what === 'price' ? `Price of ${tyres(count)} changed` : `Stock of ${tyres(count)} changed`
}
