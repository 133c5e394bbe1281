import { DRIVER_PHONE, SECOND_SHOP_PHONE, SHOP_PHONE } from '#tests/dialogues/givens.ts'
/** Everybody who may stand in a definition of a screen, with the name that the phone says. */
export const people = {
  driver: { phone: DRIVER_PHONE, name: 'Thandi Nkosi' },
  driver2: { phone: '+27831112202', name: 'Kim Naidoo' },
  driver3: { phone: '+27841112203', name: 'Sipho Dlamini' },
  driver4: { phone: '+27761112204', name: 'Kim van Wyk' },
  driver5: { phone: '+27731112205', name: 'Johan Botha' },
  shop: { phone: SHOP_PHONE, name: 'Counter' },
  shop2: { phone: SECOND_SHOP_PHONE, name: 'Counter' },
  shop3: { phone: '+27115550202', name: 'Counter' },
} as const

export type Who = keyof typeof people
export const everybody = Object.keys(people) as Who[]
export const isPerson = (word: string): word is Who => Object.hasOwn(people, word)
