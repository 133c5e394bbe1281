type Place = { address: string; suburb?: string | null; city: string; province: string }

/** On one line; what the street address says already is not said again. */
export const addressLine = ({ address, suburb, city, province }: Place): string =>
  [address, ...[suburb, city, province].filter((part) => part && !address.includes(part))].filter(Boolean).join(', ')
