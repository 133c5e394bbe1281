import type { AdminRole } from '#core/rules/admin/admin-areas.ts'

export const roleWords: Record<AdminRole, { name: string; does: string }> = {
  support: { name: 'Support', does: 'Applications, businesses, deals, reports, the support inbox, announcements' },
  catalogue: { name: 'Catalogue', does: 'Deals, tyres, fitment, places, what people said' },
  finance: { name: 'Finance', does: 'Businesses, fees, invoices and payments' },
  owner: { name: 'Owner', does: 'Everything, and who else is an admin' },
}
