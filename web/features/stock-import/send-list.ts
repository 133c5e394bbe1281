import { useMutation } from '@tanstack/react-query'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { useAddress } from '#web/lib/page/address.ts'

type List = { name: string; content: Blob }

/** Sends a price list as it is, and goes on to what becomes of its rows. */
export function useSendList(shopId: string) {
  const { go } = useAddress()
  return useMutation<StockImport, ApiError, List>({
    mutationFn: ({ name, content }) =>
      call('POST /shops/:shopId/imports', { params: { shopId }, query: { name }, file: content }),
    onSuccess: ({ id }) => go({ import: id }),
  })
}
