/** Turns neighbours of the alphabet, and of the hash, far away from each other on the wheel of colours. */
const GOLDEN = 137.508

function hashOf(name: string): number {
  let hash = 7
  for (const sign of name.toLowerCase()) hash = (hash * 31 + sign.charCodeAt(0)) % 1_000_003
  return hash
}

/** A colour of its own for each name, dark enough for our lettering in both themes. `within` tells apart what is of one name. */
export function ownColour(name: string, within = ''): string {
  const hue = Math.round(hashOf(name) * GOLDEN) % 360
  const turn = within === '' ? 0 : (hashOf(within) % 5) * 9 - 18
  const light = within === '' ? 23 : 19 + (hashOf(within) % 4) * 3
  return `hsl(${(hue + turn + 360) % 360} 38% ${light}%)`
}
