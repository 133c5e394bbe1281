/** Two beside the map of a wide screen, until there is room for three again. */
export const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 min-[90rem]:max-[110rem]:grid-cols-2'
