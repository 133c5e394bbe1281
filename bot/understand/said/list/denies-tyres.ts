import { plainText } from '#core/rules/people/plain-text.ts'

const tyres =
  '(?:tyres?|tires?|bande?|rubbers|ama?(?:tha?y|tay)[a-z]*|ii?thaya[a-z]*|ii?taya[a-z]*|amavili|iivili|di?tha?ere|ditaere|dithaele|mabidi)'
const denied = [
  new RegExp(
    `\\b(?:dont|don't|do not|not|no|without|geen|moenie|nie|hayi|hhayi|eseng|[hg]a ke (?:batle|hloke|tlhoke)|(?:angi|andi)[a-z]{2,})(?: (?:need|want|looking for|after|buying|get|any|new|the|nuwe|e|a|die|nodig|soek|for|vir))* ${tyres}\\b`,
  ),
  new RegExp(
    `\\b${tyres} (?:(?:angi|andi)[a-z]{4,}|[hg]a ke (?:di |a )?(?:batle|hloke|tlhoke)|(?:soek|wil|kort|het) ek nie|not needed|no)\\b`,
  ),
]

/** Tyres are what is not wanted: 'alignment, no tyres', 'amatayara andiwafuni'. */
export function deniesTyres(text: string): boolean {
  const plain = plainText(text.slice(0, 300))
  return denied.some((pattern) => pattern.test(plain))
}
