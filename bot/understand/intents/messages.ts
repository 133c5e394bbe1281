import type { Evidence } from '../evidence.ts'
import type { IntentRule } from './rule.ts'

/** Something to be said or asked to a shop. */
export const shopMessages: readonly IntentRule[] = [
  {
    intent: 'message_shop',
    name: 'ask or tell the shop',
    when: (e) => addressesShop(e) && !e.has('alert') && !asksForQuotes(e),
  },
]

const asksForQuotes = (e: Evidence): boolean => e.has('quote') && !e.says(/\b(?:if|whether|of hulle|that)\b/)

function addressesShop(e: Evidence): boolean {
  const addressed = e.slots.shop !== undefined || e.has('them')
  if (!addressed)
    return (
      e.slots.place !== undefined &&
      e.says(
        /\b(?:check with|ask|tell|vra|se vir|find out from|hoor by) (?:the )?(?:guys|shop|okes|people|branch|one|ouens|manne|mense)? ?(?:in|at|from|by|van)?\b/,
      ) &&
      e.has('ask', 'tell') &&
      e.says(/\b(?:if|whether|that|of|to|when|how|wanneer|hoe|what|wat)\b/) &&
      !e.has('near')
    )
  const verbs: readonly ('ask' | 'tell')[] = ['ask', 'tell']
  const shopAt = e.slots.shop === undefined ? -1 : e.reading.takenBy.indexOf('shop')
  return verbs.some((verb) => {
    const positions = e.reading.concepts.get(verb) ?? []
    return positions.some(
      (at) =>
        (shopAt > at && shopAt - at <= 6) ||
        (e.reading.concepts.get('them') ?? []).some((them) => them >= at && them - at <= 4),
    )
  })
}

export const quotes: readonly IntentRule[] = [
  {
    intent: 'quote_request',
    name: 'quotes from shops',
    when: (e) =>
      e.has('quote') &&
      (!e.hasSize || fromShops(e)) &&
      !e.saysInOrder(/\b(?:my|the) quotes?\b/, /\b(?:status|where)\b/),
  },
  {
    intent: 'quote_request',
    name: 'shops to give prices',
    when: (e) =>
      e.saysInOrder(
        /\b(?:ask|get|let|vra|kry) (?:a few |some |the |all |few |several |\d |local |nearby |for )*(?:shops|dealers|fitment centres|winkels|handelaars|places)\b/,
        /\b(?:price|prices|quote|pryse|kwotasie|offer|bid)/,
      ),
  },
]

const fromShops = (e: Evidence): boolean =>
  e.says(
    /\b(?:quotes|quotations|kwotasies|request (?:a |for )?quot|ask for (?:a )?quot|ama quotes?|formal quot|written quot|(?:get|send|give|kry|stuur|vra|need|want) (?:me )?(?:a few |some |\d+ |n paar |different |several )?(?:quotes|kwotasies))/,
  ) ||
  (e.has('shop', 'them') && e.near('quote', 'shop', 8)) ||
  (e.has('them') && e.near('quote', 'them', 8)) ||
  e.slots.shop !== undefined ||
  e.says(
    /\b(?:shops?|dealers?|winkels?|places|centres) (?:to|must|can|om|moet|near me to|in [a-z]+ to) (?:quote|kwoteer)/,
  )
