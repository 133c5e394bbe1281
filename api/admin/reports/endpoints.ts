import decideReport from './decide-report.ts'
import hideReview from './hide-review.ts'
import listBlocks from './list-blocks.ts'
import listMoneyTalk from './list-money-talk.ts'
import listReports from './list-reports.ts'
import listReviews from './list-reviews.ts'
import showReport from './show-report.ts'
import unblockPerson from './unblock-person.ts'

export const reportsEndpoints = [
  listReports,
  showReport,
  decideReport,
  listReviews,
  hideReview,
  listBlocks,
  listMoneyTalk,
  unblockPerson,
]
