import { expect, test } from 'vitest'
import { isEmergency } from '#bot/understand/emergency.ts'
import { understand } from '#bot/understand/understand.ts'

test.each([
  'Flat tyre, help',
  'flat tyre',
  'pap wiel!!',
  "ek het 'n pap band op die N3",
  'puncture, stuck on the N1',
  'ive got a flat tyre near Midrand',
  'tyre burst on the highway',
  'my tyre just blew',
  'stranded on the R21 with a burst tyre',
  'stuck on the side of the road',
  'my band het gebars',
  'ek is gestrand langs die N1',
  'langs die pad met n pap wiel help asb',
  'ithayi liphantshile ngicela usizo',
  'isondo liphantshile',
  'ivili lam ligqabhukile',
  'thaere ya ka e phatlohile',
  'lebili le phatlohile thuso',
  'tyre e phantshitse ke eme tseleng',
  'eish my tyre is pap bra im stuck',
  'tyre yam iphantshile ndixingile endleleni',
  'need roadside assistance',
  'blowout on M1',
  'help flat tyre how much to come out',
])('%s: wants help where they are', (words) => expect(isEmergency(words)).toBe(true))

test.each([
  'puncture repair in Sandton',
  'how much to fix a puncture',
  'book a puncture repair friday',
  'i have a puncture where can i go',
  'fix flat tyre near me',
  'can you help with a puncture repair quote',
  'do you have run-flat tyres',
  '225/45R17 run flat',
  'is the flat rate per tyre',
  'I had a flat last week, looking for a new tyre',
  'help',
  'i need help choosing tyres',
  'im stuck choosing a tyre',
  'are these tyres gone?',
  '4 tyres polo vivo',
  'move my booking to friday',
  'waar kan ek n pap band laat regmaak',
  'hoeveel vir n bandherstel',
  'no messages after 8',
  'ngifuna amathayi amasha',
])('%s: does not', (words) => expect(isEmergency(words)).toBe(false))

test.each([
  ['on the n1 heading to pretoria, just past the midrand off ramp', 'Midrand'],
  ['stuck on the N2 going towards durban near umhlanga', 'Umhlanga'],
  ['op die n1 rigting bloemfontein, verby kroonstad', 'Kroonstad'],
  ['stuck close to midrand on the n1, coming from pretoria', 'Midrand'],
  ['flat tyre on the n1 next to midrand, i come from pretoria', 'Midrand'],
  ['on the n1 to pretoria, past midrand', 'Midrand'],
  ['going to cape town', 'Cape Town'],
])('%s: where the road goes is not where they are', (words, place) => {
  const { slots } = understand(words, { now: new Date('2026-11-18T08:00:00Z'), asked: 'where_stuck' })
  expect(slots.place).toBe(place)
})
