export const knowing = {
  /**
   * National Road Traffic Regulations, 2000 (South Africa), regulation 212: at least 1 mm of tread over the whole
   * breadth and circumference, no cord exposed, nothing that makes the tyre unsafe.
   */
  legal:
    'In South Africa a tyre must show at least 1 mm of tread over its whole breadth and around its whole circumference, with no cord showing and no bulge or deep cut. The bars between the treads are wear indicators (about 1.6 mm): change the tyre when the tread reaches them. In the wet, 3 mm is where grip begins to go.',
  dot: (week: number, year: number, age: number) =>
    `DOT ${String(week).padStart(2, '0')}${String(year).slice(2)} means week ${week} of ${year}: ${age === 0 ? 'less than a year' : age === 1 ? 'one year' : `${age} years`} old. ${
      age >= 10
        ? 'Tyre makers advise to replace any tyre at ten years, the spare too.'
        : age >= 5
          ? 'From five years on, have it looked at once a year; at ten years replace it whatever the tread.'
          : 'That is fine: makers advise a yearly look from five years on and replacing at ten.'
    }`,
  notADot: (digits: string) =>
    `${digits} is no date of manufacture that has been: the last four digits of the DOT code are week and year, such as 2319 for week 23 of 2019.`,
  service: (index: number, kg: number, symbol: string, kmh: number) =>
    `${index}${symbol}: load index ${index} carries ${kg} kg a tyre, speed rating ${symbol} is good for ${kmh} km/h. Never fit less than the sticker in the driver's door says.`,
  size: (code: string, width: number, aspect: number, rim: number) =>
    `${code}: ${width} mm wide, a sidewall of ${aspect} % of that, on a ${rim} inch rim.`,
  trucks: 'I look for tyres of cars, bakkies, vans and trailers. For truck and bus sizes, please call a shop.',
  same: 'Those are the same size, written differently.',
  compared: (a: string, b: string, percent: number, rims: boolean) =>
    `No: ${b} is not the same as ${a}. It rolls ${Math.abs(percent).toFixed(1)} % ${percent >= 0 ? 'further' : 'less'} per turn, ${
      Math.abs(percent) <= 3
        ? `which is within the usual 3 %.${rims ? ' But it needs other rims.' : ' It may fit where the rim width, the load index and the speed rating suit.'}`
        : 'which is beyond the usual 3 %: the speedometer would be wrong and it may rub.'
    } Ask the fitter before you change sizes.`,
}
