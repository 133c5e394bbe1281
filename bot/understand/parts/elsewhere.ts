import type { Found, Reading } from '../reading.ts'
import { thought } from './thought.ts'

/** Where somebody has to be, what they do then, and when they get their car back. */
const busy =
  /\b(?:(?:at|to|by die|na die|from|off|start|starts|begin) (?:my )?(?:work|werk|school|skool|office|kantoor|airport|lughawe|church|kerk)|work(?:ing)?|werk|meetings?|vergadering|kids?|children|kinders|flight|vlug|(?:my|on|night|day|late|early) shift|skof|class|klas|msebenzi|[a-z]{0,2}emsebenzini|ngisebenza|ndisebenza|sebetsa|bereka|mosebetsing|m+erekong|m+ereko|tirong|kgotlopo|skolong|esikoleni|knock off|uitval|tjaila|chaile|shayile)\b/
const collecting =
  /\b(?:fetch|collect(?:ing)?|pick (?:it|her|him|them|the car|my car) up|pick up|come back|be back|coming back|kom haal|gaan haal|haal|optel|kom terug|terug|ngizoyilanda|ngiyilande|landa|ndiza kuyilanda|ke tla e lata|lata)\b/
const due =
  /\b(?:(?:they|you|hulle|julle|it) (?:can |kan )?(?:finish(?:es)?|klaar(?:maak)?)|finish(?:ed|es)? (?:it )?(?:by|before)|be (?:out|done|finished|ready|gone|somewhere|home|there)|(?:done|finished|ready|klaar|gereed) (?:by|before|teen|voor)|need (?:the|my) (?:car|bakkie)|het (?:die|my) (?:kar|bakkie) nodig|leave by|weg wees|klaar wees|moet (?:ek )?(?:weg|ry)|(?:i|we|ek|ons) (?:must|have to|need to|got to|gotta|should|moet|mos) (?:be|b|go|leave|get|wees|weg|gaan|ry))\b/
/** Busy until then, and free behind it. */
const until =
  /\b(?:knock off|uitval|tjaila|chaile|shayile|till|until|tot|finish(?:es|ed)?|off at|off by|klaar (?:by die |met )?werk|out at|kom (?:eers )?(?:van|by)|ngiphuma|phuma|tswa)\b/

export type Busy = { from?: string; to?: string }

/**
 * Hours of somebody's own day say why, and not when: 'I must be at work by 11', 'I knock off at 3', 'I fetch it at 4'.
 * They are no times to come at; what they leave free counts if no other hour is named.
 */
export function setBusyApart(reading: Reading): void {
  const free: Found<string>[] = []
  for (const time of reading.times) {
    const words = thought(reading, time)
    if (collecting.test(words)) continue
    if (!(busy.test(words) || due.test(words)) || comes.test(words)) free.push(time)
    else reading.busy = until.test(words) && !due.test(words) ? { from: time.value } : { to: time.value }
  }
  if (free.length === reading.times.length) return
  reading.ownHours = reading.times.filter((time) => !free.includes(time))
  reading.times.splice(0, reading.times.length, ...free)
}

/** 'I can come after work at 5', 'half past one would work' say when. */
const comes =
  /\b(?:(?:would|will|could|might|may|does|doesn.?t|won.?t|can|also) (?:also |still |not |rather )?work|come|kom|be there|daar wees|book|bespreek|slot|after work|na werk|before work|voor werk|works for me)\b/
