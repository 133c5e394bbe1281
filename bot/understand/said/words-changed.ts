const LONGEST = 900

const lead = String.raw`^\W*(?:(?:yes|ja|yebo|yep|ok|okay|ee|ewe|eya|no|nee|nah|hayi|cha|tjhe|wait|wag|please|pls|asb|asseblief|sorry|actually|eintlik|but|maar|mara|mme|empa|kodwa|and|en|sharp|sure|it'?s fine|dis reg|yi?thumel(?:e|eni|a)|e romele|romela|(?:send|stuur)(?: (?:it|dit|this|maar|so|net))*)[\s,.!:;-]+){0,4}`
/** 'Write rather: …', 'no, ask if …', 'verander dit na …'. */
const instead = new RegExp(
  String.raw`${lead}(?:(?:can you |could you |kan jy )?(?:rather|liewer|eerder|instead) (?:write|ask|say|send|tell them|put|skryf|vra|s[eê]|stuur)|(?:write|ask|say|send|put|tell them|skryf|vra|s[eê]|stuur) (?:it |dit |this |them |hulle |vir hulle )?(?:rather|liewer|eerder|instead)(?: (?:so|like this|as follows))?|(?:change|verander|maak) (?:it|dit|that|the (?:message|question|words)|die (?:boodskap|vraag)) (?:to|na|into|tot)|(?:write|skryf|bhala|ngwala|bala) (?:this|dit|so|like this|it like this|ukuthi|uthi|hore|gore)|(?:bhala|ngwala|kwala)|rephrase(?: it)?(?: to| as)?)\s*[:,–-]?\s*(?:ukuthi |hore |gore |that |dat )?(?=\S)`,
  'iu',
)
const denying = /^\W*(?:no|nee|nah|hayi|cha|tjhe|nnyaa|aowa|not that|nie dit nie|wrong|verkeerd)\b[\s,.!:;-]+/iu
const asking =
  /^(?:please |pls |asb |rather |liewer )?(?:send(?: them| this| dit)?|ask|write|say|tell them|vra|skryf|s[eê](?![a-z])|buza|babuze|botsa|bolella)(?: (?:them|hulle|vir hulle|for))?\s*[:,-]?\s*(?=\S)/iu
/** 'And ask how much', 'vra ook of …', 'phinde ubuze …'. */
const more = new RegExp(
  String.raw`${lead}(?:(?:(?:and|en) )?(?:(?:ask|vra) (?:also|ook|sommer)|also|ook|plus|and also|en ook|as well)[\s,:]+(?:ask |vra |say |s[eê] |tell |add |mention |write |skryf |buza |botsa )?(?:them |hulle |vir hulle |for )?|(?:ask|vra|say|s[eê]|tell|mention|skryf|write)(?: (?:them|hulle|vir hulle))?[\s,:]+(?:also|ook|as well|too)[\s,:]+|(?:add|voeg by|sit by|include|put in)(?: (?:that|dat|to it|in))?[\s,:]+|(?:phinde|futhi|kwaye|hape|gape|le)[\s,]+(?:u)?(?:bu[zb]e|buza|babuze|bo?tse|o botse|o ba botse|a botse|botsa|bolella|utshele|ubatshele)\s*(?:ukuthi |hore |gore |nokuthi )?|(?:ba botse|mmotse|o ba botse|babuze|mbuze)(?: (?:gape|hape|futhi|kwakhona))?(?: (?:gore|hore|ukuthi|ukuba))?\s+|(?:ask|vra|[a-z]{0,6}buz(?:e|a|eni|ani|ela|ele)|m?m?bots(?:a|e|ang|eng)|say|s[eê]|tell them)(?: (?:them|hulle|vir hulle|ukuthi|nokuthi|ukuba|nokuba|hore|gore|le gore|le hore))?\s+)(?=\S)`,
  'iu',
)
const agreed = /^\W*(?:yes|ja|yebo|yep|ok|okay|ee|ewe|eya|sharp|sure)\b/iu

/** 'Ja, but just: bring the key', 'yes but say that …': these words in place of those. */
const butJust =
  /^\W*(?:yes|ja|yebo|yep|ok|okay|ee|ewe|eya|sharp|sure)[\s,.!]+(?:but|maar|mara|kodwa|empa)[\s,:]+(?:(?:rather|just|only|net|slegs|liewer|eerder|please|asb)[\s,:]+)*(?:(?:say|tell (?:him|her|them)|write|s[eê]|skryf)(?: (?:that|dat|rather|vir (?:hom|haar|hulle)))?[\s,:]+|(?<=(?:just|only|net|slegs)[\s,:]{1,3}))(?!if\b|when\b|as\b|after\b|before\b|na\b|voor\b|from\b|till?\b|\d)(\S.{3,})$/isu

const agrees =
  '(?:yes|yep|yup|yeah|ja|jip|yebo|e+h+e+|e+|ewe|eya|ok|okay|sure|sharp|cool|great|kulungile|lungile|ho lokile|go siame|lokile|siame|please|asb|asseblief)'
/** The verb with whatever it agrees with before it: 'yithumele', 'e romele'. */
const sendIt =
  '(?:send|stuur|(?:u|i|yi|wu|ku|zi|li|lu|m|ba|si|ndi|ngi){0,3}thumel(?:a|e|eni|ela|ele|elani)|(?:(?:e|di|o|mo|ba) ){0,2}(?:mo|ba)?romel(?:a|e|ang|ela|ele)|rumel(?:a|e))'
const toThem = new RegExp(
  String.raw`^\W*(?:${agrees}[\s,.!]+){0,3}${sendIt}(?: (?:it|dit|this|maar|net|so|yona|wona|now|nou|to (?:them|him|her)|vir (?:hulle|hom|haar)|na hulle|kubo|kuye|go bona|ho bona))*\W*(?:(?:please|pls|asb|asseblief|thanks|dankie|enkosi|bo|wena)\W*)?$`,
  'i',
)

/** 'Yes, send it to them' changes nothing of the words. */
export const sendsAsItIs = (text: string): boolean => text.length <= LONGEST && toThem.test(text)

/** How words that were read back are changed: other words in their place, or more of them. */
export function wordsChanged(text: string): { instead: string } | { more: string } | undefined {
  if (text.length > LONGEST) return undefined
  const words = text.trim()
  if (toThem.test(words)) return undefined
  const just = butJust.exec(words)?.[1]
  if (just) return { instead: just }
  const other = behind(instead, words)
  if (other && !/^\W*(?:yes|ja|yebo)\b/i.test(words)) return { instead: other }
  const denied = denying.exec(words)
  const asked = denied && behind(asking, words.slice(denied[0].length))
  if (asked) return { instead: withoutEnd(asked) }
  const added = behind(more, words)
  if (added) return { more: withoutEnd(added) }
  // 'Yes, and how much is it for 4'.
  const joined =
    agreed.test(words) && /[\s,](?:and|en|also|ook|but|maar|mara|plus|futhi|le)\s+(\S.{4,})$/isu.exec(words)?.[1]
  return joined && !/^(?:send|stuur|thanks|thank you|dankie)/i.test(joined) ? { more: joined } : undefined
}

/** What was written with more behind it. */
export const wordsAndMore = (words: string, added: string): string =>
  `${words.trimEnd().replace(/[,;]$/, '')}, ${added}`

const politeEnds: ReadonlySet<string> = new Set(
  'rather liewer eerder instead please pls asb asseblief too also ook'.split(' '),
)

function withoutEnd(words: string): string {
  const parts = words.split(' ')
  const last = parts.at(-1)?.toLowerCase().replace(/[.!]$/, '') ?? ''
  return politeEnds.has(last) && parts.length > 1 ? parts.slice(0, -1).join(' ').trimEnd() : words
}

function behind(pattern: RegExp, words: string): string | undefined {
  const found = pattern.exec(words)
  const rest = found && words.slice(found[0].length).trim()
  return rest && /\p{L}{2}/u.test(rest) ? rest : undefined
}
