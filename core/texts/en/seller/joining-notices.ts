/** What owners hear of the application of their shop, and people of their place at a shop. */
export const onboardingNotices = {
  footer: 'You get this e-mail because you look after a shop on {product}.',
  dashboard: 'Your dashboard',
  profile: 'Correct and resubmit',
  approved: {
    title: '{shop} is approved',
    line: 'Drivers find it from now on. Add your stock, and answer bookings and messages from your dashboard.',
  },
  rejected: {
    title: '{shop} was not approved',
    line: 'Correct it in your profile and send it in again from your dashboard.',
  },
  more_asked: {
    title: 'Before we approve {shop}, we need a little more',
    line: 'Send it in again from your dashboard once it is there.',
  },
  blocked: {
    title: '{shop} is blocked',
    line: 'Drivers cannot see or contact it, its open bookings are cancelled, and their drivers are told. Write to us if you think that this is a mistake.',
  },
  reinstated: {
    title: '{shop} is back',
    line: 'Drivers find it again. Bookings that were cancelled do not come back.',
  },
  unpublished: {
    title: '{shop} is hidden for now',
    line: 'Drivers do not find it for the moment. The bookings that you have stand.',
  },
  republished: {
    title: '{shop} is visible again',
    line: 'Drivers find it again from now on.',
  },
  template: "News of the shop '{{1}}' on {product}. '{{2}}' You find the rest on your dashboard.",
  submitted: '{shop} in {place} waits for approval',
  submittedLine: 'Put forward by {owner}.',
  adminFooter: 'You get this e-mail because you look after {product}.',
} as const
