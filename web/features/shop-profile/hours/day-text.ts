const form = new Intl.DateTimeFormat('en-ZA', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Wed, 16 Dec 2026' of 2026-12-16. */
export const dayText = (day: string): string => form.format(new Date(`${day}T00:00:00Z`))
