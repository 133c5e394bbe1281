import { again, go, type Question, unheard } from '#bot/engine/flow.ts'
import { choices, text } from '#bot/engine/say.ts'
import type { LocationType } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import type { BookingDraft } from './draft.ts'

const words: Record<LocationType, RegExp> = {
  mobile: /\b(come to (me|us)|mobile|at (my )?(home|house|work|office)|by my|kom na my)\b/i,
  drop_off: /\b(drop|leave (it|the car)|los dit|aflaai)\b/i,
  wait: /\b(wait|wag|sit there)\b/i,
}

export const how: Question<BookingDraft> = {
  ask: (draft, { say }) => {
    const ways: LocationType[] =
      draft.callOutCents === null || draft.callOutCents === undefined
        ? ['wait', 'drop_off']
        : ['wait', 'drop_off', 'mobile']
    const callOut =
      draft.callOutCents === null || draft.callOutCents === undefined ? undefined : formatRand(draft.callOutCents)
    return {
      say: [
        choices(
          say.booking.whichHow(draft.shopName ?? '', callOut),
          say.common.menuOpen,
          ways.map((way) => ({ id: `how:${way}`, title: say.booking.howShort[way] })),
        ),
      ],
    }
  },
  hear: (heard, draft) => {
    const tapped = heard.choice?.startsWith('how:') ? heard.choice.slice(4) : undefined
    const way = (Object.keys(words) as LocationType[]).find(
      (one) => one === tapped || (!tapped && words[one].test(heard.text)),
    )
    if (!way || (way === 'mobile' && (draft.callOutCents === null || draft.callOutCents === undefined))) return unheard
    const { address: _address, ...rest } = draft
    return go('next', { ...rest, locationType: way })
  },
}

export const address: Question<BookingDraft> = {
  freeText: true,
  ask: (_draft, { say }) => ({ say: [text(say.booking.whichAddress)] }),
  hear: (heard, draft, { say }) => {
    const shared =
      heard.location &&
      `${heard.location.label ?? ''} (${heard.location.lat.toFixed(5)}, ${heard.location.lng.toFixed(5)})`.trim()
    const given = shared ?? heard.text
    if (heard.choice) return unheard
    if (given.length < 8) return again(text(say.booking.shortAddress))
    return go('next', { ...draft, address: given.slice(0, 300) })
  },
}
