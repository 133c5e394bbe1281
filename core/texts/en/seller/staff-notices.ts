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
