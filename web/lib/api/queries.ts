/** A path of the API with those of the values that are there. */
export function pathWith(path: string, values: Record<string, string | number | null | undefined>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
