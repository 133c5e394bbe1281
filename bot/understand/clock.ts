/** The instant in the environment variable NOW, for repeatable runs; undefined when it is unset. Throws on nonsense. */
export function nowFromEnvironment(): Date | undefined {
  const written = process.env.NOW
  if (!written) return undefined
  const now = new Date(written)
  if (Number.isNaN(now.getTime())) throw new Error(`NOW is not a date and time: ${written}`)
  return now
}
