import type { ChangeShopServices, OfferedService } from '#core/contracts/forms/shop-services.ts'
import type { OwnServices } from '#core/contracts/seller/shop-profile.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'

/** A service as it is typed: amounts in rand and minutes as words. */
export type TypedService = {
  service: ServiceCode
  price: string
  minutes: string
  /** For 1, 2, 3 and 4 tyres; empty words mean that the minutes above hold. */
  byQuantity: string[]
  chargedWithFitting: boolean
}
export type TypedServices = {
  services: TypedService[]
  callOut: string
  radius: string
  specialties: string
  serviceArea: string
}

export const QUANTITIES = [1, 2, 3, 4] as const

const randOf = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
const wordsOf = (number: number | null): string => (number === null ? '' : String(number))

export const typedOf = (own: OwnServices): TypedServices => ({
  services: own.services.map(({ service, priceCents, minutes, minutesByQuantity, chargedWithFitting }) => ({
    service,
    price: randOf(priceCents),
    minutes: wordsOf(minutes),
    byQuantity: QUANTITIES.map((count) => wordsOf(minutesByQuantity?.[count - 1] ?? null)),
    chargedWithFitting,
  })),
  callOut: randOf(own.callOutCents),
  radius: wordsOf(own.serviceRadiusKm),
  specialties: own.specialties.join(', '),
  serviceArea: own.serviceArea.join(', '),
})

export const newService = (service: ServiceCode): TypedService => ({
  service,
  price: '',
  minutes: '',
  byQuantity: QUANTITIES.map(() => ''),
  chargedWithFitting: false,
})

const amount = /^\d{1,5}(?:[.,]\d{1,2})?$/
const whole = /^\d{1,3}$/

/** Cents of '80' or '80,50'; null of nothing; undefined if it is no price. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.replace(/\s|^R/g, '')
  if (text === '') return null
  return amount.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : undefined
}

const numberOf = (typed: string, least: number, most: number): number | null | undefined => {
  const text = typed.trim()
  if (text === '') return null
  const number = Number(text)
  return whole.test(text) && number >= least && number <= most ? number : undefined
}

export const priceProblem = (typed: string): string | undefined =>
  centsOf(typed) === undefined ? 'Please enter a price in rand' : undefined
export const minutesProblem = (typed: string): string | undefined =>
  numberOf(typed, 5, 480) === undefined ? 'From 5 to 480 minutes' : undefined
export const radiusProblem = (typed: string): string | undefined =>
  numberOf(typed, 1, 500) === undefined ? 'From 1 to 500 km' : undefined

/** All of the four, or none. */
export function byQuantityProblem(typed: readonly string[]): string | undefined {
  const named = typed.filter((one) => one.trim() !== '')
  if (named.length === 0) return undefined
  if (named.length < typed.length) return 'Please enter the minutes for each number of tyres, or for none'
  return typed.map(minutesProblem).find(Boolean)
}

/** Words with commas between them. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** What is sent; undefined while something typed cannot be understood. */
export function bodyOf(typed: TypedServices): ChangeShopServices | undefined {
  const services = typed.services.map(offeredOf)
  const [callOutCents, serviceRadiusKm] = [centsOf(typed.callOut), numberOf(typed.radius, 1, 500)]
  if (callOutCents === undefined || serviceRadiusKm === undefined) return undefined
  const whole = services.filter((one) => one !== undefined)
  if (whole.length < services.length) return undefined
  const { specialties, serviceArea } = typed
  return {
    services: whole,
    callOutCents,
    serviceRadiusKm,
    specialties: wordsIn(specialties),
    serviceArea: wordsIn(serviceArea),
  }
}

function offeredOf({
  service,
  price,
  minutes,
  byQuantity,
  chargedWithFitting,
}: TypedService): OfferedService | undefined {
  const priceCents = centsOf(price)
  const number = numberOf(minutes, 5, 480)
  if (priceCents === undefined || number === undefined || byQuantityProblem(byQuantity)) return undefined
  const named = byQuantity.map(Number)
  return {
    service,
    priceCents,
    minutes: number,
    minutesByQuantity: byQuantity.every((one) => one.trim() === '') ? null : named,
    chargedWithFitting: chargedWithFitting && priceCents !== null,
  }
}
