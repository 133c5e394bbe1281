/**
 * The header that names the account whose page a change comes from, so that nothing is done as a guest or as somebody
 * else once the session behind the page has ended.
 */
export const AS_ACCOUNT = 'As-Account'
