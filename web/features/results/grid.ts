export const grid = 'grid gap-3 md:grid-cols-2 md:gap-4'
