import type { Evidence } from '../evidence.ts'
import { readChannel, readLanguageName } from '../parts/settings.ts'
import type { IntentRule } from './rule.ts'
import { asksForQuietHours, topicOfMessages } from './topics.ts'

export const settings: readonly IntentRule[] = [
  {
    intent: 'preferences',
    name: 'language',
    when: (e) =>
      readLanguageName(e.reading) !== undefined &&
      !e.hasSize &&
      !e.hasVehicle &&
      !e.has('human') &&
      (e.says(/\b(?:ulimi|ulwimi|puo|taal|language)\b/) ||
        e.has('speak', 'change', 'settings', 'move') ||
        e.size <= 4 ||
        e.says(
          /\b(?:in|to|na|ngesi|se|ka) (?:english|afrikaans|engels|zulu|isizulu|xhosa|isixhosa|sotho|sesotho|tswana|setswana)\b/,
        )) &&
      !e.has('tyre', 'book'),
  },
  { intent: 'preferences', name: 'quiet hours', when: asksForQuietHours },
  {
    intent: 'preferences',
    name: 'channel',
    when: (e) =>
      topicOfMessages(e) &&
      readChannel(e.reading) !== undefined &&
      !e.hasSize &&
      !e.hasVehicle &&
      !e.has('booking', 'book', 'quote', 'deal', 'shop'),
  },
  {
    intent: 'preferences',
    name: 'settings',
    when: (e) =>
      e.says(
        /\b(?:settings?|preferences?|prefs|voorkeure|instellings|quiet (?:hours|times?)|stil ?ure|stilte ?(?:ure|tye)|dnd|do not disturb|my details|besonderhede|izilungiselelo)\b/,
      ) &&
      !e.hasSize &&
      !e.has('booking') &&
      !e.has('optOut'),
  },
  {
    intent: 'preferences',
    name: 'my area',
    when: (e) =>
      areaChanged(e) &&
      !e.hasSize &&
      !e.hasVehicle &&
      !e.has('tyre', 'book', 'deal', 'price', 'human') &&
      !e.says(/\b(?:closest|nearest|naaste|near me|where|which)\b/),
  },
  {
    intent: 'preferences',
    name: 'what to be told about',
    when: (e) =>
      e.says(
        /\b(?:turn|switch|skakel|sit|shut) (?:off|on|af|aan|down) (?:the |die |my |all )?(?:marketing|promo(?:tions?)?|reminders?|notifications?|sms|smses|emails?|whatsapp|email|deal|deals|kennisgewings|herinnerings|news)\b|\b(?:marketing|promos?|reminders|notifications|emails?|sms|smses) (?:on|off|aan|af)\b|\b(?:only|net) (?:send me |stuur )?(?:booking|deals?|specials) (?:updates|messages|reminders|boodskappe)\b/,
      ) && !e.hasSize,
  },
  {
    intent: 'preferences',
    name: 'saves a preference',
    when: (e) =>
      e.says(
        /\b(?:save|remember|store|onthou|stoor|gcina|set|add|update|change|verander) (?:that )?(?:my|me) (?:car|vehicle|tyre size|size|brand|preferred|favourite|kar|motor|name|bakkie|email|number|gunsteling)\b|\bpreferred (?:brand|shop|language|area|channel)\b|\bcall me [a-z]+ (?:from|in)\b/,
      ) && !e.has('book', 'booking'),
  },
]

const areaChanged = (e: Evidence): boolean =>
  e.has('area') &&
  (e.slots.place !== undefined || e.has('change', 'settings')) &&
  e.says(
    /\b(?:my|i|ive|im|ek|ngi|ndi|ke|set|update|change|moved|verander|stel|make|default|home|yami|yam|sengihlala|ngihlala|ndihlala)\b/,
  ) &&
  e.has('change', 'settings', 'i', 'my')

export const account: readonly IntentRule[] = [
  {
    intent: 'sign_in',
    name: 'sign in',
    when: (e) => e.has('signIn') && !e.has('deal', 'alert') && !(e.hasSize && !e.says(/\b(?:otp|password|log|sign)\b/)),
  },
  {
    intent: 'sign_in',
    name: 'a code that did not come',
    when: (e) =>
      e.has('code') &&
      e.says(
        /\b(?:resend|send|new|didnt|never|not|expired|get|got|receive|arrive|verwag|kry|stuur|ontvang|nie|wrong|invalid|again|where|waar|enter)\b/,
      ) &&
      !e.says(/\b(?:discount|promo|postal|post|voucher|coupon|area) codes?\b/) &&
      !e.hasSize,
  },
]
