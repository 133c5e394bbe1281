/** Names of places that are other words, names or short forms too: believed behind a preposition or where a place is expected. */
export const doubtfulPlaceNames: ReadonlySet<string> = new Set(
  `alex joni rusty kapa kelvin melrose montague maitland mams monti gateway arcadia orlando pavilion observatory epping kensington mayfair
  parklands woodstock melville phola temba natal ptown el plet shelly cosmo eldos ct joeys ptr vincent irene florida montana bluff kloof
  brandwag sunnyside brooklyn hillcrest mooi westgate southgate northgate eastgate the vaal greenstone houghton norwood linden waterfront
  potties roodies lenz toti pheli die kaap die baai rawhutini nyanga langa delft strand goodwood phoenix glenwood musgrave berea pe`
    .split(/\s+/)
    .filter(
      (name) =>
        !['die', 'the', 'kaap', 'baai', 'vaal', 'pe', 'nyanga', 'musgrave', 'glenwood', 'toti', 'hillcrest'].includes(
          name,
        ),
    ),
)

/** Words that a place stands behind. */
export const beforePlaces: ReadonlySet<string> = new Set(
  `in at near nearby by around to from for of te naby by aan na om rondom uit vir close closest nearest next area suburb town branch e o eduze kwa ko
  kwi ho le haufi gaufi mo kufuphi ngase ne na nase se la onder langs live stay am im is now here moved based bly woon ngihlala ndihlala dula @
  center centre shop shops place places winkel winkels stores store`.split(/\s+/),
)
