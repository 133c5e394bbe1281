/** Every language in which people are spoken to, by its code. */
export * as af from './af/index.ts'
export * as en from './en/index.ts'
