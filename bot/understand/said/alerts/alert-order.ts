import { plainText } from '#core/rules/people/plain-text.ts'

/** What words order of an alert that is there already. Pure. */

export type AlertOrder = 'change' | 'pause' | 'resume' | 'remove'

const LONGEST = 200

const alert =
  '(?:alerts?|waarskuwings?|kennisgewings?|alarms?|(?:i|e|le|ye|ze|kwe|we|nge)?(?:zaziso|saziso|zilumkiso|silumkiso|zexwayiso|sexwayiso)|i-?alerts?|ama-?alerts?|(?:di)?(?:temoso|tlhagiso|tsebiso|kitsiso|lemoso))'
const own = '(?:my|that|this|the|both|all|both my|all my|first|second|last|myne|die|daardie|hierdie|al my|albei|altwee)'
/** One that they have: 'an alert' is a new one. */
const named = new RegExp(
  `\\b(?:${own})(?: [a-z0-9/]+){0,3} ${alert}\\b|\\b${alert}(?: (?:sam|zam|sami|zami|yam|yami|lam|lami|same|ya ka|yaka|tsa ka|tsaka|ena|eno|zombini|zombili|zonke|bobedi|tsotlhe|tsohle|ka bobedi|number|\\d))\\b|\\b(?:change|delete|remove|pause|resume|edit|verander|verwyder|skrap|onderbreek) ${alert}\\b`,
)

const words: Readonly<Record<AlertOrder, RegExp>> = {
  resume:
    /\b(?:resume|unpause|un-pause|reactivate|activate|(?:switch|turn|put)(?: \S+){0,4} (?:back )?on|start(?: \S+){0,4} again|hervat|(?:skakel|sit)(?: \S+){0,4} (?:weer )?aan|vuselela|qal\w*(?: \S+){0,3} (?:futhi|kwakhona)|vul[ae] futhi|qal[ae]lla|tsosolosa|bula gape|butula)\b/,
  pause:
    /\b(?:pause|snooze|suspend|mute|silence|hold|(?:switch|turn)(?: \S+){0,4} off|not now|pouse|pouseer|onderbreek|(?:skakel|sit)(?: \S+){0,4} af|nqumamisa|mis[ae] okwesi\w+|yimis[ae]|zimis[ae]|misa|emisa|emise|kgaotsa|ema hanyane)\b/,
  remove:
    /\b(?:delete|remove|cancel|drop|scrap|end|get rid|verwyder|skrap|kanselleer|vee|uitvee|sus[ae]|(?:yi|zi|si|li)?sus[ae]|cim[ae]|(?:yi|zi|si)?cime|cish[ae]|phelis[ae]|rhoxis[ae]|(?:si|zi)?rhoxise|hlakola|phumul[ae]|phimol[ae]|tlos[ae]|ntsh[ae]|sutlh[ae])\b/,
  change:
    /\b(?:change|make|move|set|update|adjust|raise|lower|drop|increase|reduce|edit|switch|put|bring|verander|wysig|maak|skuif|stel|verlaag|verhoog|pas|(?:yi|si|zi|li)?shintsh[ae]|(?:yi|si|zi|li)?guqul[ae]|(?:yi|si|zi)?tshintsh[ae]|(?:yi|si|zi)?enz[ae]|lungis[ae]|(?:si|li|yi|zi)?(?:hlis|nyus|ehlis|khuphul|nciphis)[ae]|(?:li|si)?hlis[ae]|fetol[ae]|etsa|etse|dira|dire|fokots[ae]|okets[ae]|eketsa|theol[ae]|nyolla|is[ae])\b/,
}
const forNow =
  /\b(?:pause|snooze|suspend|mute|silence|pouse|pouseer|onderbreek|nqumamisa|misa okwesi\w+|emisa|emise|kgaotsa)\b/
/** 'Pause' means no end, where 'turn off' may. */
export const pausesForNow = (text: string): boolean => text.length <= LONGEST && forNow.test(plainText(text))

/** 'Drop it to R1 200' is a change. */
const downTo = /\b(?:drop|bring|lower)\b[^.]{0,30}\b(?:to|under|below|down)\b/
const everyOne =
  /\b(?:both|all|every|albei|altwee|beide|almal|alles|al my|zombini|zombili|zonke|bobabini|ezombini|bobedi|ka bobedi|tsotlhe|tsohle|kaofela|di feela)\b/

/** Whether the words name an alert that is there. */
export const namesOwnAlert = (text: string): boolean => text.length <= LONGEST && named.test(plainText(text))

const ends = /\b(?:stop|end|no more|don'?t want|do not want|moenie|wil nie|hou op|yeka|misa|emisa)\b/

/** 'Stop the alert', 'I do not want the alert any more'. */
export const endsAlert = (text: string): boolean =>
  namesAlerts(text) && (ends.test(plainText(text.slice(0, LONGEST))) || alertOrder(text) === 'remove')

const aboutAlerts = new RegExp(`\\b${alert}\\b`)

/** Whether the words speak of alerts at all: 'cancel the Dunlop' does not say of what. */
export const namesAlerts = (text: string): boolean => aboutAlerts.test(plainText(text.slice(0, LONGEST)))

/** The order that the words give; undefined if they give none. */
export function alertOrder(text: string): AlertOrder | undefined {
  const line = plainText(text)
  if (line.length > LONGEST) return undefined
  if (downTo.test(line)) return 'change'
  return (['resume', 'pause', 'remove', 'change'] as const).find((order) => words[order].test(line))
}

/** 'Albei', 'both of them'. */
export const namesAllAlerts = (text: string): boolean => text.length <= LONGEST && everyOne.test(plainText(text))

const only = new RegExp(
  `^\\W*(?:(?:yes|ja|yebo|ee|ewe|ok|please|asb|pls|${own}|of|van|them|hulle|die|alerts?|e|ya|tsona|zona)\\W*){0,4}(?:both|all|albei|altwee|beide|almal|zombini|zombili|zonke|bobabini|ezombini|bobedi|ka bobedi|tsotlhe|tsohle|kaofela)(?:\\W+(?:of|van|them|hulle|the|die|alerts?|please|asb|pls|nee|ya|tsona|zona|twee|two))*\\W*$`,
)

/** 'Both of them', and nothing else, where it is asked which. */
export const saysAllOfThem = (text: string): boolean => text.length <= LONGEST && only.test(plainText(text))

const rand = /(?<![a-z\d])r ?(\d{1,2}[ ,.]\d{3}|\d{3,5})(?![\d/])/g

/** The only sum in rand that the words name, wherever it stands: 'verander dit na R1 150'. */
export function randNamed(text: string): number | undefined {
  const found = [...plainText(text.slice(0, LONGEST)).matchAll(rand)].map(([, sum = '']) =>
    Number(sum.replace(/\D/g, '')),
  )
  const [only, ...more] = found
  return more.length === 0 ? only : undefined
}
