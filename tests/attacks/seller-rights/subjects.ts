export { analytics } from './analytics.ts'
export { find } from './find.ts'
export { members } from './members.ts'
export { stock } from './stock.ts'
