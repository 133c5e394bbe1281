import { parse } from 'csv-parse/sync'

/** The rows of a list, each as one line of its cells without their quotes. */
export const csvLines = (text: string): string[] =>
  parse(text, { bom: true, relax_column_count: true }).map((cells) => cells.join(','))
