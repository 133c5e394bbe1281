/** From Monday, which is 1, to Sunday, which is 7. Stems, since isiZulu and isiXhosa put prefixes before them. */
const weekdayNames: readonly string[] = [
  'monday mon mondays maandag msombuluko mvulo mantaha mosupologo mosopologo mandag umsombuluko umvulo mondei mosombuluko musombuluko mantaga',
  'tuesday tue tues tuesdays tuesd dinsdag lwesibili olwesibili lwesibini labobedi dinsdae tuesday tusday ulwesibili ulwesibini ngolwesibili',
  'wednesday wed weds wednesdays wednes woensdag lwesithathu olwesithathu laboraro wensday wendsday wednsday ulwesithathu woensdae ngolwesithathu',
  'thursday thu thur thurs thursdays donderdag lwesine olwesine labone thusday thirsday thrusday ulwesine donderdae ngolwesine donderd',
  'friday fri fridays frid vrydag lwesihlanu olwesihlanu labohlano labotlhano vrydae frieday ulwesihlanu ngolwesihlanu vry',
  'saturday sat sats saturdays saterdag mgqibelo umgqibelo moqebelo matlhatso saterdae satday saturaday mokibelo ngomgqibelo satur saturdy',
  'sunday sun sundays sondag so sonto cawe cawa sontaha latshipi sunda sondae isonto ngesonto sondaga tshipi ngecawe ngecawa',
]

/** 'Eyangomsombuluko', the one of Monday. */
const possessives = [
  '',
  ...['ya', 'eya', 'wa', 'owa', 'la', 'ela', 'sa', 'esa', 'za', 'eza'].map((prefix) => `${prefix}ngo`),
]
const isNguni = /^(?:msombuluko|mvulo|lwesi[a-z]+|mgqibelo)$/

/** In Afrikaans a part of the day may stand behind the day in one word: saterdagoggend. */
const partsBehind = ['', 'oggend', 'middag', 'namiddag', 'aand']

export const weekdays: ReadonlyMap<string, number> = new Map(
  weekdayNames.flatMap((names, day) =>
    names
      .split(' ')
      .flatMap((name) => (/(?:dag|dae)$/.test(name) ? partsBehind.map((part) => name + part) : [name]))
      .flatMap((name) => (isNguni.test(name) ? possessives.map((prefix) => prefix + name) : [name]))
      .map((name): [string, number] => [name, day + 1]),
  ),
)

/** Short names that are other words as well: believed only with a time, a preposition or alone. */
export const doubtfulWeekdays: ReadonlySet<string> = new Set([
  'sun',
  'sat',
  'so',
  'wed',
  'mon',
  'vry',
  'sats',
  'tshipi',
  'isonto',
])

/** Days from today. */
export const relativeDays: ReadonlyMap<string, number> = new Map(
  Object.entries({
    today: 0,
    tdy: 0,
    '2day': 0,
    todays: 0,
    tday: 0,
    vandag: 0,
    vanday: 0,
    namhlanje: 0,
    namuhla: 0,
    kajeno: 0,
    gompieno: 0,
    lehono: 0,
    namhla: 0,
    tonight: 0,
    '2nite': 0,
    '2night': 0,
    tonite: 0,
    vanmiddag: 0,
    vanmore: 0,
    vanoggend: 0,
    vanaand: 0,
    namhlane: 0,
    jeno: 0,
    tomorrow: 1,
    tomorrows: 1,
    tmrw: 1,
    tmr: 1,
    tomoz: 1,
    tomoro: 1,
    tomorow: 1,
    tommorow: 1,
    tommorrow: 1,
    tommorw: 1,
    tomorro: 1,
    tomorw: 1,
    tmrow: 1,
    tmorrow: 1,
    tmoro: 1,
    tomo: 1,
    tom: 1,
    tmw: 1,
    '2moro': 1,
    '2morrow': 1,
    '2mrw': 1,
    '2morow': 1,
    '2moz': 1,
    '2mro': 1,
    '2mrow': 1,
    moro: 1,
    moreoggend: 1,
    moremiddag: 1,
    moreaand: 1,
    kusasa: 1,
    kwakusasa: 1,
    ngomso: 1,
    ngomsomso: 1,
    hosane: 1,
    hosasa: 1,
    kamoso: 1,
    gosasa: 1,
    ngokusasa: 1,
    bosasa: 1,
    overmorrow: 2,
    oormore: 2,
    ngomhlomunye: 2,
    kwangomhlomunye: 2,
    ngomhlomnye: 2,
    kamosonyana: 2,
  }),
)

export const months: ReadonlyMap<string, number> = new Map(
  [
    'jan january januarie januari ujanuwari janu',
    'feb february februarie febr ufebhuwari feburary',
    'mar march maart umashi mrt',
    'apr april uepreli aprl',
    'may mei umeyi',
    'jun june junie ujuni',
    'jul july julie ujulayi',
    'aug august augustus uagasti',
    'sep sept september useptemba spt',
    'oct october okt oktober uokthoba',
    'nov november unovemba novemb',
    'dec december des desember udisemba decem',
  ].flatMap((names, month) => names.split(' ').map((name): [string, number] => [name, month + 1])),
)
