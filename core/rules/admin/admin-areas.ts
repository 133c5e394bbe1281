export const adminRoles = ['support', 'catalogue', 'finance', 'owner'] as const
export type AdminRole = (typeof adminRoles)[number]

/** Each part of the console, and the roles that work there beside owners, who work everywhere. */
const rolesOf = {
  overview: ['support', 'catalogue', 'finance'],
  search: ['support', 'catalogue', 'finance'],
  audit: ['support'],
  applications: ['support'],
  businesses: ['support', 'finance'],
  /** Blocking and showing shops, and looking at one as its people do. */
  moderation: ['support'],
  deals: ['support', 'catalogue'],
  reports: ['support'],
  support: ['support'],
  tyres: ['catalogue'],
  fitment: ['catalogue'],
  places: ['catalogue'],
  understanding: ['catalogue'],
  revenue: ['finance'],
  announcements: ['support'],
  templates: ['support'],
  people: ['support'],
  content: [],
  operations: ['support'],
  switches: [],
  admins: [],
} as const satisfies Record<string, readonly AdminRole[]>

export type AdminArea = keyof typeof rolesOf

/** Those who work there. */
export const rolesFor = (area: AdminArea): AdminRole[] => ['owner', ...rolesOf[area]]

/** Somebody with these roles works in this part of the console. */
export function mayAdmin(roles: readonly AdminRole[], area: AdminArea): boolean {
  const allowed: readonly AdminRole[] = rolesOf[area]
  return roles.some((role) => role === 'owner' || allowed.includes(role))
}
