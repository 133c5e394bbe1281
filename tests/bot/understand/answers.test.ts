import { describe, expect, it } from 'vitest'
import {
  hearChoice,
  hearCommand,
  hearDate,
  hearName,
  hearQuantity,
  hearTime,
  hearYesNo,
  pointsOnly,
} from '#bot/understand/answers.ts'
import { now } from './messages.ts'

const clock = { now }

describe('which day', () => {
  it.each([
    ['today', '2026-11-18'],
    ['vandag', '2026-11-18'],
    ['namhlanje', '2026-11-18'],
    ['now', '2026-11-18'],
    ['tomorrow', '2026-11-19'],
    ['2moro', '2026-11-19'],
    ['tmrw pls', '2026-11-19'],
    ['môre', '2026-11-19'],
    ['more', '2026-11-19'],
    ['more oggend vroeg', '2026-11-19'],
    ['more 9 uur', '2026-11-19'],
    ['more om 9:30', '2026-11-19'],
    ['kusasa', '2026-11-19'],
    ['ngomso', '2026-11-19'],
    ['hosane', '2026-11-19'],
    ['day after tomorrow', '2026-11-20'],
    ['oormôre', '2026-11-20'],
    ['friday', '2026-11-20'],
    ['Vrydag', '2026-11-20'],
    ['ngoLwesihlanu', '2026-11-20'],
    ['labohlano', '2026-11-20'],
    ['fri', '2026-11-20'],
    ['sat', '2026-11-21'],
    ['this saturday', '2026-11-21'],
    ['ngoMgqibelo', '2026-11-21'],
    ['next saturday', '2026-11-28'],
    ['next tuesday', '2026-11-24'],
    ['tuesday next week', '2026-11-24'],
    ['volgende dinsdag', '2026-11-24'],
    ['wednesday', '2026-11-25'],
    ['the 23rd', '2026-11-23'],
    ['die 23ste', '2026-11-23'],
    ['23', '2026-11-23'],
    ['the 5th', '2026-12-05'],
    ['25 nov', '2026-11-25'],
    ['nov 25', '2026-11-25'],
    ['3 desember', '2026-12-03'],
    ['3 jan', '2027-01-03'],
    ['1/12/2026', '2026-12-01'],
    ['1/12', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['1-12-26', '2026-12-01'],
    ['month end', '2026-11-30'],
    ['in 3 days', '2026-11-21'],
    ['oor 2 dae', '2026-11-20'],
    ['not friday, saturday', '2026-11-21'],
    ['mon the 23rd', '2026-11-23'],
  ])('%s', (text, day) => {
    expect(hearDate(text, clock)).toBe(day)
  })

  it.each(['maybe', '31/02/2026', 'black friday', 'R1500', ''])('%s names no day', (text) => {
    expect(hearDate(text, clock)).toBeUndefined()
  })

  it('counts days where the person is', () => {
    expect(hearDate('tomorrow', { now: new Date('2026-11-18T22:30:00Z') })).toBe('2026-11-20')
  })
})

describe('at what time', () => {
  it.each([
    ['10h30', '10:30'],
    ['10:30', '10:30'],
    ['7:45', '07:45'],
    ['14h00', '14:00'],
    ['9am', '09:00'],
    ['3pm', '15:00'],
    ['3 pm', '15:00'],
    ['9uur', '09:00'],
    ['2uur', '14:00'],
    ['half past 8', '08:30'],
    ['half 10', '10:30'],
    ['halftien', '09:30'],
    ['half agt', '07:30'],
    ['quarter to 9', '08:45'],
    ['kwart oor 8', '08:15'],
    ['10 past 9', '09:10'],
    ['4ish', '16:00'],
    ['round 4ish', '16:00'],
    ['ngo-9 ekuseni', '09:00'],
    ['at 11', '11:00'],
    ['om 10', '10:00'],
    ['8 in the morning', '08:00'],
    ['3 in die middag', '15:00'],
    ['noon', '12:00'],
    ['11 oclock', '11:00'],
    ["9 o'clock", '09:00'],
    ['0800', '08:00'],
    ['9', '09:00'],
    ['3', '15:00'],
    ['ten', '10:00'],
    ['08:00', '08:00'],
  ])('%s', (text, time) => {
    expect(hearTime(text, { ...clock, asked: true })).toBe(time)
  })

  it('takes a bare number only when asked', () => {
    expect(hearTime('9', clock)).toBeUndefined()
    expect(hearTime('tomorrow 9', clock)).toBe('09:00')
    expect(hearTime('25:00', { ...clock, asked: true })).toBeUndefined()
  })
})

describe('which one', () => {
  it.each([
    ['2', 2],
    ['the second one', 2],
    ['number 3', 3],
    ['#4', 4],
    ['option 1 please', 1],
    ['die tweede een', 2],
    ['2nd one', 2],
    ['first', 1],
    ['eerste', 1],
    ["i'll take 3", 3],
    ['the last one', -1],
    ['laaste', -1],
    ['that one', 1],
    ['one', 1],
    ['book 2', 2],
  ])('%s', (text, index) => {
    expect(hearChoice(text)).toBe(index)
  })

  it.each(['michelin', 'saturday', 'none of them', '', '205/55R16'])('%s is no choice', (text) => {
    expect(hearChoice(text)).toBeUndefined()
  })
})

describe('pointing', () => {
  it.each([
    ['that one', true],
    ["I'll take that one please", true],
    ['daardie een', true],
    ['the second one', false],
    ['2', false],
    ['that shop', false],
  ])('%s: %s', (text, points) => {
    expect(pointsOnly(text)).toBe(points)
  })
})

describe('yes and no', () => {
  it.each([
    'yes',
    'Yep',
    'ja',
    'yebo',
    'ok',
    'sharp',
    'ewe',
    'yes please',
    'ja asseblief',
    '👍',
    'ok thanks',
    'Y',
    'yes that is right',
    'sho',
  ])('%s is yes', (text) => {
    expect(hearYesNo(text)).toBe('yes')
  })
  it.each(['no', 'nee', 'cha', 'aikona', 'nope', 'nee dankie', 'no thanks', 'hayi', 'tjhe', '👎'])(
    '%s is no',
    (text) => {
      expect(hearYesNo(text)).toBe('no')
    },
  )
  it.each(['no, friday', 'yes but later', 'maybe', 'yesterday', ''])('%s says more or nothing', (text) => {
    expect(hearYesNo(text)).toBeUndefined()
  })
})

describe('commands', () => {
  it.each([
    ['back', 'back'],
    ['terug', 'back'],
    ['menu', 'menu'],
    ['Main menu please', 'menu'],
    ['cancel', 'cancel'],
    ['kanselleer', 'cancel'],
    ['never mind', 'cancel'],
    ['start over', 'start over'],
    ['begin oor', 'start over'],
    ['STOP', 'stop'],
  ])('%s', (text, command) => {
    expect(hearCommand(text)).toBe(command)
  })
  it.each(['cancel my booking', 'back tyres', 'stop the alert', 'hi'])('%s is more than a command', (text) => {
    expect(hearCommand(text)).toBeUndefined()
  })
})

describe('how many and who', () => {
  it.each([
    ['4', 4],
    ['four', 4],
    ['just 2', 2],
    ['vier', 4],
    ['2 please', 2],
    ['4 tyres', 4],
    ['x4', 4],
    ['all four', 4],
    ['a pair', 2],
    ['amabili', 2],
    ['a full set', 4],
  ])('%s', (text, quantity) => {
    expect(hearQuantity(text)).toBe(quantity)
  })
  it.each(['0', '400', 'many', ''])('%s is no count', (text) => {
    expect(hearQuantity(text)).toBeUndefined()
  })

  it.each([
    ['my name is Thandi Nkosi', 'Thandi Nkosi'],
    ['Nomvula Dlamini-Zulu is my name', 'Nomvula Dlamini-Zulu'],
    ['Piet Botha is my naam', 'Piet Botha'],
    ['ek is Pieter', 'Pieter'],
    ["I'm Sipho", 'Sipho'],
    ['thandi', 'Thandi'],
    ["it's Lerato Mokoena please", 'Lerato Mokoena'],
    ['igama lami nguSipho', 'Sipho'],
    ['Anne-Marie van der Merwe', 'Anne-Marie van der Merwe'],
  ])('%s', (text, name) => {
    expect(hearName(text)).toBe(name)
  })
  it.each(['0821234567', '???', ''])('%s is no name', (text) => {
    expect(hearName(text)).toBeUndefined()
  })
})

describe('a name as it is typed', () => {
  it.each([
    ['Kevin Smith', 'Kevin Smith'],
    ['Kenneth', 'Kenneth'],
    ['Imran', 'Imran'],
    ['Keitumetse', 'Keitumetse'],
    ['Opperman', 'Opperman'],
    ['Ngubane', 'Ngubane'],
    ['Putuma', 'Putuma'],
    ['yes piet', 'Piet'],
    ['put it under Gert', 'Gert'],
    ['for my wife Nomsa', 'Nomsa'],
    ['igama lami nguSipho', 'Sipho'],
    ['No, Sarah', 'Sarah'],
  ])('%s is %s', (text, name) => expect(hearName(text)).toBe(name))
})
