const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date, YYYY-MM-DD, as people say it: 21 Nov. */
export const dayText = (date: string): string => day.format(new Date(date))
