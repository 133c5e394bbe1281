/** What owners hear of the invoices of their shop. */
export const billingNotices = {
  title:
    '{stage, select, issued {Invoice {number} of {shop}} overdue {Invoice {number} of {shop} is overdue} other {Invoice {number} of {shop} is still to be paid}}',
  line: '{overdue, select, true {{amount} was due on {day}.} other {{amount} is due on {day}.}}',
  ignore: 'If you have paid already, thank you: there is nothing to do. Please give the number when you pay.',
  open: 'See the invoice',
  footer: 'You get this e-mail because you own a shop on {product}.',
} as const

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

/** The quarterly question for a picture of a shop, and what becomes of the picture. */
export const pictureNotices = {
  title: 'Send a picture of the front of {shop}',
  line: 'Drivers find it more easily, and it shows what is open and real. Send the picture right here; I ask before it is shown.',
  send: 'Send a picture',
  profile: 'Open profile',
  template: "Drivers trust a shop that they can see. Send a picture of the front of '{{1}}' here, for its page.",
  subject: 'the picture of your shop',
  now: 'Send me the picture of {shop} now: the front, with the sign in it.',
  onlyPicture: 'That is no picture. Send a photo of the front, or say "later".',
  which: 'Of which shop is this picture?',
  shops: 'Shops',
  sure: 'Shall I show {count, plural, one {this picture} other {these # pictures}} on the page of {shop}?',
  show: 'Show it',
  dontShow: 'No',
  taken: 'Thank you. I put it on the page of {shop}: {url}',
  notShown: 'All right, it is not shown anywhere.',
  later: 'All right. Send one whenever it suits you: tap "Send a picture" again.',
  failed: 'The picture could not be put on the page of {shop}. Send it again, or add it in the profile: {url}',
  full: 'The page of {shop} has all the pictures that fit. Take one away in the profile first: {url}',
} as const

/** What people hear of their place at a shop, and what the chat says to it. */
export const staffNotices = {
  roles: {
    owner: 'an owner',
    staff: 'staff',
  },
  invitation: {
    title: '{shop} invites you',
    line: '{from} asks you to join the shop on {product} as {role}.',
    someone: 'The shop',
    until: 'The invitation is open for seven days. If you do not know the shop, do nothing.',
    open: 'See the invitation',
    accept: 'Yes, join',
    decline: 'No',
    template:
      "Hello, '{{1}}' invites you to work for the tyre shop '{{2}}' on {product} as '{{3}}'. If you do not know the shop, do nothing.",
    footer: 'You get this because a shop on {product} gave this address to invite you.',
  },
  somebody: 'Somebody',
  accepted: 'You are {role} of {shop} now. Its bookings and messages come here. Write "menu" to see what you can do.',
  declined: 'All right, you do not join {shop}.',
  gone: 'This invitation is not open any more. Please ask the shop for another one.',
  joined: '{who} has joined {shop}',
  declinedIt: '{who} does not join {shop}',
  left: '{who} has left {shop}',
  role_changed: 'You are {role} of {shop} now',
  removed: 'You no longer belong to {shop}',
  template: "News of the people of a shop on {product}: '{{1}}'. You find the members in the shop's dashboard.",
  mailFooter: 'You get this e-mail because you belong to a shop on {product}, or did.',
} as const

/** The weekly question to a shop about its stock. */
export const stockNotices = {
  title: '{hasShop, select, true {Is the stock of {shop} still right?} other {Is your stock still right?}}',
  line: '{count, plural, one {# listing} other {# listings}}, {ago}.',
  listings: '{count} {count, plural, one {listing} other {listings}}',
  confirmed: 'last confirmed {days} days ago',
  neverConfirmed: 'never confirmed',
  yourShop: 'your shop',
  right: 'Stock is right',
  open: 'Open inventory',
  openHere: 'Here you change stock and prices.',
  footer: 'You get this e-mail because you look after the stock of a shop on {product}.',
  template: "Drivers see on {product} that '{{1}}' has '{{2}}', and that the stock was '{{3}}'. Is it still right?",
} as const

/** The morning's message to the people of a shop, and the one on the first of the month. */
export const shopDay = {
  title: '{hasShop, select, true {{shop}, {day}: } other {Today, {day}: }}{count, plural, one {# job} other {# jobs}}',
  job: '{time} {name}: {work}',
  more: 'and {count} more',
  waiting: '{count, plural, one {1 request waits for your answer.} other {# requests wait for your answer.}}',
  yourShop: 'your shop',
  open: 'Bookings today',
  choose: 'Open a job',
  footer: 'You get this e-mail because you switched on the jobs of the day.',
  jobs: '{count} {count, plural, one {job} other {jobs}}',
  template: "Good morning: '{{1}}' has '{{2}}' today: '{{3}}'. Tap below to see them all.",
  monthTitle: '{hasShop, select, true {{shop}: your {month}} other {Your {month}}}',
  monthLine: 'Jobs {count}, {done}, fee {fee}',
  figures: 'All figures',
  monthTemplate: "The month of '{{1}}' at '{{2}}' is over: '{{3}}'. All figures are here: '{{4}}' on your dashboard.",
} as const
