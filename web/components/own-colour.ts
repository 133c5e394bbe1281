/** A colour of its own for each name, dark enough for our lettering in both themes. */
export function ownColour(name: string): string {
  let hue = 0
  for (const sign of name.toLowerCase()) hue = (hue * 31 + sign.charCodeAt(0)) % 360
  return `hsl(${hue} 26% 21%)`
}
