import { describe, expect, test } from 'vitest'
import { hearYesNo, saysOnlyLater } from '#bot/understand/answers.ts'

describe('a yes in own words', () => {
  test.each([
    ...['Yebo baba', 'yebo, kulungile', 'ngiyavuma mfethu', 'kuhle kakhulu', 'Ewe ke', 'ewe enkosi bhuti', 'ndiyavuma'],
    ...[
      'ewe yenza njalo',
      'kulungile qhubeka',
      'masikwenze',
      'siyavuma',
      'yebo impela',
      'Eweee',
      'ewe please go ahead',
    ],
    ...['ee rra', 'go siame mma', 'ke a dumela', 'ee, go siame', 'tswelela pele', 'e e', 'go ntse jalo', 'ee sharp'],
    ...['e hle', 'ho lokile ntate', 'ke dumetse', 'ho jwalo', 'e etse hle', 're a dumela', 'ke nnete', 'tswela pele'],
    ...['ja yebo', 'yebo sure', 'akunankinga', 'ha ho bothata', 'ewe, ku right', 'ndiyayifuna'],
  ])('%s', (words) => expect(hearYesNo(words)).toBe('yes'))
})

describe('a no in own words', () => {
  test.each([
    ...['cha ngiyabonga', 'chabo baba', 'angifuni', 'cha angiyifuni', 'angisafuni ke', 'akunjalo', 'yekela'],
    ...['hayi ke', 'hayi enkosi', 'andifuni', 'hayi andiyifuni', 'andivumi', 'hayi bo', 'ayikho right'],
    ...['nnyaa rra', 'nnyaa ga ke batle', 'ga ke sa batla', 'ga ke dumele', 'tlogela', 'ga go jalo', 'Nnyaaa'],
    ...['tjhe ntate', 'ha ke batle', 'ha ke e batle hle', 'tlohela', 'aowa ke a leboga', 'hayi not now', 'cha thanks'],
  ])('%s', (words) => expect(hearYesNo(words)).toBe('no'))
})

describe('a later in own words', () => {
  test.each([
    'kamuva',
    'kamva ke',
    'ngisacabanga',
    'ndisacinga',
    'linda kancane',
    'ke sa nahana',
    'ke tla boa',
    'ema pele',
  ])('%s', (words) => {
    expect(saysOnlyLater(words)).toBe(true)
    expect(hearYesNo(words)).toBeUndefined()
  })
})

describe('what is none of them', () => {
  test.each([
    ...['ewe kodwa ngoLwesihlanu', 'yebo, malini?', 'ee mme ka moso', 'cha ngoMgqibelo', 'hayi eyesibini'],
    ...['ewe hayi', 'ke batla tse pedi', 'ngifuna amathayi', 'ndifuna amavili amabini', 'yebo linda', 'dumela', 'molo'],
    ...[
      'ke a leboga',
      'ngiyabonga',
      'enkosi bhuti',
      'please',
      'mama',
      'ke',
      'eng',
      'ema',
      'no problem later',
      'musa ukuvala',
    ],
    ...['enza ngo 10', 'yenza ibe mbili', 'sharp kodwa', 'is it', 'e kae', 'ga go na thaere e'],
  ])('%s', (words) => expect(hearYesNo(words)).toBeUndefined())
})
