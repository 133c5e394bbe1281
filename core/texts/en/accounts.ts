/** Mails about the account itself. */
export const accounts = {
  footer: 'You get this because somebody used this address on {product}.',
  verify: {
    title: 'Confirm your e-mail address for {product}',
    lines: [
      'This address was given for an account on {product}. Confirm that it is yours.',
      'The link works once, for {verifyHours} hours, while you are signed in. If it was not you, do nothing.',
    ],
    way: 'Confirm my e-mail address',
  },
  code: {
    title: 'Your code for {product}',
    lines: [
      '{code} confirms that it is you who changes your account. It is valid for {codeMinutes} minutes.',
      'Do not share it with anybody; we never ask for it. If it was not you, sign out everywhere and set a new password.',
    ],
  },
  exists: {
    title: 'You already have an account on {product}',
    lines: [
      'Somebody tried to use this address for an account. It belongs to yours, and nothing has changed.',
      'If it was you, sign in as usual, or set a new password if you forgot it. If it was not you, do nothing.',
    ],
    way: 'Sign in',
  },
  reset: {
    title: 'Set a new password for {product}',
    lines: [
      'Somebody asked for a new password for this address.',
      'The link works once, for {resetMinutes} minutes. If it was not you, do nothing: your password stays as it is.',
    ],
    way: 'Set a new password',
  },
  resetOneOf: {
    title: 'Set a new password for {product}',
    lines: [
      'Somebody asked for a new password for this address. Several accounts name it, and none of them has confirmed it yet.',
      'Follow the link of the account that is yours: the address is then confirmed for that one. Each link works once, for {resetMinutes} minutes. If it was not you, do nothing.',
    ],
    label: 'The account made {at}',
  },
  passwordChanged: {
    title: 'Your password on {product} was changed',
    lines: [
      'Your password was changed just now, and other browsers were signed out.',
      'If it was not you, set a new password at once.',
    ],
    way: 'Set a new password',
  },
  numberChanged: {
    title: 'Your WhatsApp number on {product} was changed',
    lines: [
      'The number that ends in {end} now signs in to your account.',
      'If it was not you, write to us at once by answering this mail.',
    ],
  },
  emailChanged: {
    title: 'Your e-mail address on {product} was changed',
    lines: [
      'Your account now uses {to}. This address no longer signs in.',
      'If it was not you, write to us at once by answering this mail.',
    ],
  },
} as const

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
