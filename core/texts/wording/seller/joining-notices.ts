import type { Sentences } from '../../sentences.ts'

/** What owners hear of the application of their shop, and people of their place at a shop. */
export const onboardingNotices = ({ onboardingNotices: s }: Sentences) => ({
  ...s,
  approved: (shop: string) => ({ title: s.approved.title(shop), line: s.approved.line }),
  rejected: (shop: string) => ({ title: s.rejected.title(shop), line: s.rejected.line }),
  more_asked: (shop: string) => ({ title: s.more_asked.title(shop), line: s.more_asked.line }),
  blocked: (shop: string) => ({ title: s.blocked.title(shop), line: s.blocked.line }),
  reinstated: (shop: string) => ({ title: s.reinstated.title(shop), line: s.reinstated.line }),
  unpublished: (shop: string) => ({ title: s.unpublished.title(shop), line: s.unpublished.line }),
  republished: (shop: string) => ({ title: s.republished.title(shop), line: s.republished.line }),
  submitted: (shop: string, place: string) => s.submitted({ shop, place }),
})
