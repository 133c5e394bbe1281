import type { Topic } from '#core/rules/notifications/preferences.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What our messages are about, and the channels that they come by. */
export type Update = Topic | 'alerts' | 'email' | 'sms'

/** Kinds of our messages that are to come or not: 'no deals but keep bookings', 'only bookings'. */
export interface Updates {
  on: Update[]
  off: Update[]
  only?: true
}

/** What is said of alerts that stand: 'change my alert', 'all of them', 'alert no 2'. */
export interface AlertWords {
  change?: true
  all?: true
  number?: number
}

/** 'why did you not tell me about deals'. */
export interface Why {
  not: boolean
  about?: Topic
}

const named: readonly [words: string, ...about: Update[]][] = [
  [
    'bookings booking appointments appointment reminders besprekings bespreking afsprake afspraak herinnerings',
    'bookings',
  ],
  ['quotes quote quotations quotation kwotasies kwotasie', 'quotes'],
  [
    'deals deal specials special offers offer sales discounts bargains aanbiedings winskopies spesiale spesiaal afslag',
    'deals',
  ],
  ['marketing newsletter newsletters news bemarking nuus nuusbrief', 'marketing'],
  // A deal alert is an advertisement to the person who gets it.
  [
    'promos promo promotions promotion promotional adverts advert ads ad advertising advertisements spam junk reklame advertensies advertensie',
    'marketing',
    'deals',
  ],
  ['voorraadvraag voorraadvrae', 'stock'],
  ['alerts alarms waarskuwings', 'alerts'],
  ['email emails mail mails epos', 'email'],
  ['sms smses texts', 'sms'],
]
export const updateWords: ReadonlyMap<string, readonly Update[]> = new Map(
  named.flatMap(([words, ...about]) => words.split(' ').map((word): [string, Update[]] => [word, about])),
)

/** Beside 'messages' they mean what shops write. */
export const shopWords = set('shop shops winkel winkels winkelboodskappe')
/** Beside a word for asking they mean the weekly question to shops: 'no stock' alone is an answer to a driver. */
export const stockWords = set('stock voorraad')
export const askingWords = set(
  'question questions ask asking reminder reminders check checks weekly vraag vrae vra herinnering herinnerings weeklikse',
)
/** One booking is no kind of message: 'stop the booking' is about the booking. */
export const oneBooking = set('booking appointment bespreking afspraak reminder')

export const messageWords = set(
  'messages message msgs msg updates update notifications notification notices reminders ones stuff things boodskappe boodskap kennisgewings goed whatsapps',
)

/** Words that say what is to happen to the kinds named behind them, or before 'off' and 'on'. */
export const offWords = set(
  'no not dont never none stop stopping ophou without mute block unsubscribe disable enough sick tired geen moenie nie sonder staak pause pauseer silence snooze genoeg moeg ngingafuni angifuni andifuni musa yeka hayi ungathumeli tlohela',
)
/** These end things, too, so of bookings they mean the messages only if they say so. */
export const endWords = set('stop stopping ophou quit cancel remove delete end kanselleer verwyder skrap')
export const onlyWords = set('only just net slegs kuphela except besides behalwe')
export const keepWords = set('keep keeping continue still enable leave resume restart hou behou steeds hervat')
export const wantWords = set(
  'want send sending tell get getting like need give yes ja wil stuur laat okay ok fine ngifuna',
)
export const switchedOff = set('off af')
export const switchedOn = set('on aan')
/** What turns the word for stopping round: 'don't stop my bookings'. */
export const refusing = set('dont not never moenie musa')
/** Something else may be said of what is named behind them. */
export const joining = set('and en plus')
export const turning = set('but maar kodwa empa , . ; ! ?')

/** Words that say nothing of their own beside these. */
export const fillers = set(
  `please pls plz asb asseblief kindly hi hey hello hallo ok thanks thank you dankie i id im ek me my mine us your the a an any all of or and en die to for from about vir van oor
  more anymore meer again now nou on send sending receive receiving get getting want wanting would like need turn switch put set skakel sit will do can could kan jy u anymore enige tyre tyres band bande
  price prys ontvang kry he graag rather so with met that those these this daardie hierdie other spoor kind type back haal`,
)

/** 'What are my settings'. */
export const settingWords = set('settings setting preferences prefs instellings voorkeure')
export const lookingWords = set(
  'what whats are is show see check change update view open manage how wys verander wat hoe notification message messages whatsapp account vir',
)

export const changeWords = set('change update edit adjust lower raise verander wysig verlaag verhoog')
export const alertWords = set('alert alerts alarm alarms waarskuwing waarskuwings')
export const everyWords = set('all everything both every alles almal albei al')
/** Words that stand between 'alert' and its number. */
export const numberMarks = set('no nr number nommer # .')

/** Words that ask for a person and say nothing of why. */
export const personWords = set(
  `can could may might would like want need to speak talk chat speaking talking with a an the real actual live person human people agent someone somebody anyone consultant operator manager
  admin support helpdesk help desk service customer from your side us you i me my please pls plz now immediately urgently get through put call phone ring contact there is are any complain complaint
  complaining lodge have make about kan ek iemand mens persoon regte praat met wil asb asseblief nou n die ’n klagte kla bel my julle hallo hi hello hey good day morning afternoon thanks ngicela ukukhuluma nomuntu umuntu
  ke kopa bua le motho not bot robot machine`,
)

export const whyWords = set('why y hoekom waarom')
export const tellingWords = set(
  'get got getting receive received receives receiving send sent sending message messages messaging messaged msg msgs tell told notify notified notification this hear gekry kry gestuur stuur boodskap boodskappe gese hierdie dit',
)
export const notWords = set('not dont didnt havent nie never nooit no nothing niks nt arent')
/** 'Why is this tyre so cheap' is no question about our messages. */
export const ofTyres = set('tyre tyres tire tires band bande price prices prys pryse cost')

export const nightWords = set('night nights overnight snags nag sleep ebusuku bosiu')
export const dayWords = set(
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends maandae dinsdae woensdae donderdae vrydae saterdae sondae naweke',
)
export const quietWords = set('quiet stil stilte')
export const anyTimeWords = set('anytime whenever enigetyd')
export const reachingWords = set(
  'message msg whatsapp text contact write me my you can may any time anytime whenever day or night at of enige tyd enigetyd stuur please pls',
)
