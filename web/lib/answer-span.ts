/** How long an answer takes, rounded up, so that nobody is promised more than is counted: '20 minutes', '2 hours'. */
export function answerSpan(minutes: number): string {
  if (minutes <= 5) return '5 minutes'
  if (minutes <= 55) return `${Math.ceil(minutes / 5) * 5} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
