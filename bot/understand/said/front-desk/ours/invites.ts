import { ordersToTell, plain } from '../../../shop-words.ts'

/** 'My guy Sipho must also get the messages': somebody of the shop's own is to work here, too. Pure. */

const ofOurs =
  'guys?|colleagues?|wife|husband|partner|brother|sister|son|daughter|dad|father|mom|mother|manager|fitter|foreman|assistant|receptionist|staff|employee|worker|boss|cousin|nephew|kollega|vrou|man|broer|suster|seun|dogter|pa|ma|bestuurder|monteur|werker|assistent|baas|umfowethu|mfwethu'
const person = `(?:my|our|the|another|a|one of my|die|ons|een van my|'?n) (?:(?:new|other|nuwe|ander) )?(?:${ofOurs})`
const gets =
  'get|gets|see|sees|receive|receives|read|answer|handle|have|be added|join|use|work on|kry|sien|lees|antwoord|ontvang|hanteer|bykom'
const works =
  'messages?|msgs?|bookings?|requests?|these|them|notifications?|whats ?apps?|alerts?|orders?|app|system|spoor|everything|boodskappe|besprekings|versoeke|alles|stelsel'
const shares = new RegExp(
  `\\b${person}\\b(?: [\\p{L}'-]+){0,3}? (?:must|should|can|needs? to|has to|wants? to|will|also|too|moet|kan|wil|sal|ook)(?: [\\p{L}'-]+){0,3}? (?:${gets}|${works})\\b`,
  'u',
)
const orders = /\b(?:invite|nooi)\b/
const ofWork = new RegExp(`\\b(?:${works})\\b`, 'u')
const adds = new RegExp(
  `\\b(?:add|invite|include|put|register|sign up|nooi|voeg|sit)\\b(?: [\\p{L}'-]+){0,2} ${person}\\b`,
  'u',
)
const reversed = new RegExp(
  `\\b(?:can|kan|could|may|mag) ${person}\\b(?: [\\p{L}'-]+){0,3} (?:${gets})\\b(?: [\\p{L}'-]+){0,3}? (?:${works})\\b`,
  'u',
)
const name = new RegExp(`\\b${person} (?:is |called |named )?(\\p{Lu}[\\p{L}'-]{1,20})`, 'u')
const somebody = new RegExp(person, 'u')
const anyName = new RegExp(`^${person} (?:called |named )?([\\p{L}'-]{2,20})`, 'u')
const noName: ReadonlySet<string> = new Set(
  'must should can needs need has wants want will also too moet kan wil sal ook and en to is who get gets see be at'.split(
    ' ',
  ),
)

/** Whether somebody of the shop is to have its messages, with the name if it is said. */
export function invitesStaff(written: string): { name?: string } | undefined {
  const words = written.slice(0, 300)
  const line = plain(words)
  if (ordersToTell(words) || !(ofWork.test(line) || orders.test(line))) return undefined
  if (![shares, adds, reversed].some((pattern) => pattern.test(line))) return undefined
  const called = name.exec(words)?.[1] ?? anyName.exec(line.slice(Math.max(0, line.search(somebody))))?.[1]
  return called && !noName.has(called.toLowerCase()) ? { name: called.charAt(0).toUpperCase() + called.slice(1) } : {}
}
