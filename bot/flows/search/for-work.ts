import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { wantsOnlyWork } from '#bot/understand/said/asked/work-alone.ts'
import type { Intent } from '#bot/understand/types.ts'

/**
 * 'Wheel alignment for my Polo' is about the car, and 'where is alignment done near Sandton' about shops, whatever tyres
 * are looked at. Whoever has a tyre mended looks at none.
 */
export const isForWork = ({ text: words, choice, understood: { intent, slots } }: ParsedMessage): boolean =>
  !choice &&
  slots.index === undefined &&
  (slots.vehicle !== undefined ||
    (intent === 'shops_nearby' && slots.place !== undefined) ||
    (wishesAnew.has(intent) && slots.service === 'puncture repair')) &&
  wantsOnlyWork(words, slots)

const wishesAnew: ReadonlySet<Intent> = new Set<Intent>(['book', 'shops_nearby'])
