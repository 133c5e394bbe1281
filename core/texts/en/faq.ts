export const faq = {
  /**
   * National Road Traffic Regulations, 2000 (South Africa), regulation 212: at least 1 mm of tread over the whole
   * breadth and circumference, no cord exposed, nothing that makes the tyre unsafe.
   */
  legal:
    'In South Africa a tyre must show at least 1 mm of tread over its whole breadth and around its whole circumference, with no cord showing and no bulge or deep cut. The bars between the treads are wear indicators (about 1.6 mm): change the tyre when the tread reaches them. In the wet, 3 mm is where grip begins to go.',
  dot: 'DOT {digits} means week {week} of {year}: {age, plural, =0 {less than a year} one {one year} other {# years}} old. {advice, select, replace {Tyre makers advise to replace any tyre at ten years, the spare too.} look {From five years on, have it looked at once a year; at ten years replace it whatever the tread.} other {That is fine: makers advise a yearly look from five years on and replacing at ten.}}',
  notADot:
    '{digits} is no date of manufacture that has been: the last four digits of the DOT code are week and year, such as 2319 for week 23 of 2019.',
  service:
    "{index}{symbol}: load index {index} carries {kg} kg a tyre, speed rating {symbol} is good for {kmh} km/h. Never fit less than the sticker in the driver's door says.",
  size: '{code}: {width} mm wide, a sidewall of {aspect} % of that, on a {rim} inch rim.',
  trucks: 'I look for tyres of cars, bakkies, vans and trailers. For truck and bus sizes, please call a shop.',
  same: 'Those are the same size, written differently.',
  compared:
    'No: {b} is not the same as {a}. It rolls {percent} % {further, select, true {further} other {less}} per turn, {suits, select, no {which is beyond the usual 3 %: the speedometer would be wrong and it may rub.} otherRims {which is within the usual 3 %. But it needs other rims.} other {which is within the usual 3 %. It may fit where the rim width, the load index and the speed rating suit.}} Ask the fitter before you change sizes.',
} as const

/** Plain facts about tyres; core/rules/tyres/facts.ts has the source of each. */
export const facts = {
  where_size:
    "The size stands on the sidewall of the tyre in raised letters, such as 205/55R16 91V. What your car needs stands on the placard in the driver's door, in the fuel flap or in the handbook.",
  size_meaning:
    '205/55R16 91V: 205 mm wide, a sidewall 55 % as high as that, R for radial, for a 16 inch rim; 91 is the load index (615 kg a tyre) and V the speed symbol (240 km/h).',
  load_speed:
    'The number behind the size is the load index (how many kilograms one tyre carries), the letter is the speed symbol (how fast it may go). Higher than on the placard is fine, lower never. Send me one, such as 91V, and I read it.',
  ply: 'Ply rating (6PR, 8PR, 10PR) is a class of strength, not a count of layers: 6PR is load range C, 8PR is D, 10PR is E. The load index says it in kilograms: compare that, and take at least what the placard says.',
  commercial:
    'C behind the size means commercial: a stronger tyre for vans, bakkies and taxis, at higher pressure. Its two load numbers (104/102) are for single and for double wheels. A vehicle that came with C tyres must not get car tyres.',
  extra_load:
    'XL (extra load, reinforced) carries more than the same size without it, at a higher pressure. If the placard asks for XL or for that load index, fit nothing less.',
  run_flat:
    'A run-flat has stiff sidewalls: without air it goes on for up to 80 km at no more than 80 km/h, so the car needs a pressure warning. They ride harder. Changing to normal tyres means all four and a spare; do not mix both kinds.',
  when_replace:
    'Replace a tyre when the tread reaches the bars in its grooves (about 1.6 mm; under 1 mm is against the law), when cord shows, at a bulge or a deep cut, and at ten years whatever the tread.',
  tyre_life:
    'Nobody can promise kilometres: load, roads, pressure, alignment and driving decide. Watch the bars in the grooves (about 1.6 mm): when the tread reaches them, it is time.',
  age: 'Rubber ages also without use. Have a tyre looked at every year from five years on and replace it at ten, the spare too; earlier when the sidewalls crack. The last four figures of the DOT code are week and year.',
  dot: 'The DOT code on the sidewall ends with four figures, week and year: 2319 is week 23 of 2019. Send me yours and I tell you the age.',
  second_hand:
    'A second-hand tyre may be sold and driven only while it meets the law: tread above the wear bars all over, no cord, bulge or deep cut; one that does not is waste and must be destroyed. Check the DOT date, uneven wear and repairs on the inside, off the rim. If you cannot check that, leave it.',
  retread:
    'Sound retreads are legal with their legal tread; they are usual on trucks and trailers. Regrooved (recut) tyres are forbidden on wheels of car size (bead diameter up to 430 mm). For a car or a loaded taxi I would ask a fitter first.',
  mixing:
    'Both tyres of one axle should be the same: size, make, tread and about the same wear. Another make on the other axle is allowed. Never mix radial with cross-ply, or run-flat with normal.',
  two_or_four:
    'Two are fine if they go on the same axle and match the other two in size, load and speed; the newer pair usually goes to the rear, where it keeps the car stable. Some all-wheel drives need all four alike: see the handbook.',
  rotation:
    'Rotate about every 8 000 to 10 000 km, or as the handbook says, so that all four wear alike. Directional tyres stay on their side; different sizes front and rear cannot be swapped.',
  alignment:
    'The law does not ask for it, but it is wise with new tyres, after a hard pothole or work on the suspension, and when the car pulls or a tyre wears on one edge: wrong alignment ruins new tyres quickly.',
  pulling:
    'Check the pressures first. If it still pulls to one side, it is mostly the alignment; it may be a worn tyre, a brake or the suspension. A shop that does alignment can see which.',
  vibration:
    'A steering wheel that shakes at speed is mostly a wheel out of balance; also a bent rim, a bulge in a tyre or worn suspension. Have it looked at soon, at once if a tyre shows a bulge.',
  balancing:
    'Every tyre that is fitted needs balancing: otherwise the wheel shakes at speed, and tyre and suspension wear. It is also due when the steering begins to shake.',
  uneven_wear:
    'Worn on the inner or outer edge: alignment or suspension. Worn in the middle: too much air. On both edges: too little. In patches: balancing or shock absorbers. Mend the cause before you fit new tyres.',
  puncture:
    'A hole of up to 6 mm in the tread can be repaired, from the inside with the tyre off the rim (a mushroom plug). Never in the sidewall or shoulder, nor if it was driven flat. A string plug from outside is only for getting home; run-flats: ask the shop.',
  sidewall:
    'A bulge, lump or deep cut in the sidewall cannot be repaired and is against the law on the road: the tyre can burst. Drive slowly, fit the spare, replace it.',
  pressure:
    "See the placard in the driver's door or fuel flap: it names the pressure for your load. Check cold, once a month, the spare too. I give no figure of my own, because it depends on the vehicle.",
  nitrogen:
    'Nitrogen leaks a little slower than air; grip and wear do not change. If you check the pressure every month, air is just as good, and you may top up nitrogen with air.',
  tpms: 'Check all pressures cold against the placard and fill up. If the light stays on, a tyre leaks or a sensor is at fault: have it looked at. Sensors sit on the valve, so tell the fitter.',
  terrain:
    'HT (highway) is quiet on tar, AT (all-terrain) is for tar and gravel, MT (mud) is for mud and rock: louder, shorter-lived and longer in stopping on wet tar. Mostly tar: HT; half gravel: AT.',
  winter:
    'South African roads need no winter tyres; all-season and summer tyres do all year. M+S is the maker’s word for mud and snow; the mountain with a snowflake means tested on snow.',
  spare:
    'A space-saver is for getting to a shop: at most 80 km/h, as it says on its side. A full-size spare should match the others in size, load and speed. It ages as well: replace it at ten years.',
  safe: "A tyre is right for your car if size, load index and speed are at least what the placard in the driver's door says, with legal tread, no bulge or cut, and the right pressure. Tell me what worries you: age, wear, brand or size.",
  cheap_brands:
    'Every new tyre sold here needs approval by the NRCS, the cheap ones too. Dearer makes mostly stop shorter in the wet and last longer. Compare load index, speed and DOT date, not only the price.',
  warranty:
    'Makers guarantee against faults in material and workmanship, not against wear, potholes or wrong pressure. By the Consumer Protection Act goods that fail can go back within six months. Keep the invoice.',
  other_size:
    "Another size must keep the rolling circumference within 3 %, carry at least the placard's load and speed, and suit the width of the rim. Send me both sizes ('195/65R15 instead of 205/55R16') and I compare. Tell your insurer.",
  directional:
    'An arrow on the sidewall shows the way the tyre must turn. On asymmetric tyres the side marked OUTSIDE faces outward. Fitted wrongly they grip less in the wet: have them turned round.',
  markings:
    'A star (BMW), MO (Mercedes), AO (Audi) or N (Porsche) marks a tyre made for that car; others of the right size, load and speed may be fitted. E in a circle is the approval; coloured dots only help the fitter.',
  valves:
    'A rubber valve ages with its tyre, so a new one goes in with each new tyre. Metal valves with a sensor get a new seal.',
  bakkie_load:
    'Load or tow no more than the placard allows, with the pressure that it names for full load. The load index times four wheels must carry it: send me yours, such as 112S. Trailer tyres need their own load index.',
  fuel: 'Right pressure saves the most: soft tyres roll harder and wear faster. Tyres with low rolling resistance save a little more.',
  wet_grip:
    'Wet grip goes with the tread: from about 3 mm on, the tyre pushes less water away and the car floats sooner. Slow down in the rain, and keep the pressure right.',
  running_in:
    'New tyres are a little slippery at first: drive gently for the first few hundred kilometres, above all in the wet.',
} as const
