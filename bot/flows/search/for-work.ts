import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { wantsOnlyWork } from '#bot/understand/said/asked/work-alone.ts'

/** 'Wheel alignment for my Polo' is about the car, whatever tyres are looked at. */
export const isForWork = ({ text: words, choice, understood: { slots } }: ParsedMessage): boolean =>
  !choice && slots.vehicle !== undefined && slots.index === undefined && wantsOnlyWork(words, slots)
