import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { shortDay } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'

const done = (title: string) => toast({ type: 'success', title })
const failed = (title: string) => (error: Error) =>
  toast({ type: 'error', title, message: error.message, duration: 10_000 })

/** Switches a deal on or off. */
export const useSwitchDeal = () =>
  useSend('PATCH /own-deals/:id', {
    invalidates: dealReads,
    onDone: ({ active }) => done(active ? 'Deal activated successfully' : 'Deal deactivated successfully'),
    onFailed: failed('Failed to update deal status'),
  })

export const useRemoveDeal = (onDone: () => void) =>
  useSend('DELETE /own-deals/:id', {
    invalidates: dealReads,
    onDone: () => {
      done('Deal deleted successfully')
      onDone()
    },
    onFailed: failed('Failed to delete deal'),
  })

/** The question whether a price that saves nothing is meant is no failure. */
const ASKS = 'DEAL_NOT_CHEAPER'

type Outcome = { onDone(): void; onAsked(question: string): void }

export const useCreateDeal = ({ onDone, onAsked }: Outcome) =>
  useSend('POST /shops/:shopId/own-deals', {
    invalidates: dealReads,
    onDone: () => {
      done('Deal created successfully')
      onDone()
    },
    onFailed: (error) => (error.code === ASKS ? onAsked(error.message) : failed('Failed to create deal')(error)),
  })

export const useChangeDeal = ({ onDone, onAsked }: Outcome) =>
  useSend('PATCH /own-deals/:id', {
    invalidates: dealReads,
    onDone: () => {
      done('Deal updated successfully')
      onDone()
    },
    onFailed: (error) => (error.code === ASKS ? onAsked(error.message) : failed('Failed to update deal')(error)),
  })

export const tyreOf = ({ tyre }: Pick<OwnDeal, 'tyre'>): string => `${tyre.brand} ${tyre.model} ${tyre.size}`

export const daysOf = ({ startsOn, endsOn }: Pick<OwnDeal, 'startsOn' | 'endsOn'>): string =>
  endsOn === null ? `From ${shortDay(startsOn)}` : `${shortDay(startsOn)} to ${shortDay(endsOn)}`

/** What is read anew once deals have changed. */
export const dealReads = [
  'GET /shops/:shopId/own-deals',
  'GET /shops/:shopId/deal-tyres',
  'GET /shops/:shopId/dashboard',
] as const
