/** Signing in, from the chat and with codes. */
export const auth = {
  signingIn: 'signing in',
  code: '*{code}* is your {product} code. It is valid for {codeMinutes} minutes. Do not share it with anybody; we never ask for it.',
  link: 'Open this link to sign in on the website:\n{url}\n\nIt works once, for {linkMinutes} minutes. Do not pass it on: it opens your account.',
  tooManyLinks: 'You have asked for a few links within the hour. Use the latest one, or ask again later.',
  signInWanted:
    'Do you want to sign in on the website? If you mean the code of a tyre or a booking, just type the code itself.',
  signInNow: 'Sign me in',
  signedOut: 'You are signed out on the website, in every browser.',
  notSignedIn: 'You are not signed in on the website anywhere.',
  onlyYours:
    'I have signed nobody in. Say yes only if the page with this code is open in front of you, on your own phone or computer, and you opened it yourself. If somebody asked you to send it, phoned you or sent you a code, it is a trick: tap “It was not me”.',
  isItYou: {
    question:
      '{purpose, select, sign_up {Somebody wants to open an account on {product} with your number} other {Somebody wants to be signed in to {product} as you}}: {device}, {hasNetwork, select, true {from the network {network}} other {from an unknown place}}.\n\nIs that you, and do you have this browser in front of you? If somebody asked you to send this message, it is a trick: tap “It was not me”.',
    on: ' on ',
    unknownBrowser: 'an unknown browser',
  },
  signMeIn: 'Yes, sign me in',
  numberConfirmed:
    'Your number is confirmed. Go back to the website to go on.\n\nThe browser that shows the code is being signed in. If that was not you, tap below, today or tomorrow.',
  noAccountYet:
    'Your number is confirmed, but there is no account with it yet, so nobody was signed in. You can open one on the website.',
  openAccount: 'Open an account',
  notMe: 'It was not me',
  undone:
    'All right: nobody stays signed in with that. Every browser that was signed in since is signed out, and a password, e-mail address or number that was set since is taken back. Nobody at our side ever asks you to send a code.',
  nothingToUndo: 'Nothing has been opened with your number of late.',
  codeUnknown: 'I do not know this code any more. Please ask for a new one on the website.',
  page: {
    title: 'Sign in to {product}',
    opening: 'Looking at your link …',
    withoutScript: 'This page needs JavaScript. Please switch it on and open the link again.',
    body: 'This signs you in with the WhatsApp number that ends in {end}.',
    bodyWithoutNumber: 'This signs you in with your WhatsApp account.',
    button: 'Sign in',
    goneTitle: 'This link does not work any more',
    gone: 'It has been used, or it is older than {linkMinutes} minutes. Write “log me in” to us on WhatsApp and you get a new one.',
    busyTitle: 'One moment, please',
    busy: 'There were too many tries from your connection. Please try again later.',
    strangeTitle: 'Please open the link again',
    strange: 'The button was not pressed on our own page. Open the link from the chat and press it there.',
    toChat: 'Open WhatsApp',
  },
} as const
