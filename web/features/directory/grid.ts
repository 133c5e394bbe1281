export const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'
