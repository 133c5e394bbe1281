/** So many lists a member keeps for one shop. */
export const MAX_SAVED_VIEWS = 20
export const MAX_VIEW_NAME = 40
/** Of the part of an address that holds filters. */
export const MAX_VIEW_QUERY = 500
