/** isiZulu and isiXhosa count in the class of the thing: amathayi amabili, iithayara ezimbini, imali emithathu. */
function nguniCounts(): Record<string, number> {
  const inClass = {
    ma: { bili: 2, bini: 2, thathu: 3, ne: 4, hlanu: 5 },
    zi: { mbili: 2, mbini: 2, ntathu: 3, ne: 4, nhlanu: 5, ntlanu: 5 },
    mi: { bili: 2, bini: 2, thathu: 3, hlanu: 5 },
    ba: { bili: 2, bini: 2, thathu: 3, hlanu: 5 },
  }
  const opens = { ma: 'a', zi: 'e', mi: 'e', ba: 'a' }
  return Object.fromEntries(
    (['ma', 'zi', 'mi', 'ba'] as const).flatMap((prefix) =>
      Object.entries(inClass[prefix]).flatMap(([stem, count]) =>
        ['', opens[prefix]].map((open): [string, number] => [`${open}${prefix}${stem}`, count]),
      ),
    ),
  )
}

/** Number words up to twelve in every language, by plain spelling. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    een: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vyf: 5,
    ses: 6,
    sewe: 7,
    agt: 8,
    nege: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    elilodwa: 1,
    lilodwa: 1,
    ayodwa: 1,
    elinye: 1,
    linye: 1,
    yinye: 1,
    nngwe: 1,
    pedi: 2,
    mabedi: 2,
    babedi: 2,
    ambili: 2,
    tharo: 3,
    mararo: 3,
    bararo: 3,
    nne: 4,
    hlano: 5,
    tlhano: 5,
    ...nguniCounts(),
  }),
)

const ofTyres = /^(?:a?ma(?:bili|bini|thathu|ne|hlanu)|ambili|e?zi(?:mbini|mbili|ne|ntathu|n[ht]lanu)|mabedi|mararo)$/

/** A number in the class of amathayi, iithayara and mabidi counts those; hours have other prefixes. */
export const agreesWithTyres = (word: string): boolean => ofTyres.test(word)

/** isiZulu and isiXhosa put the thing before the number: eyesibili, owokuqala, elesithathu. */
const nguniOrdinals: readonly [string, number][] = (
  [
    ['kuqala', 1],
    ['sibili', 2],
    ['sibini', 2],
    ['sithathu', 3],
    ['sine', 4],
    ['sihlanu', 5],
    ['gcina', -1],
    ['gqibela', -1],
  ] as const
).flatMap(([stem, index]) => {
  const middles = stem.startsWith('g')
    ? ['yoku', 'loku', 'woku', 'koku']
    : stem === 'kuqala'
      ? ['yo', 'lo', 'wo', 'ko']
      : ['ye', 'le', 'we', 'kwe']
  return middles
    .flatMap((middle) => ['', 'e', 'o'].map((prefix) => `${prefix}${middle}${stem}`))
    .filter((word) => !/^l?olwe|^lwe/.test(word))
    .map((word): [string, number] => [word, index])
})

export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    last: -1,
    bottom: -1,
    eerste: 1,
    tweede: 2,
    derde: 3,
    vierde: 4,
    vyfde: 5,
    sesde: 6,
    laaste: -1,
    onderste: -1,
    pele: 1,
    mathomo: 1,
    ntlha: 1,
    bobedi: 2,
    boraro: 3,
    bone: 4,
    bohlano: 5,
    qetello: -1,
    mafelelo: -1,
  }),
  ...nguniOrdinals,
])

/** Those that point at something without a word beside them. */
export const pointingOrdinals: readonly string[] = nguniOrdinals.map(([word]) => word)

/** Hundreds and thousands in words: 'two thousand', 'fifteen hundred', 'duisend'. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['honderd', 100],
  ['thousand', 1000],
  ['duisend', 1000],
  ['grand', 1000],
  ['gees', 1000],
  ['inkulungwane', 1000],
  ['thousands', 1000],
])

export const bigNumberWords: ReadonlyMap<string, number> = new Map([
  ...numberWords,
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
  ['dertien', 13],
  ['veertien', 14],
  ['vyftien', 15],
  ['sestien', 16],
  ['sewentien', 17],
  ['agtien', 18],
  ['negentien', 19],
  ['twintig', 20],
])
