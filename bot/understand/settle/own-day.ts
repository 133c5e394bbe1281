import { plainText } from '#core/rules/people/plain-text.ts'
import { thought } from '../parts/thought.ts'
import type { Reading } from '../reading.ts'

/** When somebody leaves work: 'I finish at four', 'ek is klaar om vier', 'ngishayisa ngo-4'. */
const leaves =
  /\b(?:(?:i|we) (?:only |usually |normally |will )?(?:finish|get off|come off|end|stop work\w*|leave (?:work|the office)|close|am done|am off|only get out)|work (?:ends|finishes|stops)|shift (?:ends|finishes)|(?:ek|ons) (?:is |kom )?(?:eers |net )?(?:klaar|uit|af|klaarmaak)|ek (?:maak|kom) (?:eers )?(?:klaar|uit)|(?:ngi|ndi|si)(?:ya)?(?:tshayisa|shayisa|qeda|gqiba|phuma|shona)|ke (?:a )?(?:qeta|qetela|fetsa|tswa|tjhaisa|tshaisa|chaisa)|re (?:qeta|fetsa|tswa))\b/
const worksTill =
  /\b(?:(?:i|we|they|you) work|(?:he|she|[a-z]{2,12}) works|(?:hy|sy|hulle|[a-z]{2,12}) werk|(?:u|ba)(?:ya)?sebenza|o (?:sebetsa|bereka|dira)|(?:am|is|i'm) (?:at work|working|busy|on duty|in class)|ek werk|ons werk|(?:ngi|ndi)(?:ya)?sebenza|ke (?:sebetsa|bereka|dira)) (?:[a-z]+ )?(?:till|until|til|to|tot|kuze|kude|de|ho fihla\w*|go fitlha\w*|go fihla\w*)\b/
const ready =
  /\b(?:by|before|done by|finished by|ready|the car|the job|it|gereed|die kar|teen|voor|imoto|ikoloyi|koloi|comes?|kom haal)\b/

/** The hour at which somebody's work ends is no hour to come at; from then on they are free. */
export function setWorkApart(reading: Reading): void {
  const plain = plainText(reading.text.slice(0, 500))
  setFinishApart(reading, plain)
  // 'I work till three, what about Saturday?' says why, and nothing of the hours of Saturday.
  const isReason = reading.dates.length > 0 && worksTill.test(plain) && !afterIt.test(plain)
  if (isReason && reading.busy?.from) delete reading.busy
}

const afterIt = /\b(?:after|from then|na werk|daarna|van dan|emva|ngemva|kamora|ka mora|morago)\b/

function setFinishApart(reading: Reading, plain: string): void {
  if (reading.times.length === 0) return
  const words = reading.words.map((word) => ({ ...word, text: plain.slice(word.start, word.end) }))
  const own = reading.times.filter((time) => {
    const said = thought({ ...reading, words }, time)
    return worksTill.test(said) || (leaves.test(said) && !ready.test(said))
  })
  const [last] = own
  if (!last) return
  reading.busy ??= { from: last.value }
  reading.ownHours = [...(reading.ownHours ?? []), ...own]
  reading.times.splice(0, reading.times.length, ...reading.times.filter((time) => !own.includes(time)))
}
