/** By the address below /admin, the file in pages/admin/. */
const pages = {
  platform: 'overview',
  'business-approval': 'applications',
  businesses: 'businesses',
  'businesses/:shopId': 'business',
  deals: 'deals',
  tyres: 'tyres',
  'tyres/import': 'tyre-import',
  revenue: 'revenue',
  support: 'support',
  reports: 'reports',
  fitment: 'fitment',
  places: 'places',
  understanding: 'understanding',
  people: 'people',
  'people/:contactId': 'person',
  announcements: 'announcements',
  templates: 'templates',
  content: 'content',
  operations: 'operations',
  audit: 'audit',
  admins: 'admins',
  security: 'security',
}

/** The pages of the admins' console: the address, and the file in pages/. Their names go to every visitor. */
export const adminPages: readonly (readonly [path: string, page: string])[] = Object.entries(pages).map(
  ([path, page]) => [`/admin/${path}`, `admin/${page}`],
)
