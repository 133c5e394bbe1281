const named =
  /\b(?:for|vir)\s+(?:my|a|an|the|our|die|'?n|ons)\s+(\p{L}[\p{L}\d-]{2,20})((?:\s+(?!in\b|at\b|near\b|by\b)[\p{L}\d-]{1,15}){0,3})/iu
const year = /\b(?:19[6-9]\d|20[0-4]\d)\b/

/** A car that is in no table, if its year stands beside it: 'for my Lamborghini Huracan 2020'. */
export function unknownCar(words: string): { make: string; model?: string; year: number } | undefined {
  const [, make = '', rest = ''] = named.exec(words) ?? []
  const from = year.exec(words)?.[0]
  if (!make || !from) return undefined
  const model = rest.replace(from, '').trim()
  return {
    make: capital(make),
    ...(model ? { model: model.split(/\s+/).map(capital).join(' ') } : {}),
    year: Number(from),
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
