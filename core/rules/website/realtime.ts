/** Where the socket is, and the most that one browser is told in a second. */
export const REALTIME_PATH = '/api/realtime'
export const MOST_EVENTS_PER_SECOND = 10
