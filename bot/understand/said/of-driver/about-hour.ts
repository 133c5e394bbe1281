import { plain } from '../../shop-words.ts'

const about =
  /^\W{0,4}(?:(?:ok|okay|yes|ja|yebo|maybe|miskien|mhlawumbe|say|um+|eh+|probably|seker|i think|ek dink|something|iets|it can be) ){0,3}(?:like|about|around|round|roughly|approx|approximately|more or less|say|soos|omtrent|ongeveer|rond|rondom|min of meer|malunga no|malunga|cishe|e ka ba|mo e ka nnang) (\d{1,2})(?: ?ish)?(?: (?:please|pls|asb|so|bru|man))?\W{0,3}$/

/** 'Like 9', 'omtrent 9': an hour about which they come, and no number of tyres. HH:MM. Pure. */
export function aboutHour(words: string): string | undefined {
  const hour = Number(about.exec(plain(words))?.[1] ?? 0)
  if (hour < 1 || hour > 18) return undefined
  // One to six is the afternoon: no fitment centre opens earlier than seven.
  return `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:00`
}
