/** Where the socket is, and the most that one browser is told in a second. */
export const REALTIME_PATH = '/api/realtime'
export const MOST_EVENTS_PER_SECOND = 10

/**
 * The most browsers that listen at one time to one process: those of one person, and those at one address, which many
 * people share.
 */
export const MOST_SOCKETS_OF_A_PERSON = 20
export const MOST_SOCKETS_AT_AN_ADDRESS = 100
/** How often one address may begin to listen in a minute, whether it is let in or not. */
export const MOST_SOCKETS_A_MINUTE = 120
