import type { serviceNames as english } from '../en/services.ts'

export const serviceNames: typeof english = {
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
}
