import { plainText } from '#core/rules/people/plain-text.ts'
import { readsAsQuestion } from '../../topics.ts'

const LONGEST = 300
const reaches =
  '(?:call|phone|ring|buzz|hoot|whatsapp|text|sms|message|ask for|report to|come to|wait (?:at|by|for)|bel|skakel|lui|toeter|vra vir|meld|ngifonele|ngishayele|ndifowunele|ndibize|ngibize|buza|cela|nteletse|letsetse|mpitse|botsa|kopa)'
const there =
  '(?:when|once|as soon as|before|after|at|by|from|if|on|in|sodra|as|wanneer|by|voor|uma|xa|ha|fa|nxa|gate|hek|isango|esangweni|kwisango|hekeng|reception|ontvangs|security|guard|wag|sekuriteit|buzzer|intercom|boom|entrance|ingang|door|deur|inside|outside|buite)'
const reaching = new RegExp(`\\b${reaches}\\b.{0,30}?\\b${there}\\b`)
const named =
  /\b(?:(?:give|say|use|mention|tell them|show) my name|my name is (?:on|at|with|by|in)|gee my naam|s[e] my naam|my naam is (?:op|by)|(?:shono|yisho|yitsho|khankanya) igama lam\w*|bolela lebitso la ka|umela leina la me)\b/

/** Where and how to find the driver, for whoever comes or takes the car in: 'call me when you are at the gate'. */
export function isForFitter(words: string): boolean {
  if (words.length > LONGEST || readsAsQuestion(words)) return false
  const plain = plainText(words)
  return reaching.test(plain) || named.test(plain)
}
