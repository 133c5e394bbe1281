/** Whether what is picked on a map stands over it instead of beside or below it. */
export const isNarrow = (): boolean => window.matchMedia('(width < 64rem)').matches
