/** What the admins say of the product. */
export const SITE_PATH = '/api/site'
