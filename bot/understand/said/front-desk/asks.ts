import { plain, tokensOf } from '../../shop-words.ts'
import { sentencesOf } from './sentences.ts'

/** Words that ask wherever they stand, in languages that put them anywhere. */
const anywhere =
  /\b(?:yini|ubani|ngubani|bani|nini|kuphi|kanjani|njani|malini|yintoni|ntoni|phi|mang|hokae|kae|neng|bokae|hobaneng|goreng|kutheni|kungani|keng|ofe|efe|afe|sefe|lefe|hoekom|waarom)\b|\bke eng\b/
/** Words with which a question begins. */
const first =
  /^\W*(?:(?:sorry|hi|hey|hello|ok|and|en|but|maar|eish|haai|sawubona|molo|dumela|hoe nou|so)\b\W*){0,3}(?:who|whose|what|which|why|how (?:many|much|far|long|come|old|is|does)|remind me|do you know|any idea|wie|wat|watter|hoeveel|hoe (?:ver|lank|laat|lyk)|weet jy)\b/

/** Whether anything is asked, in any of the six languages. Pure. */
export const asksSomething = (words: string): boolean =>
  words.includes('?') || anywhere.test(plain(words)) || sentencesOf(words).some((one) => first.test(plain(one)))

/** 'Kim, which colour?' and 'tell me Kim': the name is called and not spoken of. */
export function callsByName(words: string, names: ReadonlySet<string>): boolean {
  const [begin = ''] = words.split(/[,:]/)
  const said = tokensOf(begin).filter((word) => !greeting.has(word))
  return begin.length < words.length && said.length > 0 && said.every((word) => names.has(word))
}
const greeting: ReadonlySet<string> = new Set('hi hey hello hallo dumela sawubona molo ja yes ok so and en'.split(' '))

const oursToTell =
  /\b(?:his|her|their|sy|haar|hulle|customer'?s|kli[eë]nt se)(?: (?:cell|phone|contact|sel))? (?:number|nommer|nr|no|contact)\b|\b(?:inombolo|nomoro|nombolo) (?:yakhe|yakho|ya hae|ya gagwe)\b|\bbefore (?:i|we) (?:accept|confirm|agree|say yes|take)\b|\bvoor(?:dat)? (?:ek|ons) (?:dit )?(?:aanvaar|bevestig|ja s[eê]|vat)\b/

/** 'What is his number?' and 'before I accept, is alignment in it?' ask us, whoever else is spoken of. */
export const asksUs = (words: string): boolean => oursToTell.test(plain(words))

const when =
  /\b(?:when|what time|how (?:long|late|soon)|open|until|till|wanneer|hoe (?:laat|lank)|oop|tot|nini|isikhathi|ixesha|neng|nako|vula|sebetsa|come|kom|collect|fetch|haal|ready|earlier|later|vroe[eë]r)\b/i

/** Whether a customer's words ask for a time, or speak of coming. */
export const saysWhenAsked = (words: string): boolean => when.test(words)
