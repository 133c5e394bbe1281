import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { wantsOnlyWork } from '#bot/understand/said/asked/work-alone.ts'

/** 'Wheel alignment for my Polo' is about the car, and 'where is alignment done near Sandton' about shops, whatever tyres are looked at. */
export const isForWork = ({ text: words, choice, understood: { intent, slots } }: ParsedMessage): boolean =>
  !choice &&
  slots.index === undefined &&
  (slots.vehicle !== undefined || (intent === 'shops_nearby' && slots.place !== undefined)) &&
  wantsOnlyWork(words, slots)
