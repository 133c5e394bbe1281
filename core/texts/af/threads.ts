import type { threads as threadsInEnglish } from '../en/threads.ts'
import type { Keys } from '../sentences.ts'

export const threads = {
  title: 'jou boodskap',
  askWords: 'Skryf wat jy vir {to} wil sê. Ek gee dit deur soos jy dit skryf.',
  askSupport: '’n Mens van {product} sal jou hier antwoord. Skryf waaroor dit gaan.',
  sent: 'Ek het dit vir {to} deurgegee. Die antwoord kom hier.',
  answered: 'Ek het dit vir {to} deurgegee.',
  answeredWith: 'Ek het dit vir {to} deurgegee: “{words}”',
  supportHas: 'Dankie. Ek het dit aangestuur na iemand van {product}, wat jou hier antwoord:\n“{words}”',
  theyWrote: '{to} het geskryf:\n“{words}”',
  isItFor: 'Moet ek dit vir {to} stuur?\n\n“{words}”',
  orRewrite: 'Moet dit anders lees? Skryf dit net.',
  isFileFor: '{hasWords, select, true {Moet ek dit vir {to} stuur?\n\n“{words}”} other {Moet ek dit vir {to} stuur?}}',
  whichForFile: 'Of noem ’n winkel waarheen ek dit moet stuur.',
  send: 'Stuur dit',
  dontSend: 'Nee',
  notSent: 'Goed, ek het dit nie gestuur nie.',
  youTalk:
    'Jy praat nou met {to}: wat jy skryf, gaan na hulle. Om na my terug te kom, tik die knoppie of stuur *menu*.',
  youTalkToUs: 'Jy praat met my, die bot van {product}. Om aan ’n winkel te skryf, stuur "vra", die naam en jou vraag.',
  backToUs: 'Terug na {product}',
  talkOver: 'Jy praat weer met my. Wat kan ek vir jou doen?',
  forUs: 'Ek het gedink dit is vir my en het dit nie vir {to} gestuur nie. Jy praat weer met my.',
  sendToThem: 'Stuur dit vir hulle',
  whoseYes: 'Is “{words}” vir {to}? Tik dan die knoppie. As dit vir my is, antwoord my vraag nog een keer.',
  proposalWaits:
    'Ek het dit vir {to} deurgegee. Die tyd wat {shop} vir jou bespreking voorstel, wag nog vir jou antwoord:',
  whichOf: 'Vir wie is dit?\n\n“{words}”',
  whichOfShops: 'Vir watter winkel wil jy skryf?',
  /** Before the words of somebody who is late are read back. */
  late: {
    today: 'Jou bespreking by {shop} is op {time}.',
    ahead: 'Jou bespreking by {shop} is eers op {time}, wat nie vandag is nie. Ek kan hulle nogtans sê.',
    noTime: 'Jou bespreking by {shop} het nog geen tyd nie.',
    none: 'Jy het geen bespreking wat nog kom nie, so daar is niemand om te sê nie. As jy op pad is na ’n winkel, stuur "vra", sy naam en jou woorde.',
  },
  nothingWaits: 'Hier wag nie meer ’n boodskap vir jou nie.',
  noneSo:
    'Ek kry geen gesprek {reference} onder hierdie nommer nie. Maak asseblief die skakel oop wat jy daarvoor gekry het, of stuur "vra" en die winkel se naam.',
  claimed:
    'Dankie. Die antwoorde in hierdie gesprek kom van nou af hier na jou toe. Dit staan ook op die webwerf: {page}',
  gone: 'Hierdie gesprek is nie meer daar nie.',
  tooLong: 'Dit is langer as {most} karakters. Maak dit asseblief korter.',
  onlyWords: 'Ek kan net woorde deurgee. Skryf dit asseblief.',
  whichShop: 'Aan watter winkel wil jy skryf? Stuur die naam.',
  noShop: 'Ek ken geen winkel met die naam {name} nie. Kyk asseblief na die naam, of stuur "winkels naby my".',
  us: '{product}',
  theCustomer: 'die kliënt',
  closedByUs: 'Ons het hierdie gesprek gesluit. As dit nog nie opgelos is nie, skryf hier, dan is dit weer oop.',
  decided: {
    acted: 'Dankie dat jy ons vertel het. Ons het daarna gekyk en opgetree.',
    dismissed: 'Dankie dat jy ons vertel het. Ons het daarna gekyk en niks gevind wat teen ons reëls is nie.',
    blocked: {
      subject: 'Jy is geblokkeer',
      words:
        'Jy kan nie meer deur {product} aan winkels skryf of bespreek nie. Die rede: {reason}. Wat jy bespreek het, bly staan. As jy dink dit is ’n fout, antwoord in hierdie gesprek.',
    },
    unblocked: {
      subject: 'Jy is nie meer geblokkeer nie',
      words: 'Jy kan weer deur {product} aan winkels skryf en bespreek.',
    },
    reviewHidden: {
      subject: 'Jou resensie is versteek',
      words:
        'Jou resensie van {shop} word nie meer gewys nie. Die rede: {hidden}. As jy dink dit is ’n fout, antwoord in hierdie gesprek.',
    },
  },
  review: {
    title: 'jou resensie',
    stars: 'Hoe was dit by {shop}? Kies 1 tot 5 sterre.',
    choose: 'Sterre',
    star: '{count} {count, plural, one {ster} other {sterre}}',
    comment: 'Dankie! Wil jy ’n paar woorde vir ander bestuurders byvoeg?',
    skip: 'Geen woorde',
    noHalves: 'Daar is nie halwe sterre nie. Is dit die een daaronder of die een daarbo?',
    yourWords: 'Dankie! Mag ander bestuurders dit saam daarmee lees?\n\n“{words}”\n\nOf skryf ander woorde.',
    useThem: 'Ja, publiseer dit',
    done: 'Dankie, jou resensie staan nou by die winkel.',
    closed: 'Hierdie bespreking kan nie beoordeel word nie: dit is reeds gedoen, of die werk is nog nie klaar nie.',
  },
  reasons: {
    spam: 'gemors of reklame',
    fraud: 'bedrog',
    abuse: 'beledigings of dreigemente',
    wrong_person: 'boodskappe wat nie bedoel was vir wie dit gekry het nie',
    private: '’n resensie wat iemand of hulle besonderhede noem',
    untrue: '’n resensie wat nie oor ’n besoek aan die winkel gaan nie',
    other: 'ons reëls is nie nagekom nie',
  },
  hidden: {
    abuse: 'beledigings of dreigemente',
    private: 'dit noem iemand of hulle besonderhede',
    untrue: 'dit gaan nie oor ’n besoek aan hierdie winkel nie',
    advertising: 'gemors of reklame',
    other: 'ons reëls is nie nagekom nie',
  },
} as const satisfies Keys<typeof threadsInEnglish>
