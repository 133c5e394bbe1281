import { plainText } from '#core/rules/people/plain-text.ts'
import { hearName } from './answers.ts'
import { isCommonName, isOrdinary, maybeCalled } from './stated/ordinary-words.ts'

const naming =
  /(?:^|[\s,.;!])(?:(?:my|the) (?:full )?name(?:['’]?s| is| must be| should be| to be)|die naam moet|put (?:it|that|the booking) (?:in|on|under)(?: the name(?: of)?)?|name:|call me|(?:book it |put it )?under(?: the)? name(?: of)?|(?:book|put) it under|my naam is|die naam is|naam is|naam:|noem my|op die naam(?: van)?|igama lami ngu|igama lam ngu|lebitso la ka ke|leina la me ke)\s*([\p{L}][^,.;!?\n]{1,79})/iu

/** The name that a message gives in so many words, whatever was asked: 'make it 2, my name is Sipho'. */
export function hearNaming(text: string): string | undefined {
  const given = naming.exec(text.slice(0, 500))?.[1]?.replace(another, '').replace(family, '')
  return given && isCalledSo(given) ? hearName(given) : undefined
}

/** 'Call me when you are outside' and 'my name is on the list at the gate' say when and where, and no name. */
function isCalledSo(given: string): boolean {
  const [written = ''] = given.trim().split(/[\s,.;!?]+/)
  const first = plainText(written)
  if (noName.has(first)) return false
  const isWritten = /^\p{Lu}\p{Ll}/u.test(written)
  return isWritten || !isOrdinary(first) || isCommonName(first) || maybeCalled(first)
}

const noName: ReadonlySet<string> = new Set(
  `when whenever if once as before after at on in by the a an my our your this that these back later first now again please pls asap
  just only from for to with near outside inside here there upon until then anytime any about
  wanneer sodra voor na by op in die dit hierdie daardie my jou ons naam terug nou eers later weer asb as buite binne hier daar langs
  uma xa nxa ukuba ngaphambi emva esangweni egedeni kwi ku lapho apha laphaya
  ha fa pele mo ho kwa ka ko morago kamora hekeng`.split(/\s+/),
)

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
