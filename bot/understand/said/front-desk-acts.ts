import type { Asked } from '../asked.ts'
import { asksBack, ordersToTell, plain, tokensOf } from '../shop-words.ts'
import type { Intent } from '../types.ts'
import { understand } from '../understand.ts'
import { offeredTimes } from './offered-times.ts'
import { withoutJoining } from './persons-in-line.ts'

/** What one clause of a line at a counter does with whomever it is about. Pure. */
export type FrontDeskAct =
  | 'yes'
  | 'no'
  | 'offer'
  | 'later'
  | 'keep'
  | 'tell'
  | 'start'
  | 'ready'
  | 'done'
  | 'noshow'
  | 'cancel'

/** How sure the reading is: words that say nothing else, or what was learned. */
export type Heard = { act: FrontDeskAct; sure: boolean }

const learned: Partial<Record<Intent, FrontDeskAct>> = {
  yes: 'yes',
  shop_confirm: 'yes',
  no: 'no',
  shop_decline: 'no',
  shop_propose: 'offer',
  reschedule: 'offer',
  later: 'later',
  tell_customer: 'tell',
  message_shop: 'tell',
  shop_started: 'start',
  shop_done: 'done',
  shop_no_show: 'noshow',
  shop_cancel: 'cancel',
}

/** What says of itself what is done, in the languages that shops write in. */
const cues: readonly (readonly [FrontDeskAct, RegExp])[] = [
  [
    'noshow',
    /\b(?:never (?:pitched|showed|shown|came|arrived|rocked|turned|did)|no[ -]?shows?|did ?n.?t (?:come|pitch|show|arrive|rock|turn)|did not (?:come|pitch|show|arrive|rock|turn)|hasn.?t (?:come|pitched|shown|arrived)|not (?:pitched|shown up|arrived)|nie (?:gekom|opgedaag)|nooit (?:gekom|opgedaag)|nie opgedaag|aka(?:fikanga|zanga|zange|buyanga|bonakalanga)|akezanga|akafika|akakaze|ga a a (?:goroga|tla)|(?:ga|ha|ge) ?a (?:a )?(?:ka a )?(?:tla|fihla|tle))\b/,
  ],
  [
    'ready',
    /\b(?:ready (?:for|to be|to) (?:collection|collect\w*|fetch\w*|pick\w*)|(?:can|must|may) (?:now )?(?:come )?(?:and )?(?:fetch|collect|pick (?:it |the car )?up)|(?:car|bakkie|kar|motor|voertuig|vehicle) is (?:now )?(?:ready|reg|gereed)|(?:reg|gereed) (?:om|vir) (?:te )?(?:gehaal|afgehaal|haal|afhaal|optel)|kan (?:nou )?(?:kom )?(?:haal|afhaal|optel)|waiting to be (?:fetched|collected)|(?:imoto|ikoloyi|koloi)\b.{0,20}\b(?:isilungile|ilungile|ilungele|e lokile|e loketse|e siame|e siametse))\b/,
  ],
  [
    'later',
    /\b(?:not yet|nog nie|not now|must (?:still |first )?(?:check|look|ask|see|wait|wag)|(?:need|have|got|want) to (?:first )?(?:check|look|ask|see)|let me (?:first |just |quickly )?(?:check|look|ask|see|count)|(?:will|'ll|sal) (?:first )?(?:check|kyk|let you know|laat weet|come back)|check(?:ing)? (?:first|stock|the|with|my|on)|(?:must |moet |gaan |sal )?eers (?:kyk|vra|tel|check|seker)|moet nog (?:kyk|check|vra)|hang on|hold on|hou aan|wag (?:nog|bietjie|eers|eerste)|(?:must|moet|has to|have to) (?:still |nog |first |eers )?(?:wag|wait|hang|hold)|on hold|give me \d|gimme|gee my|ke sa (?:check\w*|sheba|batla|botsa)|re sa (?:check\w*|sheba|batla)|(?:ngi|si|ndi)sa\w{4,}|checka pele|sheba pele|ema pele|ima kancinane|linda kancane|later on|still (?:checking|thinking|busy)|undecided|pending)\b|\blater$|^later\b|\blater (?:must|i|we|ek|ons)\b|\b(?:kamva|kamuva|hamorao|moragonyana)\b/,
  ],
  [
    'done',
    /\b(?:done|finished|completed|klaar|klaargemaak|paid|betaal|patetse|patile|duetse|dueletse|lefetswe|ukhokhile|ubhadele|ubhatele|uhlawule|lefile|lefetse|feditse|fetsa|siqedile|siqedil\w*|(?:i|u|zi|ba)?qediwe|sigqibile|gqityiwe|sorted and gone|collected|gehaal|opgehaal)\b/,
  ],
  [
    'start',
    /\b(?:started|on (?:the |my |our )?(?:lift|jack|hoist|ramp|jacks)|op die (?:lift|domkrag|hyser)|begun|began|begin met|besig met|simolotse|simolola|siqalile|sesiqalile|siyaqala|qadile|busy (?:with|on) (?:it|him|her|the car|now)|in the bay now|being done|mo lift\w*|ku lift)\b/,
  ],
  [
    'keep',
    /\b(?:stays?|stays as|still stands?|stand as is|leave (?:\S+ ){0,4}(?:as|at|alone|there|like|so)|keep (?:\S+ ){1,3}(?:as|at|there|like|so)|bly (?:net )?(?:so|staan)|bly$|los (?:\S+ ){0,3}so|laat (?:\S+ ){0,3}(?:staan|bly)|as is|unchanged|remains?|(?:u|i|e|o)?hlala (?:njalo|kanjalo)|(?:ma|a)(?:yi|ka|ba|zi|u|li|ku)?(?:hlale|sale)|e (?:dule|sale|nne) (?:jalo|jwalo|fela)|e dule|e sale)\b/,
  ],
]

/** 'Yes' and 'no' of their own at the beginning or the end of a clause that names somebody. */
const yes =
  /^(?:yes|yep|yebo|yup|ja|ok|okay|sure|sharp|confirm\w*|ee|e|ewe|approved|accept\w*|kulungile|lokile)\b|\b(?:yes|yebo|confirmed|ok|okay|fine|sharp|100|👍|approved|is reg|dis reg|go siame|ho lokile|kulungile|siame|lokile|can come|kan kom)$/
const no =
  /^(?:no|nope|nee|cha|hayi|nnyaa|nnya|aowa|tjhe|cannot|cant|can't|decline\w*|reject\w*|sorry no)\b|\b(?:no|not|nee|cha|hayi|nnyaa|declined?|no chance|not possible|no can do|nie moontlik nie|nie kan nie|kan nie|cant|can't|cannot)$/

/** 'Dlamini aowa, I am short of hands', 'thabo no, nine is full': the no stands right behind who it is for. */
const namedNo =
  /^(?:\S+ ){1,3}?(?:is (?:a )?)?(?:no(?! (?:problem|stress|worries|need|prob|hassle))|nope|nee|aowa|tjhe|nnyaa|cha|hayi)(?=[,.;!]| (?:sorry|jammer|uxolo|full|vol|cant|not|nie|we|ons|i|ek|ngi|ndi|ke|re|ha|ga|si|a)\b|$)/

/** Whether words say of themselves what is done, and need not be learned. */
export const saysAct = (words: string): boolean => {
  const line = plain(withoutJoining(words)).trim()
  return yes.test(line) || no.test(line) || ordersToTell(words) || cues.some(([, cue]) => cue.test(line))
}

/** The acts that the words may be, the likeliest first. `asked`: what stands, as understanding names it. */
export function frontDeskActs(words: string, now: Date, asked: Asked = 'request'): Heard[] {
  const line = plain(withoutJoining(words)).trim()
  const found: Heard[] = []
  const add = (act: FrontDeskAct, sure: boolean) => {
    if (!found.some((one) => one.act === act)) found.push({ act, sure })
  }
  if (ordersToTell(words)) add('tell', true)
  for (const [act, cue] of cues) if (cue.test(line)) add(act, !asksBack(words))
  if (namedNo.test(line)) add('no', true)
  const { wishes } = understand(words, { now, speaker: 'shop', asked })
  for (const { intent, probability, sure } of wishes) {
    const act = learned[intent]
    if (act && probability >= LIKELY) add(act, sure && !asksBack(words))
  }
  if (no.test(line)) add('no', true)
  else if (yes.test(line)) add('yes', true)
  return found
}
const LIKELY = 0.5

/** Whether a clause does anything by itself, as names, days and additions do not. */
export const actsByItself = (words: string, now: Date): boolean =>
  frontDeskActs(words, now).some(
    ({ act, sure }) => act !== 'offer' || sure || offeredTimes(words, now).offered.length > 0,
  )

/** Whether an answer to 'which one?' says what is done, and not what was meant before. */
export function actsAnew(words: string, meant: 'confirm' | 'decline' | 'propose' | undefined, now: Date): boolean {
  const own = meant === 'confirm' ? 'yes' : meant === 'decline' ? 'no' : undefined
  // 'The Friday morning one' offers nothing by itself.
  return frontDeskActs(words, now).some(({ act, sure }) => sure && act !== 'offer' && act !== own)
}

const notForThem =
  /\b(?:wrong (?:chat|number|person|group|window|one|customer)|verkeerde (?:chat|groep|persoon|nommer|een|mens)|(?:was|is|s) (?:meant )?(?:for|to) (?:my|our|one of|another|the (?:fitter|boss|owner|guys|staff|wife|supplier|other guy))|not (?:meant )?(?:for|to) (?:you|u|him|her|them|the customer|customers?)|(?:was|is|s) vir (?:my|ons)\b|nie vir (?:hom|haar|jou|hulle|die kli|n kli)|ignore (?:that|this|it|my)|ignoreer|don.?t send|do not send|moenie (?:dit )?stuur|moet nie (?:dit )?stuur|not that one|typed in the wrong|wrongly sent|sent by mistake|by mistake|per ongeluk|iphutha|ngephutha|ngempazamo|phoso|ungathumeli|musa ukuthumela|o se ke wa romela|se romele|seka romela|e seng ya|ga se ya)\b/

/** 'Wrong chat', 'that was for my fitter': the words before were meant for no customer. */
export const saysNotForThem = (words: string): boolean => notForThem.test(plain(words))

const anyway =
  /\b(?:anyway|anyways|anyhow|regardless|in any case|all the same|nogtans|steeds|tog maar|in elk geval|ewe|nonetheless|go ahead|noma kunjalo|nanjalo|noko|le ha ho le jwalo|le fa go le jalo|fela jalo|despite)\b/
const goes = /\b(?:confirm\w*|book|take|do|bevestig|bespreek|vat|neem|go|qinisekisa|netefatsa|tlhomamisa|doen)\b/

/** 'Confirm him anyway', once it was said that more is promised than is free. */
export const saysAnyway = (words: string): boolean => {
  const line = plain(words)
  return !asksBack(words) && anyway.test(line) && (goes.test(line) || tokensOf(words).length <= 3)
}

const also =
  /\b(?:also|too|as well|another option|one more|extra|second option|or else|ook|nog een|asook|futhi|nayo|nalokho|naloko|naleso|naleyo|kwakhona|le seo|le sone|akhethe|azikhethele|akhethele|itlhophele|ikgethele|le yona|hape|gape|gammogo|(?:she|he|they) can choose|let (?:her|him|them) choose|(?:sy|hy|hulle) kan kies|hy kan kies)\b|^(?:or|of) /

/** 'Also Friday at two': beside what is offered already. */
export const saysAlso = (words: string): boolean => also.test(plain(words))

const takesBack =
  /\b(?:take|pull|withdraw|remove|cancel|scrap|trek|haal|hoxisa|susa|tlosa|ntsha)\b.{0,30}\b(?:offers?|proposals?|aanbod|aanbiedinge?|voorstel\w*|back|terug|isipho|tlhahiso)\b|\b(?:offers?|aanbod|proposals?) (?:is |are )?(?:off|no longer|cancelled|terug)\b/

/** 'Take the offer back': what the shop offers a driver, and no booking. */
export const saysTakeOfferBack = (words: string): boolean => {
  const line = plain(words)
  return takesBack.test(line) && /\b(?:offers?|proposals?|aanbod|aanbiedinge?|voorstel\w*|tlhahiso)\b/.test(line)
}

const takesAway =
  /\b(?:take (?:it|that|this|the \S+(?: one)?) (?:away|back|off|out)|remove|scrap|withdraw|(?:yi)?sus[ae]|hoxisa|tlosa|ntsha|verwyder|haal (?:\S+ ){1,3}(?:af|weg|uit)|trek (?:\S+ ){1,3}terug)\b/

/** 'Remove that one', below what was offered. */
export const saysTakeAway = (words: string): boolean => takesAway.test(plain(words))
