import { brand } from '#core/rules/brand.ts'

/** What a message is made of, where it is not words that we understand. */
export type Sort =
  | 'words'
  | 'photo'
  | 'voice'
  | 'video'
  | 'document'
  | 'sticker'
  | 'contact'
  | 'location'
  | 'reaction'
  | 'unreadable'

export type DataHeld = {
  email: string | undefined
  bookings: number
  alerts: number
  url: string | undefined
  page: string
}

export const common = {
  welcome: (name: string | undefined) =>
    `Hi${name ? ` ${name}` : ''}, this is ${brand.name}. I find tyres at shops near you, compare fully fitted prices and book the fitting.\n\nSend me a size (205/55R16), your car (Polo Vivo 2019), or both with a place: 4 x 205/55R16 in Sandton under R2 500.`,
  hello: 'Hello! I am still here.',
  menuBody: 'What would you like to do?',
  menuButton: 'Menu',
  goOn: 'Go on',
  menuOpen: 'Choose',
  findTyres: 'Find tyres',
  findTyresHint: 'By size or by vehicle',
  deals: 'Deals near me',
  dealsHint: 'Tyres on special now',
  shopsNear: 'Shops near me',
  shopsNearHint: 'Hours, services, directions',
  myBookings: 'My bookings',
  myBookingsHint: 'See, change or cancel',
  help: 'How does this work?',
  helpHint: 'What I can do for you',
  helpText: `I search the stock of tyre shops around South Africa.\n\n• Send a size: 205/55R16, 195R15C or 31x10.5R15\n• Or your vehicle: Hilux 2018, Polo Vivo 2019\n• Add what matters: 4 tyres, Michelin, under R2 000, in Randburg, run-flat\n• Pick one and book a fitting; the shop answers here\n• "deals", "shops near me" and "my bookings" work any time\n• "tell me when 205/55R16 goes under R1 300": I watch prices for you; "my alerts" lists them\n• "back", "menu", "cancel" and "start over" work everywhere\n• "STOP" ends all messages\n\n${brand.name} is a marketplace: it sells nothing and takes no money. You pay the shop.`,
  notUnderstood: {
    words: 'Sorry, I did not get that.',
    photo: 'I cannot read photos. Please type the size from the sidewall, such as 205/55R16.',
    voice: 'I cannot listen to voice notes. Please type what you need, such as 205/55R16 in Sandton.',
    video: 'I cannot watch videos. Please type what you need, such as 205/55R16 in Sandton.',
    document: 'I cannot read documents. Please type the size, such as 205/55R16.',
    sticker: 'Nice one! To find tyres, type a size or your car.',
    contact: 'I cannot use contact cards. Please type what you need.',
    location: 'I could not use that location.',
    reaction: '',
    unreadable: 'I cannot read that kind of message. Please type what you need.',
  } satisfies Record<Sort, string>,
  decent:
    'I am sorry that this is frustrating. I am an automatic assistant for tyres: send a size or your car and I look at once, or write "talk to a person".',
  danger:
    'If somebody is hurt or in danger, call now: 112 from any cell phone, 10177 for an ambulance, 10111 for the police. I can only help with tyres; once you are safe, write "flat tyre" and I find help nearby.',
  onlyTyres: 'I only do tyres and fitting. Send a size (205/55R16) or your car (Polo Vivo 2019) to begin.',
  manySizes: 'I see several sizes in there. Which one should I look for?',
  oldChoice: 'That choice belongs to an earlier question.',
  ourFault: 'Sorry, something went wrong on our side with your last message. Please send it again.',
  botStopped: (url: string) =>
    `We are mending something in this chat. Your message is kept, and I answer it as soon as the chat works again. Everything works on the website: ${url}`,
  botStoppedAtShop: (url: string) =>
    `We are mending something in this chat. What you wrote is kept, and I act on it as soon as the chat works again. If a customer waits, answer in your console: ${url}`,
  notRead:
    'Sorry, something went wrong on our side and I could not read your last message. Please write it in other words, or choose from the menu.',
  allRight: 'All right. Send a tyre size or your car whenever you need something.',
  stopped: 'All right, stopped.',
  takeYourTime: 'Take your time. I am here when you come back.',
  nothingToCancel: 'There is nothing to cancel.',
  backTo: (what: string) => `Back to ${what}.`,
  /** The open question in one line, by what is asked: said after an answer beside it. */
  openQuestion: {
    size: 'Which size or car is it?',
    vehicle: 'Which car is it?',
    place: 'Where are you?',
    results: 'Which one would you like?',
    offer: 'Shall I book it?',
    service: 'What should they do?',
    day: 'Which day suits you?',
    time: 'Which time suits you?',
    how: 'Will you wait there or drop the car off?',
    address: 'At which address should they come?',
    name: 'Which name is the booking for?',
    notes: 'What should the shop know?',
    quantity: 'How many tyres?',
    summary: 'Shall I send the request?',
    bookings: 'Which booking do you mean?',
    cancel_sure: 'Shall I cancel it?',
    move: 'To which day and time should it move?',
    alert_price: 'Up to which price?',
    alerts: 'Which alert do you mean?',
    shops: 'Which shop would you like?',
    message_words: 'What should I tell them?',
    message_sure: 'Shall I send it?',
    review: 'How many stars?',
    where_stuck: 'Where are you?',
    sign_in_sure: 'Is it you who signs in?',
    requests: 'Which request do you mean?',
    request: 'What is your answer to the request?',
    new_time: 'Which day and time can you offer?',
    sure: 'Shall I do it?',
  } as Partial<Record<string, string>>,
  comesNext: (what: string) => `After that: ${what}.`,
  waits: (what: string) => `I keep ${what} for you: "go on" brings it back.`,
  nothingToGoOn: 'Nothing is waiting to be finished. Send a tyre size or your car to begin.',
  understoodSo: (parts: string[]) => `I understood: ${parts.join(', ')}.`,
  unseen: 'I cannot look at pictures or files yet, so I go by your words.',
  whatWithIt: 'What should I do with it? Send a tyre size or your car, or "my bookings".',
  whichReading: 'Which of the two do you mean?',
  /** What somebody may want, as a button names it. */
  readings: {
    search_size: 'Find tyres',
    search_vehicle: 'Find tyres',
    quote_request: 'Ask for quotes',
    deals: 'Deals near me',
    shops_nearby: 'Shops near me',
    book: 'Book a fitting',
    my_bookings: 'My bookings',
    alert_create: 'Watch a price',
    alert_list: 'My alerts',
    message_shop: 'Write to the shop',
    tell_customer: 'Tell the customer',
    ask_offer: 'Ask about an offer',
    ask_shop: 'Ask about a shop',
    ask_tyres: 'Ask about tyres',
    human: 'Talk to a person',
    preferences: 'My settings',
    shop_day: 'Our bookings',
    shop_stock: 'Our stock',
    shop_hours: 'Our hours',
  } as Partial<Record<string, string>>,
  stillNot: 'I still do not get it. A person can help you, or we go on here.',
  talkToPerson: 'Talk to a person',
  stopWhich: 'Shall I stop all messages to you, or only deals?',
  nothingStopped: 'Nothing is stopped: I go on writing to you as before.',
  stopAll: 'All messages',
  stopDeals: 'Only deals',
  stopNothing: 'Stop nothing',
  returnSure: 'Shall I send you messages again?',
  returnYes: 'Yes, write to me',
  yourData: 'what we keep about you',
  dataWanted:
    'Do you want to see what we keep about you, and how all of it is erased? Nothing is erased by that alone.',
  dataShow: 'Yes, show me',
  dataHeld: ({ email, bookings, alerts, url, page }: DataHeld) =>
    [
      `*What we keep about you*\n• your number, name and settings${email ? `, and ${email}` : ''}\n• bookings: ${bookings}, alerts: ${alerts}\n• the words of this chat for a year, and searches for half a year`,
      url
        ? `*To erase all of it*, sign in with this link, open your profile and choose “Delete my account”:\n${url}\nIt works once, for 10 minutes; do not pass it on.`
        : '*To erase all of it*, use the latest sign-in link that I sent you, open your profile and choose “Delete my account”.',
      'Open bookings are cancelled then. Shops keep theirs without your name, and the law asks us to keep your yes and no to messages.',
      `If you cannot do it there, write “talk to a person” and they erase it for you. STOP only ends messages. Your rights and the Information Regulator: ${page}`,
    ].join('\n\n'),
  thanks: 'It is a pleasure. Drive safely!',
  leftAlready: 'You will get no more messages from us. Send START when you want them again.',
  welcomeBack: 'Good to have you back. You will get messages from us again.',
  noticed: 'I answer in English. Write "Afrikaans" if you prefer it.',
  inLanguage: 'All right, in English from now on.',
  yes: 'Yes',
  no: 'No',
  whereTo: (place: string) => `You are near ${place}. What do you need there?`,
  placeNoted: (place: string) => `I will remember that you are near ${place}.`,
  dealEnded: 'That deal has ended. This is what the tyre costs now:',
  registerShop:
    'Good to have you! Register your shop on our website. It takes a few minutes; we look at every application.',
  registerButton: 'Register my shop',
  noSuchCode: (code: string) => `I know no tyre with the code ${code}. It may have been sold.`,
}
