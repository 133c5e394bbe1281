/** Where the socket is, and the most that one browser is told in a second, or may say. */
export const REALTIME_PATH = '/api/realtime'
export const MAX_EVENTS_PER_SECOND = 10
/** A browser that goes on after so many events too many is disconnected. */
export const MAX_EVENTS_TOO_MANY = 40
/** A browser shows one thread at a time; some more are open while it changes from one to the next. */
export const MAX_THREADS_OF_A_SOCKET = 5

/**
 * The most browsers that listen at one time to one process: those of one person, and those at one address, which many
 * people share.
 */
export const MAX_SOCKETS_OF_A_PERSON = 20
export const MAX_SOCKETS_AT_AN_ADDRESS = 100
/** How often one address may begin to listen in a minute, whether it is let in or not. */
export const MAX_SOCKETS_A_MINUTE = 120

/** That somebody writes is told so often at most, and is over if it is not told again. */
export const TYPING_EVERY_MS = 2_000
export const TYPING_LASTS_MS = 5_000
