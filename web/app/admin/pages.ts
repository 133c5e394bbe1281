/** Those that are called as their address. */
const namesakes = [
  'businesses',
  'deals',
  'tyres',
  'revenue',
  'support',
  'reports',
  'fitment',
  'places',
  'understanding',
  'people',
  'announcements',
  'templates',
  'content',
  'operations',
  'audit',
  'admins',
  'security',
].map((page) => [page, page] as const)

/** The pages of the admins' console: address and name. Their names go to every visitor. */
export const adminPages: readonly (readonly [path: string, page: string])[] = [
  ['platform', 'overview'] as const,
  ['business-approval', 'applications'] as const,
  ['businesses/:shopId', 'business'] as const,
  ['tyres/import', 'tyre-import'] as const,
  ['people/:contactId', 'person'] as const,
  ...namesakes,
].map(([path, page]) => [`/admin/${path}`, `admin/${page}`])
