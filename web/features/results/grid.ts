export const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4'
