import { useMutation } from '@tanstack/react-query'
import type { CatalogueImport } from '#core/contracts/admin/tyre-import.ts'
import { type ApiError, fetchJson } from '#web/lib/api/call.ts'
import { useAddress } from '#web/lib/page/address.ts'

/** Sends a list of tyres as it is, and goes on to what becomes of its rows. */
export function useSendTyres() {
  const { go } = useAddress()
  return useMutation<CatalogueImport, ApiError, File>({
    mutationFn: async (file) =>
      (await fetchJson(`/api/admin/tyre-imports?${new URLSearchParams({ name: file.name })}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
      })) as CatalogueImport,
    onSuccess: ({ id }) => go({ import: id }),
  })
}
