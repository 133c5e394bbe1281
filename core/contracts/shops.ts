import { z } from 'zod'

export const BusinessStatus = z.enum(['pending', 'active', 'inactive', 'blocked', 'unpublished'])
export type BusinessStatus = z.infer<typeof BusinessStatus>

/** The role of a member: owners manage members, keys, fee and profile; staff does the day's work. */
export const ShopRole = z.enum(['owner', 'staff'])
export type ShopRole = z.infer<typeof ShopRole>

/** How people pay at a shop; core/rules/shops/payment-ways.ts names each. */
export const PaymentWay = z.enum(['card', 'cash', 'eft', 'instalments', 'fleet_card', 'account'])
export type PaymentWay = z.infer<typeof PaymentWay>

/** The service catalogue; core/texts names each service for people. */
export const ServiceCode = z.enum([
  'fitting',
  'alignment',
  'balancing',
  'mobile',
  'emergency',
  'run_flat',
  'tyre_repair',
  'puncture_repair',
  'valve_replacement',
  'rotation',
  'pressure_check',
  'road_assistance',
])
export type ServiceCode = z.infer<typeof ServiceCode>
