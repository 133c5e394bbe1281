/**
 * What to do beside the road, in the chat and on the website. The triangle: National Road Traffic Regulations, 2000,
 * regulation 214, at least 45 m behind the vehicle.
 */
export const roadsideAdvice = [
  'Hazard lights on, and off the road as far left as you can, also on a flat tyre',
  'Warning triangle 45 m or more behind the car',
  'On a freeway everybody out on the left side, behind the barrier, away from traffic; elsewhere stay in the locked car if it feels unsafe',
  'Change no wheel beside moving traffic',
] as const

/** Numbers that answer everywhere in the country. */
export const emergencyNumbers = [
  { number: '112', who: 'from any mobile' },
  { number: '10111', who: 'police' },
  { number: '10177', who: 'ambulance' },
] as const
