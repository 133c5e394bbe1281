import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FitmentImport } from '#core/contracts/admin/fitment.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'

type Sent = { file: File; confirm: boolean }

/** Sends a file to be looked at, and the same one again to be written. */
export function useFitmentImport() {
  const [file, setFile] = useState<File>()
  const [shown, setShown] = useState<FitmentImport>()
  const invalidate = useInvalidate()
  const send = useMutation<FitmentImport, ApiError, Sent>({
    mutationFn: ({ file, confirm }) => call('POST /admin/fitment/imports', { query: { confirm }, file }),
    onSuccess: (answer) => {
      setShown(answer)
      if (answer.imported) invalidate('GET /admin/fitment', 'GET /admin/fitment/unknown', 'GET /makes')
    },
    onError: () => setShown(undefined),
  })
  return {
    send,
    preview: shown?.imported === false ? shown : undefined,
    result: shown?.imported ? shown : undefined,
    choose: (chosen: File | undefined) => {
      if (!chosen) return
      setFile(chosen)
      setShown(undefined)
      send.mutate({ file: chosen, confirm: false })
    },
    confirm: () => file && send.mutate({ file, confirm: true }),
  }
}
