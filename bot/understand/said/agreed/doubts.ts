import { plainText } from '#core/rules/people/plain-text.ts'
import { beginsWithYes, hearYesNo } from '../../answers.ts'
import { statedIn } from '../../stated/stated.ts'
import { readsAsQuestion } from '../../topics.ts'
import { clausesOf } from '../clauses.ts'

/** What stands beside a yes and keeps it from being one. */
export type Doubt = 'asks' | 'postpones' | 'condition' | 'denies' | 'drops' | 'somebody'

const MOST = 500
const postpones =
  /\b(?:later|l8r|ltr|wait|hold on|hang on|not (?:yet|now)|in a (?:bit|while)|give me|must (?:first )?(?:ask|check)|let me (?:first )?(?:ask|check|think)|think about|wag|eers|netnou|nog nie|dink daaroor|linda|ngilinde|yima|kancane|kancinci|kamuva|emva kwexesha|okwamanje|ema|emang|hanyane|hamorao|moragonyana|pele ke botsa|kwaqala|kuqala)\b/
const conditions =
  /\b(?:but|bt|mara|kodwa|koda|empa|mme|if|as (?:dit|hulle|hy|sy|ek|jy|u|daar)|indien|mits|provided|unless|tensy|except|behalwe|instead|uma|ukuba|ha (?:ba|e|o|a|ke|ho|go)|fa (?:ba|e|o|a|ke|go)|only if|rather|liewer|eerder)\b/
/** 'Kanselleer maar' permits; behind a comma or a yes it is 'but'. */
const butInAfrikaans = /(?:^|[,.;!?]|\b(?:ja|ok|okay|goed|reg|lekker|yes)) *maar\b/
const denials =
  /\b(?:not|never|dont|don't|doesnt|isnt|wasnt|cant|cannot|nie|geen|moenie|hayi|hhayi|cha|angi[a-z]{2,}|andi[a-z]{2,}|unga[a-z]{3,}|musa|eseng|e seng|keep|leave (?:it|that)|los dit|hou dit|never ?mind|forget it|toemaar|yeka|tlogela|tlohela|others?|another|else|different|ander(?:e|s)?|abanye|enye|tse ding|ga ke|ga se|ha ke|ha se|no)\b/
const drops = /\b(?:cancel|stop|kanselleer|staak|khansela|yirhoxise|rhoxisa|hlakola|phimola|phimole)\b/
/** Who was told to agree agrees for somebody else. */
const others =
  /\b(?:(?:some(?:one|body)|a (?:man|woman|guy|lady|person)|they|he|she|the bank|your (?:agent|office)|iemand|n (?:man|vrou|ou)|umuntu|umntu|omunye|motho|mong|monna) (?:[a-z]+ ){0,2}(?:phoned|called|rang|told|asked|said|texted|wants?|says|gebel|ges[e]|vra|gevra|skakel|ongifonele|ondifowunele|onditsalele|ungifonele|ufonile|nteleditse|o nthomeletse|o mpolelletse)|gebel en ges|phoned me|called me|told me|asked me|sent me|ungitshele|undixelele|bangitshele|scam|fraud|swendel|bedrog)\b/

/** Everything that makes a yes less than one, whatever else it says. */
export function doubtsIn(text: string): ReadonlySet<Doubt> {
  const words = text.slice(0, MOST)
  const plain = plainText(words)
  const found: [Doubt, boolean][] = [
    ['asks', words.includes('?') || readsAsQuestion(words) || clausesOf(words).some(({ asks }) => asks)],
    ['postpones', postpones.test(plain)],
    ['condition', conditions.test(plain) || butInAfrikaans.test(plain)],
    ['denies', denials.test(plain)],
    ['drops', drops.test(plain)],
    ['somebody', others.test(plain)],
  ]
  return new Set(found.filter(([, is]) => is).map(([doubt]) => doubt))
}

/**
 * A yes in whatever words follow it, as long as none of them takes it back, asks, waits, or names another day, hour,
 * number or sum: 'yes, let them come, I stand here with two children' agrees, 'yes, but on Edge' does not.
 */
export const agreesClearly = (text: string): boolean =>
  hearYesNo(text) === 'yes' || (saysYes(text) && doubtsIn(text).size === 0)

/** A yes to ending something may name what it ends, and say why: 'yes, I am away that day, I cannot come'. */
export const agreesToEnd = (text: string): boolean =>
  hearYesNo(text) === 'yes' ||
  ((saysYes(text) || endsIt.test(plainText(text.slice(0, MOST)))) &&
    [...doubtsIn(withoutReasons(text))].every((doubt) => doubt === 'drops'))

const reasons =
  /\b(?:(?:i|we|he|she|ek|ons) )?(?:(?:am|is|are|will|'?m|'?re|wont|won't|will) ?not|not|cant|can't|cannot|can not|couldnt|won't|wont|dont|don't|do not|no longer|not able to|unable to|kan|sal|wil|is|het) (?:be |nie |dit |meer |able to |ever |even |any ?more |longer |daar |hier )*(?:come|make(?: it)?|be (?:there|here|in town|home|around|back)|here|there|home|around|in town|free|available|(?:need|want)(?! to)(?: it| them| the tyres)?(?: any ?more)?|have (?:the )?(?:car|money|time)|kom|maak|haal|hier|daar|tuis|nodig|beskikbaar)(?: (?:nie|it|there|then|that day|any ?more|daar|dan|die dag|meer))*\b|\b(?:no longer|nie meer)(?: \w+){0,2}|\b(?:ngeke|angeke)(?: ngi(?:kwazi|khone|fike|be)\w*)?(?: uku\w*za)?|\bangi(?:sayidingi|sayifuni|sawadingi|kwazi|sakwazi|sakhoni|kho|fiki)\b|\bandi(?:sayifuni|sayidingi|sakwazi|kwazi|kho|fiki|z[iu] (?:ku(?:ba|za|kwazi|fika)|fika)(?: kho)?)\b|\b[hg]a ke (?:sa )?(?:yo|kgone|e hloke|tlhoke|hloke|tle|batle)\b|\b[hg]a ke sa\b/g

/** 'Take it off', 'e tlose': the order itself says the yes. */
const endsIt =
  /^\W*(?:(?:yes|ja|yebo|ya|yah|ewe|ee|eya|ok|okay|sure|please|asb)\W+){0,2}(?:take it (?:off|out)|vat it off|remove it|scrap it|call it off|haal dit (?:maar )?(?:af|uit)|kanselleer dit|kanselleer maar|yi(?:khansele|rhoxise|suse|cime)(?:ni)?|(?:e )(?:tlose|phimole|khansele|hlakole|tlogele))(?![a-z])/

/** What somebody cannot do or does not need any more says why, and takes nothing back. */
export const withoutReasons = (text: string): string => plainText(text.slice(0, MOST)).replace(reasons, ' ')

/** 'Ok' and 'sure' begin anything; a yes is one. */
const explicit = /^\W*(?:(?:oh|ag|please|asb|asseblief)\W+)?(?:yes|yebo|yep|yeah|yup|ja|jip|ewe|ee|eya|ehe)\b/i
const saysYes = (text: string): boolean => beginsWithYes(text) && explicit.test(text.slice(0, MOST))

/** The same, where nothing may be named that was not asked. */
export const agreesAndNamesNothing = (text: string, now: Date): boolean =>
  agreesClearly(text) && namesNothing(text, now)

/** No doubt, no day, hour, sum or number but of people. */
export const saysNothingElse = (text: string, now: Date): boolean =>
  doubtsIn(text).size === 0 && namesNothing(text, now)

function namesNothing(text: string, now: Date): boolean {
  const { dates, times, amounts, sizes, brands, tyres, window } = statedIn(text.replace(people, ' '), { now })
  return tyres === undefined && !window && [dates, times, amounts, sizes, brands].every(({ length }) => length === 0)
}

/** With the word before them, which counts them: no other number in the message is one of people. */
export const people =
  /(?<!\S)\S+\s(?:(?:small|little|klein|young) )?(?:children|kids|kinders|babies|people|passengers|mense|izingane|abantwana|bana|abantu)\b|\b(?:[a-z]{0,6}(?:zingane|abantwana|abantu)|bana|batho) (?:(?:e|a)?(?:ba|zi|aba|ezi) ?)?(?:\d|[a-z]*(?:bili|mbili|bini|thathu|ntathu|bedi|raro|ne))\b/gi
