import { plainText } from '#core/rules/people/plain-text.ts'
import type { Model } from './model.ts'
import type { Want } from './wants.ts'

/** Acts that cannot be taken back, and answers that may set them off. */
export const weighty: readonly Want[] = [
  'opt_out',
  'opt_in',
  'cancel_booking',
  'reschedule',
  'delete_data',
  'alert_delete',
  'shop_confirm',
  'shop_decline',
  'shop_propose',
  'shop_cancel',
  'shop_done',
  'shop_no_show',
  'sign_in',
  'yes',
  'no',
  'back',
  'drop',
  'resume',
  'start_over',
]

/** Whether a want is certain enough to act on it at once. Of what can be taken back, anything is. */
export function isSure(model: Model, want: Want, probability: number, text: string): boolean {
  if (want === 'opt_out' && (saysOnlyStop(text) || tellsNotToStop(text))) return saysOnlyStop(text)
  if (want === 'opt_out' && !speaksOfMessages.test(plainText(text.slice(0, 500)))) return false
  return probability >= (model.sureFrom[want] ?? 0)
}

/** 'No, I do not work there any more' leaves nothing of ours: whoever leaves says so. */
const speaksOfMessages =
  /\b(?:stop\w*|unsub\w*|opt|remove|delete|block\w*|messag\w*|msgs?|texts?|texting|whats?app\w*|sms\w*|spam\w*|numbers?|list|contact\w*|leave me|leave this|boodskap\w*|hou|los|ophou|staak|haal|verwyder|nommer|pla|lastig|yeka\w*|misa|emisa|emisang|ngiyeke\w*|imilayezo|imiyalezo|inombolo|suse|susa|melaetsa|molaetsa|khaotsa|kgaotsa\w*|tlogela\w*|tlohela\w*|emiseng|nomoro|tlosa|ntlose|quit|end|harass\w*|bother\w*|annoy\w*|adverts?|marketing|enough|genoeg)\b/

/** Twilio's words for leaving, and those of our languages. */
const leaving: ReadonlySet<string> = new Set(
  `stop,stop all,stopall,unsubscribe,end,quit,revoke,optout,opt out,unsub,cancel all messages,stop messages,stop all messages,
  staak,hou op,stop alles,yeka,yima,misa,emisa,kgaotsa,emisang,khaotsa`
    .split(',')
    .map((phrase) => phrase.trim()),
)
const courtesies: ReadonlySet<string> = new Set(
  'pls please plz asb asseblief hle kindly now nou just thanks thank you dankie ngicela ndicela tuu sies man bru boet ok okay hi hey'.split(
    ' ',
  ),
)

/** 'STOP!!', 'pls stop', '🛑 stop', 'Stop asb': nothing but the word for leaving, in any wrapping. */
export function saysOnlyStop(text: string): boolean {
  if (text.length > 80) return false
  const words = plainText(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !courtesies.has(word))
  const once = words.filter((word, at) => word !== words[at - 1])
  return leaving.has(once.join(' '))
}

const notToStop =
  /\b(?:dont|don't|do not|never|moenie|moet nie|not|ungami|ungayeki|musa uku|se ke)\b[^.!?]{0,12}\b(?:stop|ophou|misa|yeka|emisa)/

/** 'don't stop', 'moenie stop nie'. */
const tellsNotToStop = (text: string): boolean => notToStop.test(plainText(text.slice(0, 500)))
