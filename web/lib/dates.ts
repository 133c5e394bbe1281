const zone = 'Africa/Johannesburg'

/** Made when first used: a page without dates need not wait for it. */
function words(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return {
    format: (date: Date): string => {
      made ??= new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options })
      return made.format(date)
    },
  }
}
const long = words({ weekday: 'long', day: 'numeric', month: 'long' })
const short = words({ weekday: 'short', day: 'numeric', month: 'short' })
const whole = words({ day: 'numeric', month: 'long', year: 'numeric' })
const hours = words({ hour: '2-digit', minute: '2-digit', hour12: false })
/** Noon, so that the day is the same in every zone of the table. */
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`)
const plain = (text: string): string => text.replaceAll(',', '')

/** 'Monday 23 November' of 2026-11-23. */
export const dayWords = (date: string): string => plain(long.format(noon(date)))

/** 'Mon 23 Nov' of 2026-11-23. */
export const shortDay = (date: string): string => plain(short.format(noon(date)))

/** '23 November 2026' of 2026-11-23. */
export const dateWords = (date: string): string => whole.format(noon(date))

/** '10:30' on the clock of South Africa. */
export const clockOf = (instant: string): string => hours.format(new Date(instant))

/** 'Monday 23 November at 10:30'. */
export const momentWords = (instant: string): string =>
  `${plain(long.format(new Date(instant)))} at ${hours.format(new Date(instant))}`
