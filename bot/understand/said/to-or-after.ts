const moves = /\b(?:ver)?(?:skuif|trek|verander|bring)\b(?: \S{1,20}){0,6} na (?:about |omtrent )?$/
const beforeDay =
  /\bna (?:(?:hierdie|volgende|komende|die) )?(?:maandag|dinsdag|woensdag|donderdag|vrydag|saterdag|sondag|more|oormore|vandag|ma|di|wo|do|vr|sa|so)\b/

const MAX_LEAD = 80

/** The Afrikaans 'na' before an hour is 'to' and not 'after' where something is moved to it, or a day stands between. Pure. */
export const naIsTo = (line: string, at: number): boolean => {
  const before = line.slice(Math.max(0, at - MAX_LEAD), at)
  return moves.test(before) || beforeDay.test(`${before.slice(-30)}${line.slice(at, at + 30)}`)
}
