/** Number words up to twelve in every language, by plain spelling. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
    een: 1, twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6, sewe: 7, agt: 8, nege: 9, tien: 10, elf: 11, twaalf: 12,
    ayodwa: 1, amabili: 2, amathathu: 3, amane: 4, amahlanu: 5, mabili: 2, mathathu: 3, mane: 4, ambili: 2, amabilli: 2,
    amabini: 2, mabini: 2, ezimbini: 2, ezine: 4, ezintathu: 3, ezimbili: 2, amahlanuu: 5,
    mabedi: 2, mararo: 3, tharo: 3, pedi: 2, nne: 4, hlano: 5, mane4: 4,
  }).filter(([word]) => /^[a-z]+$/.test(word)),
)

export const ordinalWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, last: -1,
    eerste: 1, tweede: 2, derde: 3, vierde: 4, vyfde: 5, sesde: 6, laaste: -1,
    yokuqala: 1, eyokuqala: 1, okokuqala: 1, lokuqala: 1, elokuqala: 1, yesibili: 2, eyesibili: 2, okwesibili: 2, elesibili: 2, lesibili: 2,
    yesithathu: 3, eyesithathu: 3, elesithathu: 3, yesine: 4, eyesine: 4, elesine: 4, yokugcina: -1, eyokugcina: -1, elokugcina: -1, yesibini: 2, eyesibini: 2,
    yokugqibela: -1, pele: 1, bobedi: 2, boraro: 3, bone: 4, qetello: -1,
  }),
)

/** Hundreds and thousands in words: 'two thousand', 'fifteen hundred', 'duisend'. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ['hundred', 100], ['honderd', 100], ['thousand', 1000], ['duisend', 1000], ['grand', 1000], ['gees', 1000], ['inkulungwane', 1000], ['thousands', 1000],
])

export const bigNumberWords: ReadonlyMap<string, number> = new Map([
  ...numberWords,
  ['thirteen', 13], ['fourteen', 14], ['fifteen', 15], ['sixteen', 16], ['seventeen', 17], ['eighteen', 18], ['nineteen', 19], ['twenty', 20],
  ['dertien', 13], ['veertien', 14], ['vyftien', 15], ['sestien', 16], ['sewentien', 17], ['agtien', 18], ['negentien', 19], ['twintig', 20],
])
