/** Each pattern matches behind the one before. One pattern with `.*` in it would search anew from every beginning. */
export function isInOrder(text: string, ...patterns: readonly RegExp[]): boolean {
  let rest = text
  for (const pattern of patterns) {
    const match = pattern.exec(rest)
    if (!match) return false
    rest = rest.slice(match.index + match[0].length)
  }
  return true
}
