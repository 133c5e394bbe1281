import { type Changes, useAddress } from '#web/lib/page/address.ts'
import { useLater } from '#web/lib/use-later.ts'

const EVERY_MS = 50

/** Hears of a change of the address just before it is made, to begin what it will need. */
export type Ahead = (changes: Changes) => void

/** A filter of a list that stands in the address and is set as somebody types. */
export function useTypedFilter(name: string, ahead?: Ahead) {
  const { params, go } = useAddress()
  return useLater(params.get(name) ?? '', EVERY_MS, (text) => {
    const changes = { [name]: text.trim() || undefined, page: undefined }
    ahead?.(changes)
    go(changes, 'replace')
  })
}
