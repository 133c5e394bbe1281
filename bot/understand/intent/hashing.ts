/** A part of a feature's name, with its number. */
export interface Piece {
  name: string
  hash: number
}

/** A name as a number of 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return hash
}

export const piece = (name: string): Piece => ({ name, hash: hashOf(name) })

/** One number for one thing and another behind it: order counts. */
export function joined(one: number, other: number): number {
  const mixed = Math.imul(one ^ (one >>> 15) ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

const BITS = 24

/** The number of a feature. Two features have the same once in sixteen million. */
export function idOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  return (mixed ^ (mixed >>> 15)) & (2 ** BITS - 1)
}
