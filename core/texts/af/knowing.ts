import type { knowing as english } from '../en/knowing.ts'

export const knowing: typeof english = {
  legal:
    "In Suid-Afrika moet 'n band minstens 1 mm loopvlak oor sy hele breedte en reg rondom hê, sonder dat die koord wys en sonder knoppe of diep snye. Die balkies tussen die loopvlak is slytmerkers (omtrent 1.6 mm): vervang die band as die loopvlak daarby kom. In die nat begin die greep by 3 mm weggaan.",
  dot: (week, year, age) =>
    `DOT ${String(week).padStart(2, '0')}${String(year).slice(2)} beteken week ${week} van ${year}: ${age === 0 ? "minder as 'n jaar" : age === 1 ? 'een jaar' : `${age} jaar`} oud. ${
      age >= 10
        ? 'Bandmakers raai aan om enige band op tien jaar te vervang, die noodband ook.'
        : age >= 5
          ? 'Van vyf jaar af, laat een keer per jaar daarna kyk; op tien jaar vervang dit, maak nie saak hoe die loopvlak lyk nie.'
          : "Dis goed so: makers raai 'n jaarlikse kyk aan van vyf jaar af, en vervang op tien."
    }`,
  notADot: (digits) =>
    `${digits} is nie 'n datum waarop 'n band gemaak is nie: die laaste vier syfers van die DOT-kode is week en jaar, soos 2319 vir week 23 van 2019.`,
  service: (index, kg, symbol, kmh) =>
    `${index}${symbol}: lasindeks ${index} dra ${kg} kg per band, spoedgradering ${symbol} is goed vir ${kmh} km/h. Sit nooit minder aan as wat op die plakker in die bestuurdersdeur staan nie.`,
  size: (code, width, aspect, rim) =>
    `${code}: ${width} mm breed, 'n sywand van ${aspect} % daarvan, op 'n ${rim} duim velling.`,
  trucks:
    "Ek soek bande vir karre, bakkies, panelwaens en sleepwaens. Vir vragmotors en busse, bel asseblief 'n winkel.",
  same: 'Dis dieselfde grootte, net anders geskryf.',
  compared: (a, b, percent, rims) =>
    `Nee: ${b} is nie dieselfde as ${a} nie. Dit rol ${Math.abs(percent).toFixed(1)} % ${percent >= 0 ? 'verder' : 'minder'} per draai, ${
      Math.abs(percent) <= 3
        ? `wat binne die gewone 3 % is.${rims ? ' Maar dit het ander vellings nodig.' : ' Dit kan pas waar die vellingbreedte, die lasindeks en die spoedgradering reg is.'}`
        : 'wat meer as die gewone 3 % is: die spoedmeter sal verkeerd wees en dit kan skuur.'
    } Vra die winkel voor jy van grootte verander.`,
}
