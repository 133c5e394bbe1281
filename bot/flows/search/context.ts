import { enter, type Outcome, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { countThatMustBe } from '#bot/understand/said/asked/counted.ts'
import { deniesShop, deniesThis } from '#bot/understand/said/list/shops-named.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { wantsOther } from '#bot/understand/said/of-driver/wants-other.ts'
import { frame } from '../steps.ts'
import { shownMeant, spokenOf } from './book-shown.ts'
import { firstPage, onlyAxle, withoutNamed } from './changes.ts'
import { go, type SearchDraft, type ShownOffer } from './draft.ts'

const MAX_ON_A_CAR = 8

/** What the words mean beside the list or the offer that stands on the screen; undefined when they mean none of it. */
export function inContext(message: ParsedMessage, draft: SearchDraft, turn: Turn): Outcome | undefined {
  if (message.choice || message.kind !== 'text' || message.text.length > 80) return undefined
  const { intent, slots } = message.understood
  if (draft.other && slots.axle && !slots.size) return go('where', onlyAxle(draft, slots.axle))
  if (slots.rim !== undefined && !slots.size && !slots.vehicle) return go('rim', { ...draft, rim: slots.rim })
  if (slots.pointing?.others && !slots.place) return elsewhere(draft)
  const count = countThatMustBe(message.text)
  if (count && count <= MAX_ON_A_CAR && !draft.set && !slots.size && !slots.vehicle)
    return go('where', firstPage({ ...draft, query: { ...draft.query, quantity: count } }))
  const wider = withoutNamed(message, draft.query)
  if (wider) return go('results', firstPage({ ...draft, query: wider }))
  const instead = deniesThis(message.text) || wantsOther(message.text) ? notThis(draft) : undefined
  if (instead) return instead
  const meant = pointedAt(message, draft, turn)
  if (meant) return go('offer', { ...draft, code: meant.code })
  if (slots.pointing?.that && (draft.shown?.length ?? 0) > 1) return replyAndWait(draft, text(turn.say.search.whichOne))
  if (deniesShop(message.text)) return withoutShopHere(draft) ?? replyAndWait(draft, text(turn.say.search.whichOne))
  if (says(message, 'theirShop') && !slots.place) return shopInFocus(draft)
  const wantsCheaper = intent === 'refine' && slots.sort === 'price' && Object.keys(slots).length === 1
  // Of one offer: those of the list that cost less.
  if (wantsCheaper && isDearer(draft)) return go('results', draft)
  if (wantsCheaper && isCheapestFirst(draft)) return alreadyCheapest(draft, turn)
  return undefined
}

/** Whether a wish for shops means one on the screen: its hours, the one in Fourways. */
export const pointsAtShown = (message: ParsedMessage, draft: SearchDraft): boolean =>
  says(message, 'theirShop') || shownMeant(message, draft) !== undefined

function pointedAt(message: ParsedMessage, draft: SearchDraft, { memory }: Turn): ShownOffer | undefined {
  const shown = draft.shown ?? []
  const { intent, slots } = message.understood
  if (slots.pointing?.that)
    return (
      shown.find(({ code }) => code === (draft.code ?? spokenOf(draft, memory))) ??
      (shown.length === 1 ? shown[0] : undefined)
    )
  const named =
    slots.pointing?.most !== undefined ||
    ['pick', 'shops_nearby'].includes(intent) ||
    (intent === 'refine' && slots.brand !== undefined && says(message, 'the'))
  return named ? shownMeant(message, draft) : undefined
}

function shopInFocus(draft: SearchDraft): Outcome | undefined {
  const shops = new Set((draft.shown ?? []).map((one) => one.shopId))
  const shopId = draft.focus?.shopId ?? (shops.size === 1 ? [...shops][0] : undefined)
  return shopId ? enter(frame('shops', 'begin', { shopId })) : undefined
}

/** 'Not that one': the list again, or the only other one of two. */
function notThis(draft: SearchDraft): Outcome | undefined {
  const beside = draft.compared?.includes(draft.code ?? '') ? draft.compared : undefined
  const others = (draft.shown ?? []).filter(({ code }) => code !== draft.code && (beside?.includes(code) ?? true))
  const [only, ...more] = others
  if (!draft.code || !only) return undefined
  if (more.length === 0) return go('offer', { ...draft, code: only.code })
  const { code: _code, ...rest } = draft
  return go('results', rest)
}

/** 'Not that shop': the list without the one whose offer is open; of a list no one of several is meant. */
function withoutShopHere(draft: SearchDraft): Outcome | undefined {
  const shops = [...new Set((draft.shown ?? []).map((one) => one.shopId))]
  const shopId = draft.code ? draft.focus?.shopId : shops.length === 1 ? shops[0] : undefined
  if (!shopId) return undefined
  const { onlyAt, ...first } = firstPage(draft)
  const { shopId: _only, ...query } = first.query
  const { code: _code, ...rest } = first
  return go('results', {
    ...rest,
    ...(onlyAt && { anywhere: !draft.place }),
    query: { ...query, exceptShopId: shopId },
  })
}

/** 'Other shops': not the one of which everything on the screen is, else the next of the list. */
function elsewhere(draft: SearchDraft): Outcome {
  const shops = [...new Set((draft.shown ?? []).map((one) => one.shopId))]
  const { onlyAt, ...all } = firstPage(draft)
  const first: SearchDraft = onlyAt ? { ...all, anywhere: !draft.place } : all
  const { shopId: _only, ...query } = first.query
  if (shops.length === 1) return go('results', { ...first, query: { ...query, exceptShopId: shops[0] } })
  if (draft.next) return go('results', { ...draft, query: { ...draft.query, after: draft.next } })
  return go('results', { ...first, anywhere: true })
}

const isDearer = ({ code, shown = [] }: SearchDraft): boolean => {
  const own = shown.find((one) => one.code === code)
  return own !== undefined && shown.some(({ totalCents }) => totalCents < own.totalCents)
}

const isCheapestFirst = (draft: SearchDraft): boolean =>
  (draft.query.sort ?? 'total') === 'total' && draft.query.after === undefined && (draft.shown?.length ?? 0) > 0

const alreadyCheapest = (draft: SearchDraft, { say }: Turn): Outcome =>
  replyAndWait(
    draft,
    draft.place && !draft.anywhere
      ? buttons(say.search.alreadyCheapest, { id: 'search:anywhere', title: say.search.searchAnywhere })
      : text(say.search.alreadyCheapest),
  )
