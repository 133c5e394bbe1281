import { firstNames, surnames } from '#core/rules/people/first-names.ts'
import { wordsIn } from '../phrases.ts'
import { commonAfrikaans, commonEnglish, commonOthers } from '../vocabulary/common.ts'
import { months, relativeDays, weekdays } from '../vocabulary/days.ts'
import { bigNumberWords, ordinalWords } from '../vocabulary/numbers.ts'
import { slotWords } from '../vocabulary/slot-words.ts'
import { meanings, serviceTable } from '../vocabulary/tables.ts'
import { everyday } from './everyday.ts'

/** Words with a use of their own, which name nobody unless somebody is called so: 'will', 'mark', 'april'. */
const ordinary: ReadonlySet<string> = new Set([
  ...commonEnglish,
  ...commonAfrikaans,
  ...commonOthers,
  ...weekdays.keys(),
  ...months.keys(),
  ...relativeDays.keys(),
  ...bigNumberWords.keys(),
  ...ordinalWords.keys(),
  ...slotWords,
  ...everyday,
  ...[meanings, serviceTable].flatMap((table) => [...wordsIn<unknown>(table.root)]),
])

export const isOrdinary = (word: string): boolean => ordinary.has(word)

/** Whether many people are called so. */
export const isCommonName = (word: string): boolean => firstNames.has(word) || surnames.has(word)

/** Words of a use of their own by which people are called as well: alone beside a yes they name somebody. */
const calledSo: ReadonlySet<string> = new Set(
  `will mark grace hope faith joy rose april may june august gift lucky precious patience prudence blessing goodwill beauty memory
  knowledge innocent trust justice prince king wonder given sunday friday monday january february september victor bright charity comfort honest
  loyal peace promise surprise wiseman siyabonga thobela akhona jan julie`.split(/\s+/),
)

export const maybeCalled = (word: string): boolean => calledSo.has(word)

/** What agrees, refuses, orders or is polite, and says nothing of whom. */
const plain: ReadonlySet<string> = new Set(
  `yes yea yeah yep yup ya yah ja jip yebo ewe ehe ee eya e eng ok okay oky okey k sure sharp sho fine cool right great good perfect lovely lekker
  goed reg regso korrek doen maak so dit is dis thats that it its the a an de please pls plz asb asseblief hi hey hallo hello thanks thank you dankie
  confirm confirmed bevestig accept accepted aanvaar approve approved book booked bespreek take decline declined reject no nope nah nee neewat cha hayi tjhe
  nnyaa aowa qha kulungile kunjalo lokile siame go ahead can do we i us me my will for to vir met and en of on at by be our ons ek kan sal he she him her
  bru bra boet my oom tannie meneer mevrou man gent full vol busy besig closed toe bring come kom hom haar hulle sorry jammer start started done klaar finished finish cancel kanselleer move skuif propose show tell say se van from with`
    .split(/\s+/)
    .filter((word) => !['will'].includes(word)),
)

export const isPlainWord = (word: string): boolean => plain.has(word)

/** 'Sam is', 'is Sam', 'Sam se', 'vir Jack': where only a name can stand. */
export function standsAsName(words: readonly { text: string }[], at: number): boolean {
  const [before = '', own = '', behind = ''] = [-1, 0, 1].map((by) => words[at + by]?.text ?? '')
  if (own === 'dan') return false
  return beforeNames.has(before) || behindNames.has(behind)
}
const beforeNames: ReadonlySet<string> = new Set(
  'for vir tell ask confirm decline confirmed is was has did does mr mrs ms mnr mev vra'.split(' '),
)
const behindNames: ReadonlySet<string> = new Set(
  'is was has his her se sy must moet het wants wil comes kom'.split(' '),
)
