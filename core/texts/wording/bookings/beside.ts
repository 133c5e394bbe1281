import { formatDistance, formatRand } from '#core/rules/format.ts'

import type { Sentences } from '../../sentences.ts'

/** A shop that does not answer, and others that are asked beside it. */
export const beside = ({ beside: s }: Sentences) => ({
  ...s,
  choice: (number: number, shop: string, km: number | null, work: string, cents: number) =>
    s.choice({
      number,
      shop,
      hasKm: km !== null,
      km: km === null ? '' : formatDistance(km),
      work,
      cents: formatRand(cents),
    }),
  offered: (who: string, what: string) => s.offered({ who, what }),
  and: (names: readonly string[]) => names.join(s.and),
})
