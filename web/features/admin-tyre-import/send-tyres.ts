import { useMutation } from '@tanstack/react-query'
import type { CatalogueImport } from '#core/contracts/admin/tyre-import.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { useAddress } from '#web/lib/page/address.ts'

/** Sends a list of tyres as it is, and goes on to what becomes of its rows. */
export function useSendTyres() {
  const { go } = useAddress()
  return useMutation<CatalogueImport, ApiError, File>({
    mutationFn: (file) => call('POST /admin/tyre-imports', { query: { name: file.name }, file }),
    onSuccess: ({ id }) => go({ import: id }),
  })
}
