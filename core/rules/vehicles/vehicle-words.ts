import { plainText } from '../people/plain-text.ts'
import { maskWords } from '../understanding/mask-words.ts'
import { restOfName } from '../understanding/name-words.ts'

/** What somebody called a car. */
export type NamedVehicle = { make?: string | undefined; model?: string | undefined; year?: number | undefined }

const MAX_WORDS = 4
/** 'Huracan', 'X-Trail', 'CX-5', '3': as models are called. */
const modelWord = /^(?=[\p{L}\d])[\p{L}\d.+-]{1,14}$/u

/**
 * What may be kept of a car that we do not know, by nobody: its make, if there is such a make, its model if it is
 * called like one, and its year. Words that may be somebody's name, number or plate are no car. Undefined without
 * a make.
 */
export function vehicleWords(
  { make, model, year }: NamedVehicle,
  isMake: (name: string) => boolean,
): { make: string; model?: string; year?: number } | undefined {
  if (!make || !isMake(make.trim().toLowerCase())) return undefined
  const words = (model ?? '').trim().split(/\s+/).filter(Boolean)
  const said = words.join(' ')
  const isModel =
    said !== '' &&
    words.length <= MAX_WORDS &&
    words.every((word) => modelWord.test(word) && !restOfName.has(word.toLowerCase())) &&
    maskWords(said.toLowerCase()) === said.toLowerCase()
  return { make: make.trim(), ...(isModel && { model: said }), ...(year !== undefined && { year }) }
}

/** Makers of cars and light lorries anywhere, in lower case: what somebody calls a car begins with one of them. */
export const carMakers: ReadonlySet<string> = new Set(
  `abarth|acura|alfa|alfa-romeo|alfa romeo|alpina|alpine|ashok leyland|aston martin|audi|austin|avatr|baic|bajaj|bentley|bmw|borgward|brilliance|bugatti|buick|byd|cadillac|cam|changan|chana
|changhe|chery|chevrolet|chrysler|citroen|citroën|cupra|dacia|daewoo|daf|daihatsu|datsun|deepal|denza|dfm|dfsk|dodge|dongfeng|donkervoort|ds|eicher|exeed|faw|ferrari|fiat|fisker|ford|foton|freightliner
|fuso|gac|geely|genesis|geo|gmc|golden journey|gonow|great wall|gwm|hafei|haima|haval|hino|holden|honda|hongqi|hummer|hyundai|icaur|ineos|infiniti|international|isuzu|iveco|jac|jaecoo|jaguar|jeep|jetour
|jinbei|jmc|joylong|kia|koenigsegg|ktm|lada|lamborghini|lancia|land rover|landrover|ldv|leapmotor|lepas|lexus|leyland|li auto|lifan|lincoln|lotus|lucid|lynk|lynk & co|mahindra|man|maruti|maserati
|maxus|maybach|mazda|mclaren|mercedes|mercedes benz|mercedes-benz|mg|mini|mitsubishi|morgan|morris|nio|nissan|noble|oldsmobile|omoda|opel|pagani|perodua|peugeot|plymouth|polestar|pontiac|porsche
|proton|ram|range rover|renault|rivian|roewe|rolls royce|rolls-royce|rover|saab|samsung|scania|scion|seat|seres|shelby|skoda|škoda|smart|soueast|ssangyong|kgm|subaru|suzuki|tank|tata|tesla|toyota|triumph
|uaz|ud trucks|vauxhall|vinfast|volkswagen|volvo|vw|wuling|xpeng|yugo|zap|zeekr|zotye|zx auto`
    .split(/\||\n/)
    .map((name) => name.trim())
    .filter(Boolean),
)

/** 'Alfa-Romeo  147' and 'alfa romeo 147' are one name. */
export const vehicleKey = (...names: readonly (string | undefined)[]): string =>
  plainText(names.filter(Boolean).join(' '))
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
