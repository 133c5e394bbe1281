import { hearName } from './answers.ts'

const naming =
  /(?:^|[\s,.;!])(?:(?:my|the) (?:full )?name(?:['’]?s| is| must be| should be| to be)|die naam moet|put (?:it|that|the booking) (?:in|on|under)(?: the name(?: of)?)?|name:|call me|(?:book it |put it )?under(?: the)? name(?: of)?|(?:book|put) it under|my naam is|die naam is|naam is|naam:|noem my|op die naam(?: van)?|igama lami ngu|igama lam ngu|lebitso la ka ke|leina la me ke)\s*([\p{L}][^,.;!?\n]{1,79})/iu

/** The name that a message gives in so many words, whatever was asked: 'make it 2, my name is Sipho'. */
export function hearNaming(text: string): string | undefined {
  const given = naming.exec(text.slice(0, 500))?.[1]
  return given && hearName(given.replace(another, '').replace(family, ''))
}

/** 'Lerato, not Thandi'. */
const another = /\s(?:not|and not|instead of|rather than|nie|en nie|hhayi|hayi|eseng)\s.*$/isu
const family =
  /^\s*(?:for )?(?:my|his|her|our) (?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister|boss|friend|driver|vrou|man|seun|dogter|ma|pa|broer|suster|baas)(?:['’]?s)?(?: name)?,?\s+(?=\p{L})/iu

const oneName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u
const instead = /^(?:no|nee|actually|eintlik|rather|liewer|sorry)[\s,]+(?:it'?s |dis )?/i

/** A name alone, written as one: 'actually Sipho' under the summary. */
export function nameAlone(words: string): string | undefined {
  const left = words.trim().replace(instead, '')
  return oneName.test(left) ? left : undefined
}
