/** Named days with month and day, as people write them; those that move with Easter count days from Easter Sunday. */
const fixed: readonly [month: number, day: number, names: string][] = [
  [1, 1, "new years day|new year's day|nuwejaarsdag|nuwejaar"],
  [3, 21, 'human rights day|menseregtedag'],
  [4, 27, 'freedom day|vryheidsdag'],
  [5, 1, "workers day|worker's day|labour day|werkersdag|may day"],
  [6, 16, 'youth day|jeugdag|june 16th'],
  [8, 9, "womens day|women's day|vrouedag"],
  [9, 24, 'heritage day|erfenisdag|braai day'],
  [12, 16, 'day of reconciliation|reconciliation day|versoeningsdag|geloftedag|dingaans day'],
  [12, 24, 'christmas eve|xmas eve|oukersaand|kersaand'],
  [12, 25, 'christmas day|xmas day|kersdag|christmas|xmas|krismis|krismes|kersfees|ukhisimusi'],
  [12, 26, 'boxing day|day of goodwill|goodwill day|welwillendheidsdag|tweede kersdag'],
  [12, 31, "new years eve|new year's eve|oujaarsaand|oujaar|oukersaand|old years eve"],
]
const aroundEaster: readonly [days: number, names: string][] = [
  [-2, 'good friday|goeie vrydag'],
  [0, 'easter sunday|paassondag'],
  [1, 'family day|gesinsdag|easter monday|paasmaandag'],
]

export const holidayNames: ReadonlyMap<string, { month: number; day: number } | { easter: number }> = new Map<
  string,
  { month: number; day: number } | { easter: number }
>([
  ...fixed.flatMap(([month, day, names]) => names.split('|').map((name) => [name, { month, day }] as const)),
  ...aroundEaster.flatMap(([easter, names]) => names.split('|').map((name) => [name, { easter }] as const)),
])

const units = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const others =
  `tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`.split(' ')
const afrikaans =
  'eerste tweede derde vierde vyfde sesde sewende agtste negende tiende elfde twaalfde dertiende veertiende vyftiende sestiende sewentiende agtiende negentiende twintigste'.split(
    ' ',
  )

/** 'first' to 'thirty first' and 'eerste' to 'twintigste': days of a month in words. */
export const dayOrdinals: ReadonlyMap<string, number> = new Map([
  ...[...units, ...others, 'twentieth'].map((word, at): [string, number] => [word, at + 1]),
  ...units.map((word, at): [string, number] => [`twenty ${word}`, at + 21]),
  ['thirtieth', 30],
  ['thirty first', 31],
  ...afrikaans.map((word, at): [string, number] => [word, at + 1]),
  ['dertigste', 30],
])
