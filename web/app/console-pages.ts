import type { PageFile, ScreenFile, Screens } from './page-file.ts'

/** The pages of the consoles that are more than a screen, by their files. */
export const pageFiles = import.meta.glob<PageFile>(['./pages/business/*.tsx', './pages/admin/*.tsx'])

/** The others. */
export const screens: Screens = {
  'business/analytics': ['Analytics · Spoor Business', 'analytics/components/analytics-screen', 'AnalyticsScreen'],
  'business/application': ['Approval · Spoor Business', 'joining/components/approval-screen', 'ApprovalScreen'],
  'business/billing': ['Invoices · Spoor Business', 'shop-billing/billing-screen', 'BillingScreen'],
  'business/bookings': ['Bookings · Spoor Business', 'shop-bookings/bookings-screen', 'BookingsScreen'],
  'business/deals': ['Deals · Spoor Business', 'own-deals/deals-screen', 'DealsScreen'],
  'business/import': ['Import stock · Spoor Business', 'stock-import/import-screen', 'ImportScreen'],
  'business/inventory': ['Inventory · Spoor Business', 'inventory/inventory-screen', 'InventoryScreen'],
  'business/keys': ['Keys and webhooks · Spoor Business', 'shop-keys/keys-screen', 'KeysScreen'],
  'business/messages': ['Messages · Spoor Business', 'messages/inbox/inbox-screen', 'InboxScreen'],
  'business/quotes': ['Quotes · Spoor Business', 'shop-quotes/quotes-screen', 'QuotesScreen'],
  'business/reach': ['Reach · Spoor Business', 'reach/components/reach-screen', 'ReachScreen'],
  'business/staff': ['Staff · Spoor Business', 'staff/components/staff-screen', 'StaffScreen'],
  'admin/admins': ['Admins · Spoor Admin', 'admin-admins/admins-screen', 'AdminsScreen'],
  'admin/announcements': [
    'Announcements · Spoor Admin',
    'admin-announcements/announcements-screen',
    'AnnouncementsScreen',
  ],
  'admin/applications': [
    'Business applications · Spoor Admin',
    'admin-applications/applications-screen',
    'ApplicationsScreen',
  ],
  'admin/audit': ['Audit trail · Spoor Admin', 'admin-audit/audit-screen', 'AuditScreen'],
  'admin/business': ['Business · Spoor Admin', 'admin-businesses/page/business-screen', 'BusinessScreen'],
  'admin/businesses': ['Businesses · Spoor Admin', 'admin-businesses/businesses-screen', 'BusinessesScreen'],
  'admin/content': ['Site content · Spoor Admin', 'admin-content/content-screen', 'ContentScreen'],
  'admin/deals': ['Deals · Spoor Admin', 'admin-deals/deals-screen', 'DealsScreen'],
  'admin/fitment': ['Fitment · Spoor Admin', 'admin-fitment/fitment-screen', 'FitmentScreen'],
  'admin/operations': ['Operations · Spoor Admin', 'admin-operations/operations-screen', 'OperationsScreen'],
  'admin/overview': ['Overview · Spoor Admin', 'admin-overview/overview-screen', 'OverviewScreen'],
  'admin/people': ['People and consents · Spoor Admin', 'admin-people/people-screen', 'PeopleScreen'],
  'admin/person': ['Person · Spoor Admin', 'admin-people/person-screen', 'PersonScreen'],
  'admin/places': ['Places · Spoor Admin', 'admin-places/places-screen', 'PlacesScreen'],
  'admin/reports': ['Reports · Spoor Admin', 'admin-reports/reports-screen', 'ReportsScreen'],
  'admin/revenue': ['Revenue · Spoor Admin', 'admin-revenue/revenue-screen', 'RevenueScreen'],
  'admin/security': ['My sign-in · Spoor Admin', 'admin-entry/components/security/security-screen', 'SecurityScreen'],
  'admin/templates': ['WhatsApp templates · Spoor Admin', 'admin-templates/templates-screen', 'TemplatesScreen'],
  'admin/tyre-import': ['Import tyres · Spoor Admin', 'admin-tyre-import/import-screen', 'TyreImportScreen'],
  'admin/tyres': ['Tyres · Spoor Admin', 'admin-tyres/tyres-screen', 'TyresScreen'],
  'admin/understanding': [
    'What people said · Spoor Admin',
    'admin-understanding/understanding-screen',
    'UnderstandingScreen',
  ],
}

/** The files of these screens. */
export const screenFiles = import.meta.glob<ScreenFile>([
  '../features/{admin-*,analytics,inventory,own-deals,reach,shop-*,stock-import}/**/*-screen.tsx',
  '../features/{joining/components/approval,messages/inbox/inbox,staff/components/staff}-screen.tsx',
  // Pages with more to them, which have a file of their own.
  '!../features/{admin-support,shop-notices,shop-profile}/**',
  '!../features/admin-entry/**/sign-in-screen.tsx',
])
