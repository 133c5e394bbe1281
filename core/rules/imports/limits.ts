/** The most that one import of stock takes. Excel files are packed: `unpackedBytes` is what they may become. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  rows: 20_000,
  columns: 50,
  /** Signs of one cell. */
  cell: 500,
  /** Of all cells together. */
  characters: 30 * 1024 * 1024,
} as const
