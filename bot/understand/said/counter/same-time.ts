const sameTime =
  /\b(?:(?:at )?(?:the )?same (?:time|hour|slot)|(?:die)?selfde (?:tyd|uur)|isikhathi esifanayo|ixesha elifanayo|nako e tshwanang)\b/gi

/** 'Friday, same time': the hour that is asked for, HH:MM, stands in its place. Pure. */
export const withTime = (words: string, time: string): string => words.replace(sameTime, time)
