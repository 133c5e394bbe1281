/** Reads what people type where a size stands. Few addresses hold more than a size's code, so it is fetched when one does. */
export { readAskedTyres } from '#core/rules/tyres/asked-tyres.ts'
export { parseTyreSize, scanSizes } from '#core/rules/tyres/tyre-size.ts'
