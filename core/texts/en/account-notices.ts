/** What begins a conversation about an account; WhatsApp approves these words. */
export const accountNotices = {
  welcome:
    'Hello {name}, your account on {product} is ready. When you need tyres, write the size or your car to us here, for example 205/55R16 in Randburg.',
  changed:
    'Your account on {product} was changed just now: {what}. If it was not you, write “talk to a person” to us here at once.',
  changes: {
    email: 'its e-mail address',
    number: 'its WhatsApp number',
  },
  test: {
    title: 'This is a test',
    line: 'You asked for it in your notification preferences: notices reach you here.',
    footer: 'You get this e-mail because you asked {product} for a test.',
    template: 'This is the test of your notifications that you asked for on {product}. They reach you here.',
  },
  code: "*'{{1}}'* is your verification code. For your security, do not share this code.",
  copyCode: 'Copy code',
} as const
