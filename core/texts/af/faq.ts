import type { facts as factsInEnglish, faq as faqInEnglish } from '../en/faq.ts'
import type { Keys } from '../sentences.ts'

export const faq = {
  legal:
    "In Suid-Afrika moet 'n band minstens 1 mm loopvlak oor sy hele breedte en reg rondom hê, sonder dat die koord wys en sonder knoppe of diep snye. Die balkies tussen die loopvlak is slytmerkers (omtrent 1.6 mm): vervang die band as die loopvlak daarby kom. In die nat begin die greep by 3 mm weggaan.",
  dot: "DOT {digits} beteken week {week} van {year}: {age, plural, =0 {minder as 'n jaar} one {een jaar} other {# jaar}} oud. {advice, select, replace {Bandmakers raai aan om enige band op tien jaar te vervang, die noodband ook.} look {Van vyf jaar af, laat een keer per jaar daarna kyk; op tien jaar vervang dit, maak nie saak hoe die loopvlak lyk nie.} other {Dis goed so: makers raai 'n jaarlikse kyk aan van vyf jaar af, en vervang op tien.}}",
  notADot:
    "{digits} is nie 'n datum waarop 'n band gemaak is nie: die laaste vier syfers van die DOT-kode is week en jaar, soos 2319 vir week 23 van 2019.",
  service:
    '{index}{symbol}: lasindeks {index} dra {kg} kg per band, spoedgradering {symbol} is goed vir {kmh} km/h. Sit nooit minder aan as wat op die plakker in die bestuurdersdeur staan nie.',
  size: "{code}: {width} mm breed, 'n sywand van {aspect} % daarvan, op 'n {rim} duim velling.",
  trucks:
    "Ek soek bande vir karre, bakkies, panelwaens en sleepwaens. Vir vragmotors en busse, bel asseblief 'n winkel.",
  same: 'Dis dieselfde grootte, net anders geskryf.',
  compared:
    'Nee: {b} is nie dieselfde as {a} nie. Dit rol {percent} % {further, select, true {verder} other {minder}} per draai, {suits, select, no {wat meer as die gewone 3 % is: die spoedmeter sal verkeerd wees en dit kan skuur.} otherRims {wat binne die gewone 3 % is. Maar dit het ander vellings nodig.} other {wat binne die gewone 3 % is. Dit kan pas waar die vellingbreedte, die lasindeks en die spoedgradering reg is.}} Vra die winkel voor jy van grootte verander.',
} as const satisfies Keys<typeof faqInEnglish>

export const facts = {
  where_size:
    'Die grootte staan op die sywand van die band in verhewe letters, soos 205/55R16 91V. Wat jou kar nodig het, staan op die plakker in die bestuurdersdeur, in die brandstofklap of in die handboek.',
  size_meaning:
    "205/55R16 91V: 205 mm breed, 'n sywand wat 55 % daarvan hoog is, R vir radiaal, vir 'n velling van 16 duim; 91 is die lasindeks (615 kg per band) en V die spoedsimbool (240 km/h).",
  load_speed:
    'Die nommer agter die grootte is die lasindeks (hoeveel kilogram een band dra), die letter is die spoedsimbool (hoe vinnig hy mag ry). Hoër as op die plakker is goed, laer nooit. Stuur vir my een, soos 91V, en ek lees dit.',
  ply: "'Ply rating' (6PR, 8PR, 10PR) is 'n sterkteklas, nie die aantal lae nie: 6PR is load range C, 8PR is D, 10PR is E. Die lasindeks sê dit in kilogram: vergelyk dit, en vat minstens wat op die plakker staan.",
  commercial:
    "C agter die grootte beteken kommersieel: 'n sterker band vir panelwaens, bakkies en taxi's, met hoër druk. Die twee lasnommers (104/102) is vir enkel- en dubbelwiele. 'n Voertuig wat met C-bande gekom het, mag nie karbande kry nie.",
  extra_load:
    "XL ('extra load', versterk) dra meer as dieselfde grootte daarsonder, met hoër druk. As die plakker XL of daardie lasindeks vra, sit niks minder aan nie.",
  run_flat:
    "'n Run-flat het stywe sywande: sonder lug ry hy nog tot 80 km teen hoogstens 80 km/h, daarom moet die kar 'n drukwaarskuwing hê. Hulle ry harder. Oorskakel na gewone bande beteken al vier en 'n noodwiel; moenie die twee soorte meng nie.",
  when_replace:
    "Vervang 'n band as die loopvlak by die balkies in die groewe kom (omtrent 1.6 mm; onder 1 mm is teen die wet), as koord wys, by 'n knop of diep sny, en op tien jaar, maak nie saak hoe die loopvlak lyk nie.",
  tyre_life:
    'Niemand kan kilometers belowe nie: las, paaie, druk, belyning en bestuur besluit. Hou die balkies in die groewe dop (omtrent 1.6 mm): as die loopvlak daarby kom, is dit tyd.',
  age: "Rubber verouder ook sonder gebruik. Laat elke jaar na 'n band kyk van vyf jaar af en vervang hom op tien, die noodband ook; vroeër as die sywande kraak. Die laaste vier syfers van die DOT-kode is week en jaar.",
  dot: 'Die DOT-kode op die sywand eindig met vier syfers, week en jaar: 2319 is week 23 van 2019. Stuur joune en ek sê hoe oud hy is.',
  second_hand:
    "'n Tweedehandse band mag net verkoop en gery word solank hy aan die wet voldoen: loopvlak oral bo die slytmerkers, geen koord, knop of diep sny nie; een wat nie voldoen nie, is afval en moet vernietig word. Kyk na die DOT-datum, skewe slytasie en herstelwerk aan die binnekant, van die velling af. As jy dit nie kan nagaan nie, los hom.",
  retread:
    "Goeie versoolde bande is wettig met hulle wettige loopvlak; hulle is gewoon op vragmotors en sleepwaens. Bande met nuut gesnyde groewe is verbode op wiele van kargrootte (hieldeursnee tot 430 mm). Vir 'n kar of vol taxi sou ek eers 'n winkel vra.",
  mixing:
    "Albei bande op een as moet dieselfde wees: grootte, maak, loopvlak en omtrent dieselfde slytasie. 'n Ander maak op die ander as mag. Moet nooit radiaal met kruislaag, of run-flat met gewoon meng nie.",
  two_or_four:
    'Twee is reg as hulle op dieselfde as kom en by die ander twee pas in grootte, las en spoed; die nuwer paar gaan gewoonlik agter, waar dit die kar stabiel hou. Party vierwielaangedrewe karre moet al vier eenders hê: sien die handboek.',
  rotation:
    'Ruil omtrent elke 8 000 tot 10 000 km om, of soos die handboek sê, sodat al vier eenders slyt. Bande met rigting bly aan hulle kant; verskillende groottes voor en agter kan nie geruil word nie.',
  alignment:
    "Die wet vra dit nie, maar dis wys met nuwe bande, ná 'n harde slaggat of werk aan die vering, en as die kar trek of 'n band aan een kant slyt: verkeerde belyning verniel nuwe bande gou.",
  pulling:
    "Kyk eers na die druk. As hy dan nog na een kant trek, is dit meestal die belyning; dit kan 'n verslete band, 'n rem of die vering wees. 'n Winkel wat belyning doen, kan sien watter een.",
  vibration:
    "'n Stuurwiel wat teen spoed bewe, is meestal 'n wiel uit balans; ook 'n krom velling, 'n knop in 'n band of verslete vering. Laat gou kyk, dadelik as 'n band 'n knop wys.",
  balancing:
    'Elke band wat aangesit word, moet gebalanseer word: anders bewe die wiel teen spoed, en band en vering slyt. Dis ook nodig as die stuurwiel begin bewe.',
  uneven_wear:
    'Verslyt aan die binne- of buitekant: belyning of vering. In die middel: te veel lug. Aan albei kante: te min. In kolle: balansering of skokbrekers. Maak die oorsaak reg voor jy nuwe bande aansit.',
  puncture:
    "'n Gat van tot 6 mm in die loopvlak kan herstel word, van binne met die band van die velling af ('n sampioenprop). Nooit in die sywand of skouer nie, ook nie as hy pap gery is nie. 'n Toutjie van buite is net om by die huis te kom; run-flats: vra die winkel.",
  sidewall:
    "'n Knop, bult of diep sny in die sywand kan nie herstel word nie en is teen die wet op die pad: die band kan bars. Ry stadig, sit die noodwiel aan, vervang hom.",
  pressure:
    'Sien die plakker in die bestuurdersdeur of brandstofklap: dit noem die druk vir jou las. Meet koud, een keer per maand, die noodwiel ook. Ek gee self geen syfer nie, want dit hang van die voertuig af.',
  nitrogen:
    "Stikstof lek 'n bietjie stadiger as lug; greep en slytasie bly dieselfde. As jy elke maand die druk nagaan, is lug net so goed, en jy mag stikstof met lug aanvul.",
  tpms: "Meet al die drukke koud teen die plakker en pomp op. As die liggie aanbly, lek 'n band of is 'n sensor foutief: laat kyk daarna. Sensors sit op die klep, so sê vir die winkel.",
  terrain:
    'HT (pad) is stil op teer, AT (alle terreine) is vir teer en grond, MT (modder) is vir modder en klip: harder, slyt gouer en stop langer op nat teer. Meestal teer: HT; half grond: AT.',
  winter:
    "Suid-Afrikaanse paaie het nie winterbande nodig nie; bande vir alle seisoene en somer werk heeljaar. M+S is die maker se woord vir modder en sneeu; die berg met 'n sneeuvlok beteken op sneeu getoets.",
  spare:
    "'n Ruimtebesparende noodwiel is net om by 'n winkel te kom: hoogstens 80 km/h, soos op sy kant staan. 'n Volle noodwiel moet by die ander pas in grootte, las en spoed. Hy verouder ook: vervang hom op tien jaar.",
  safe: "'n Band is reg vir jou kar as grootte, lasindeks en spoed minstens is wat op die plakker in die bestuurdersdeur staan, met wettige loopvlak, sonder knop of sny, en met die regte druk. Sê my wat jou pla: ouderdom, slytasie, maak of grootte.",
  cheap_brands:
    'Elke nuwe band wat hier verkoop word, moet deur die NRCS goedgekeur wees, die goedkopes ook. Duurder maaksels stop meestal korter in die nat en hou langer. Vergelyk lasindeks, spoed en DOT-datum, nie net die prys nie.',
  warranty:
    'Makers gee waarborg teen foute in materiaal en vakmanskap, nie teen slytasie, slaggate of verkeerde druk nie. Volgens die Wet op Verbruikersbeskerming kan goedere wat faal binne ses maande terug. Hou die faktuur.',
  other_size:
    "'n Ander grootte moet die rolomtrek binne 3 % hou, minstens die plakker se las en spoed dra, en by die velling se breedte pas. Stuur vir my albei groottes ('195/65R15 instead of 205/55R16') en ek vergelyk. Sê vir jou versekeraar.",
  directional:
    "'n Pyl op die sywand wys watter kant toe die band moet draai. By asimmetriese bande wys die kant met OUTSIDE na buite. Verkeerd aangesit gryp hulle minder in die nat: laat hulle omdraai.",
  markings:
    "'n Ster (BMW), MO (Mercedes), AO (Audi) of N (Porsche) wys 'n band wat vir daardie kar gemaak is; ander van die regte grootte, las en spoed mag aangesit word. E in 'n sirkel is die goedkeuring; gekleurde kolle help net die winkel.",
  valves:
    "'n Rubberklep verouder saam met sy band, daarom kom daar 'n nuwe een by elke nuwe band. Metaalkleppe met 'n sensor kry 'n nuwe seël.",
  bakkie_load:
    'Laai of sleep nie meer as wat die plakker toelaat nie, met die druk wat dit vir vol las noem. Die lasindeks maal vier wiele moet dit dra: stuur joune, soos 112S. Sleepwabande het hulle eie lasindeks nodig.',
  fuel: "Die regte druk spaar die meeste: sagte bande rol swaarder en slyt gouer. Bande met lae rolweerstand spaar nog 'n bietjie.",
  wet_grip:
    'Greep in die nat gaan saam met die loopvlak weg: van omtrent 3 mm af druk die band minder water weg en dryf die kar gouer. Ry stadiger in die reën, en hou die druk reg.',
  running_in: "Nuwe bande is eers 'n bietjie glad: ry sag vir die eerste paar honderd kilometer, veral in die nat.",
} as const satisfies Keys<typeof factsInEnglish>
