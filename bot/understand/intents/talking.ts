import type { Evidence } from '../evidence.ts'
import type { IntentRule } from './rule.ts'
import { asksForQuietHours, topicOfMessages } from './topics.ts'

const wholly = (e: Evidence, pattern: RegExp): boolean => e.says(pattern)
const aboutTyres = (e: Evidence): boolean =>
  e.hasSize || e.hasVehicle || e.has('tyre', 'book', 'booking', 'alert', 'deal', 'quote')

/** Whether we may write: these come first, because a refusal must never be misread. */
export const consent: readonly IntentRule[] = [
  {
    intent: 'opt_out',
    name: 'the word stop',
    when: (e) =>
      wholly(
        e,
        /^(?:please |pls |asb )?(?:stop|stop all|stopall|end|quit|unsubscribe|optout|opt out|stop it|stop stop|hou op|yeka|yekani|emisa)(?: please| pls| asb| now| asseblief)?[ .!]*$/,
      ),
  },
  {
    intent: 'opt_in',
    name: 'asks for messages again',
    when: (e) =>
      !e.has('alert') &&
      (!e.has('signIn') || e.says(/\bsign (?:me )?up for\b/)) &&
      !refuses(e) &&
      (wholly(e, /^(?:start|unstop|subscribe|begin|join|qala|yes start)[ .!]*$/) ||
        (e.has('message', 'deal', 'receive') &&
          e.has('again') &&
          wanting(e) &&
          !e.has('booking', 'cancel', 'signIn') &&
          !e.hasSize &&
          !e.hasVehicle &&
          (e.has('message') || e.says(/\b(?:send|stuur|receive|ontvang|get)\b/))) ||
        (e.has('optIn') &&
          !e.hasSize &&
          !e.hasVehicle &&
          !e.says(/\b(?:password|otp|account)\b/) &&
          !e.says(/^qala kabusha/) &&
          (e.size < 4 || !wholly(e, /^(?:start|begin|qala|resume|simolola) /) || e.has('message')) &&
          !e.has('book', 'cancel'))),
  },
  {
    intent: 'opt_out',
    name: 'wants no more messages',
    when: (e) =>
      !asksForQuietHours(e) &&
      !e.has('alert') &&
      !(e.has('book', 'booking') && !e.has('message')) &&
      !topicOfMessages(e) &&
      (e.has('optOut') || noMessages(e)),
  },
]

const refuses = (e: Evidence): boolean =>
  (e.has('dont', 'optOut') || (e.has('stop') && e.has('message'))) &&
  !e.says(
    /\b(?:unstop|dont mind|changed my mind|waarom|dont get|not getting|kry nie meer|ontvang nie meer|nie meer boodskappe kry|stopped|used to)\b/,
  )

const wanting = (e: Evidence): boolean =>
  e.has('want', 'receive', 'optIn', 'set') || e.says(/\b(?:can|kan|may|mag|please|pls)\b/)

const noMessages = (e: Evidence): boolean =>
  (e.near('dont', 'message', 7) || e.near('stop', 'message', 6)) &&
  !e.hasSize &&
  !e.has('shop', 'condition') &&
  !e.says(
    /\b(?:got|received|get) (?:a|the|my|any|your) (?:otp|code|pin|reply|message|msg|sms)\b|\b(?:why|waarom|did not get|didnt get|never got)\b/,
  )

/** Before 'more' can mean that more is wanted. */
export const morning: readonly IntentRule[] = [
  {
    intent: 'greeting',
    name: 'good morning',
    when: (e) =>
      e.size <= 4 &&
      !e.hasDay &&
      (e.says(
        /^(?:more|moro)(?: (?:more|almal|daar|meneer|mnr|mev|mevrou|julle|mense|boet|oom|tannie|juffrou|maat|broer|manne|dames|span|hallo))+[ ,.!]*$/,
      ) ||
        /^\s*(?:m[ôóòö]re|m[ôóòö]ro|moro)[\s.!,]*$/i.test(e.reading.text)),
  },
]

export const smallTalk: readonly IntentRule[] = [
  {
    intent: 'thanks',
    name: 'thanks',
    when: (e) => e.has('thanks') && !aboutTyres(e) && !e.has('shop', 'help', 'human') && e.leftover <= 3,
  },
  {
    intent: 'thanks',
    name: 'thanks for help',
    when: (e) =>
      e.says(
        /\b(?:thanks|thank you|dankie|ngiyabonga|siyabonga|enkosi|thanx|leboha|leboga) (?:so much |a lot |very much |man )?(?:for|vir|nge|ka)\b/,
      ) && !aboutTyres(e),
  },
  { intent: 'help', name: 'asks what this is', when: (e) => e.has('help') && e.leftover <= 4 },
  { intent: 'thanks', name: 'thanks', when: (e) => e.has('thanks') && e.size <= 6 },
  {
    intent: 'greeting',
    name: 'greets',
    when: (e) =>
      e.has('greet') &&
      !e.says(/^(?!.*\b(?:hi|hello|hey|day|morning|howzit)\b).*\bis it going\b/) &&
      e.leftover <= 3 &&
      !e.has('offTopic', 'selling'),
  },
]

export const people: readonly IntentRule[] = [
  {
    intent: 'human',
    name: 'wants a person',
    when: (e) =>
      e.has('human') &&
      !e.has('signIn') &&
      !(e.has('notify') && e.has('condition') && (e.hasSize || e.has('deal'))) &&
      !(e.hasSize && !e.has('problem')) &&
      !(e.has('ask', 'tell') && e.has('them') && e.slots.shop !== undefined) &&
      !e.saysInOrder(/\b(?:shop|winkel|isitolo|ivenkile|lebenkele)\b/, /\b(?:call|bel|phone) me\b/),
  },
]
