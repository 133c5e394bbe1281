import { plainText } from '#core/rules/people/plain-text.ts'
import type { Service } from '../types.ts'

/** What a car does, and the work that usually cures it. */
const symptoms: readonly (readonly [Service, RegExp])[] = [
  [
    'alignment',
    /\b(?:pull(?:s|ing)?|drift(?:s|ing)?|veer(?:s|ing)?|trek|idonsela|idonsa|idonsele|iyadonsa|itsala|goga|e hula|ehula)\b.{0,30}\b(?:left|right|side|one side|links|regs|kant|kwesokunxele|kwesokudla|ekhohlo|ekunene|letsohong|molemeng)\b|\b(?:steering(?: wheel)?|stuur(?:wiel)?)\b.{0,25}\b(?:skew|crooked|not straight|off cent(?:re|er)|skeef|nie reguit)\b|\b(?:wear(?:s|ing)?|worn|slyt|slyting|afgeslyt|gaar|guga|guguleka)\b.{0,25}\b(?:inside|outside|one side|edge|uneven(?:ly)?|binnekant|buitekant|een kant|oneweredig|ngaphakathi)\b|\b(?:uneven(?:ly)?|oneweredige?) (?:wear|worn|slyt\w*|slytasie)\b/,
  ],
  [
    'balancing',
    /\b(?:shak(?:e|es|ing)|vibrat(?:e|es|ing|ion)|wobbl(?:e|es|ing)|shudder(?:s|ing)?|shimm(?:y|ies)|judder(?:s|ing)?|bewe|bewing|vibreer|skud|ruk|iyathuthumela|iyanyakaza|thothomela|e a thothomela|iyashukuma|dikanyega)\b/,
  ],
  [
    'puncture repair',
    /\b(?:nail|screw|spyker|skroef|isipikili|sekurufu|punctur\w*|slow leak|slow puncture|los(?:es|ing) (?:[a-z]{1,6} )?air|leak(?:s|ing)?(?: air)?|lekplek|stadige lek|verloor (?:[a-z]{1,8} )?wind|going flat|ephantshile|iphantshile|ipontshile)\b/,
  ],
]

/** The work that what the car does asks for. */
export function servicesFor(text: string): Service[] {
  const plain = plainText(text.slice(0, 300))
  return symptoms.filter(([, pattern]) => pattern.test(plain)).map(([service]) => service)
}
