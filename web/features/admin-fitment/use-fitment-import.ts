import { useState } from 'react'
import type { FitmentImport } from '#core/contracts/admin/fitment.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'

/** Sends a file to be looked at, and the same one again to be written. */
export function useFitmentImport() {
  const [file, setFile] = useState<File>()
  const [shown, setShown] = useState<FitmentImport>()
  const invalidate = useInvalidate()
  const send = useSend('POST /admin/fitment/imports', {
    onDone: (answer) => {
      setShown(answer)
      if (answer.imported) invalidate('GET /admin/fitment', 'GET /admin/fitment/unknown', 'GET /makes')
    },
    onFailed: () => setShown(undefined),
  })
  return {
    send,
    preview: shown?.imported === false ? shown : undefined,
    result: shown?.imported ? shown : undefined,
    choose: (chosen: File | undefined) => {
      if (!chosen) return
      setFile(chosen)
      setShown(undefined)
      send.mutate({ query: { confirm: false }, file: chosen })
    },
    confirm: () => file && send.mutate({ query: { confirm: true }, file }),
  }
}
