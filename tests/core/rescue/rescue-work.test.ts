import { expect, test } from 'vitest'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { rescueWork } from '#core/rules/shops/rescue.ts'

test.each<[offered: ServiceCode[], work: ServiceCode[]]>([
  [['mobile', 'puncture_repair'], ['puncture_repair']],
  [
    ['emergency', 'puncture_repair'],
    ['puncture_repair', 'emergency'],
  ],
  [['road_assistance', 'emergency', 'fitting'], ['road_assistance']],
  [['mobile', 'emergency'], ['emergency']],
  [['mobile', 'fitting'], ['mobile']],
  [['fitting'], []],
])('a shop with %j is asked for %j', (offered, work) => {
  expect(rescueWork(offered)).toEqual(work)
})
