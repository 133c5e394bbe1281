/** So many lists a member keeps for one shop. */
export const MOST_SAVED_VIEWS = 20
export const MOST_VIEW_NAME = 40
/** Of the part of an address that holds filters. */
export const MOST_VIEW_QUERY = 500
