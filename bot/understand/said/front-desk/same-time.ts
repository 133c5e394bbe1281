const sameTime =
  /\b(?:(?:at )?(?:the )?same (?:time|hour|slot)|(?:die)?selfde (?:tyd|uur)|isikhathi esifanayo|ixesha elifanayo|nako e tshwanang)\b/gi

const apart =
  /(?<![\p{L}\d])(?:(half) an|an?|one|1|two|2|['’]?n|een|twee) ?(?:hours?|hrs?|uur) (?:(earlier|before(?: that)?|vroe(?:e|ë)r|voor dit|voor dan)|(?:later|after(?: that)?|na dit))(?![\p{L}\d])/giu
const isTwo = /^(?:two|2|twee)/i

/** 'Friday, same time', 'an hour earlier': the hour that is asked for, HH:MM, or the one that is meant stands there. Pure. */
export const withTime = (words: string, time: string): string =>
  words.replace(sameTime, time).replace(apart, (said: string, half?: string, earlier?: string) => {
    const minutes = half ? 30 : isTwo.test(said) ? 120 : 60
    const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + (earlier ? -minutes : minutes)
    return at < 0 || at >= 24 * 60
      ? said
      : `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  })
