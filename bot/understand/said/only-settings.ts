import { tokensOf } from '../shop-words.ts'
import type { LanguageCode, Understood } from '../types.ts'

/** The kinds of messages, what switches them, and the little words between; nothing of a booking or a search. */
const words: ReadonlySet<string> = new Set(
  `turn switch set put sit skakel on off aan af back again weer no not dont stop start pause resume send stuur message asking ask about oor only just net slegs
  keep hou all alle any every enige geen nie more meer the die my me us our ons please pls asb asseblief and or en of but maar from now to nou van
  time tyd settings setting instellings instelling preferences voorkeure show wys what are wat is deals deal specials special offers promos promotions
  aanbiedings spesiale spesiaal news nuus adverts advert ads advertensies marketing bemarking bookings booking besprekings bespreking quotes quote kwotasies
  kwotasie messages boodskappe boodskap shop winkel alerts alert alarms alarm reminders herinneringe email emails e-mail e-pos sms stock voorraad reviews resensies`.split(
    /\s+/,
  ),
)

/** Whether a message orders something about messages and says nothing else: 'deals on', 'sit nuus aan'. */
export function isOnlySettings(text: string): boolean {
  const said = tokensOf(text).map((word) => word.replace(/'/g, ''))
  return said.length > 0 && said.every((word) => words.has(word))
}

/** Below it a word of a language may stand in a message about something else. */
const LIKELY = 0.5

/** The language that the message asks for, if it is clearly about that; else the name of a language is a word like others. */
export function chosenLanguage({ wishes, slots }: Pick<Understood, 'wishes' | 'slots'>): LanguageCode | undefined {
  const [wish] = wishes
  const asksForIt = wish?.intent === 'preferences' && wish.sure && wish.probability >= LIKELY
  return asksForIt ? slots.language : undefined
}

/** Those that we read and do not write. */
export type OtherLanguage = Exclude<LanguageCode, 'en' | 'af'>

/** As their speakers call them. */
export const languageNames: Readonly<Record<OtherLanguage, string>> = {
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
}
