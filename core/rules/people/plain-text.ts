const dashes = '‐‑‒–—―−﹘﹣－'
const replaced = new Map<string, string>([
  ...[...dashes].map((dash): [string, string] => [dash, '-']),
  ...[...'×✕✖⨯'].map((times): [string, string] => [times, 'x']),
  ...[...'“”„″〃'].map((quote): [string, string] => [quote, '"']),
  ...[...'‘’‚′`´ʼ'].map((quote): [string, string] => [quote, "'"]),
  ...[...'⁄∕'].map((slash): [string, string] => [slash, '/']),
  // Letters of a Cyrillic keyboard that stand in sizes: 205х55 Р16С.
  ...(['хx', 'Хx', 'рr', 'Рr', 'сc', 'Сc'] as const).map(([cyrillic = '', latin = '']): [string, string] => [
    cyrillic,
    latin,
  ]),
])

function plainCharacter(character: string): string {
  const known = replaced.get(character)
  if (known) return known
  const code = character.charCodeAt(0)
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase()
  if (code >= 0xd800 && code <= 0xdfff) return character
  const base = character.normalize('NFD').charAt(0).toLowerCase()
  if (/\s/.test(base)) return ' '
  return base.length === 1 ? base : character
}

const seen = new Map<string, string>()

/**
 * Lower case, without accents, with one kind of dash, quote, times sign and blank.
 * Every character stays one character, so positions in the plain text are positions in what was written.
 */
export function plainText(text: string): string {
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const character = text.charAt(at)
    if (code >= 65 && code <= 90) plain += String.fromCharCode(code + 32)
    else if (code < 32) plain += ' '
    else if (code < 128 && code !== 96) plain += character
    else {
      let made = seen.get(character)
      if (made === undefined) {
        made = plainCharacter(character)
        if (seen.size < 4096) seen.set(character, made)
      }
      plain += made
    }
  }
  return plain
}
