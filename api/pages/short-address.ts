/** What an address may say in its own words, and how much of it: as much as the forms that write it take. */
const longest: Readonly<Record<string, number>> = {
  size: 60,
  other: 60,
  make: 60,
  model: 60,
  variant: 120,
  year: 10,
  place: 80,
  search: 100,
}
const NAME_OF_BRAND = 40

/** The path as it was asked for. One that begins with two slashes, of either kind, would count as another host. */
export const ownAddress = (asked: string): string => asked.replace(/^[/\\]+/, '/')

/** The address with its words cut to what a page has room for; undefined if none is too long. */
export function shorterAddress(address: string): string | undefined {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const parts = new URLSearchParams(query)
  let isCut = false
  for (const [name, words] of [...parts]) {
    const shorter = name === 'brand' ? shorterList(words) : words.slice(0, longest[name] ?? words.length)
    if (shorter === words) continue
    parts.set(name, shorter)
    isCut = true
  }
  return isCut ? `${path}?${parts}` : undefined
}

const shorterList = (names: string): string =>
  names
    .split(',')
    .map((name) => name.slice(0, NAME_OF_BRAND))
    .join(',')
