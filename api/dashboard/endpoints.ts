import type { Endpoint } from '../route.ts'
import dashboard from './dashboard.ts'
import dismissBanner from './dismiss-banner.ts'
import dismissNotice from './dismiss-notice.ts'
import notices from './notices.ts'
import readNotice from './read-notice.ts'
import readNotices from './read-notices.ts'

/** What the members of a shop begin their day with. */
export const dashboardEndpoints: readonly Endpoint[] = [
  dashboard,
  dismissBanner,
  notices,
  readNotices,
  readNotice,
  dismissNotice,
]
