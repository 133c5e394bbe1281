import type { Sentences } from '../sentences.ts'

export const faq = ({ faq: s }: Sentences) => ({
  ...s,
  dot: (week: number, year: number, age: number) =>
    s.dot({
      digits: `${String(week).padStart(2, '0')}${String(year).slice(2)}`,
      week,
      year,
      age,
      advice: age >= 10 ? 'replace' : age >= 5 ? 'look' : 'none',
    }),
  service: (index: number, kg: number, symbol: string, kmh: number) => s.service({ index, symbol, kg, kmh }),
  size: (code: string, width: number, aspect: number, rim: number) => s.size({ code, width, aspect, rim }),
  compared: (a: string, b: string, percent: number, rims: boolean) =>
    s.compared({
      a,
      b,
      percent: Math.abs(percent).toFixed(1),
      further: percent >= 0,
      suits: Math.abs(percent) > 3 ? 'no' : rims ? 'otherRims' : 'maybe',
    }),
})

/** Plain facts about tyres; core/rules/tyres/facts.ts has the source of each. */
export const facts = ({ facts: s, faq }: Sentences) => ({
  ...s,
  legal_tread: faq.legal,
  trucks: faq.trucks,
})
