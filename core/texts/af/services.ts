import type { serviceNames as english } from '#core/rules/bookings/service-names.ts'
import type { Keys } from '../sentences.ts'

export const serviceNames = {
  fitting: 'Bande aansit',
  alignment: 'Wielsporing',
  balancing: 'Wielbalansering',
  mobile: 'Mobiele diens',
  emergency: 'Nooddiens',
  run_flat: 'Loopplat-bande',
  tyre_repair: 'Bandherstel',
  puncture_repair: 'Lekherstel',
  valve_replacement: 'Kleppe vervang',
  rotation: 'Bande omruil',
  pressure_check: 'Druk nagaan',
  road_assistance: 'Padhulp',
} as const satisfies Keys<typeof english>
