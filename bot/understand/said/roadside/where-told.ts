import { plainText } from '#core/rules/people/plain-text.ts'
import { colourWords } from '../../vocabulary/colours.ts'

/** A freeway by its number, or a part of a road that is found from the driver's seat. */
const road =
  /\b(?:[nmr] ?\d{1,3}|(?:highway|freeway|motorway|snelweg|hoofweg|grootpad)|(?:off|on|slip) ?-?ramps?|afrit|oprit|afdraai|uitdraai|turn ?off|exit|interchange|wisselaar|\w{0,5}bridge|flyover|overpass|underpass|\w{0,5}brug|tunnel|toll(?: ?gate| plaza)?|tolhek|tolplaza|robots?|traffic (?:lights?|circle)|verkeers(?:lig\w*|sirkel)|circle|sirkel|stop street|intersection|junction|kruising|crossing|t-?junction|k ?m (?:mark(?:er)?|post|board|peg|bord)|kilometre (?:mark(?:er)?|board)|\d{1,4}(?:[.,]\d)? ?k(?:m|ilo\w*) (?:from|past|before|after|to|outside|van|voor|verby|buite|ukusuka)|(?:emergency|sos|nood) ?(?:phone|foon|telefoon|lane)|noodbaan|lay ?-?by|rest (?:area|stop)|shoulder|skouer|barrier|median|middelman\w*|overhead (?:sign|board)|gantry|billboard|road ?sign|padteken|sign ?board|ibhulorho|ibhuloho|borogo|boraro|irobhothi|amarobhothi|dirobotong?)\b/

/** What stands beside a road, for which something else says that they are there. */
const landmark =
  /\b(?:garage|petrol (?:station|pump|garage)|filling station|vulstasie|engen|shell|caltex|astron|sasol|total(?:energies)?|bp|mall|sentrum|shop(?:ping)? (?:centre|center)|school|skool|church|kerk|hospital|hospitaal|clinic|kliniek|police station|polisiestasie|station|stasie|rank|stadium|stadion|kfc|mcdonald'?s?|wimpy|steers|nando'?s|spar|shoprite|checkers|pick ?n ?pay|boxer|usave|gate|hek|complex|kompleks|estate|farm|plaas|house|huis|hotel|lodge|casino|airport|lughawe|depot|factory|fabriek|warehouse|tower|toring|tree|boom|wall|muur|fence|heining|river|rivier|dam|park(?:ing)?|taxi|isikolo|isibhedlela|isonto|icawa|indlu|sekolo|sepetlele|kereke|ntlo|igalaji|igaraji|esiteshini|street|straat|str|road|rd|pad|ave(?:nue)?|laan|drive|rylaan|way|weg|corner|cnr|hoek|bus stop|bushalte)\b/
const beside =
  /\b(?:next to|opposite|behind|in front of|near(?:by)?|close to|past|before|after|between|under(?:neath)?|below|above|beside|across|along|just (?:off|outside|before|after|past)|at the|by the|on the|outside|langs(?:aan)?|oorkant|teenoor|agter|voor|verby|naby|onder|bo|tussen|by die|op die|in die|buite|eduze|ngase\w*|phambi|phambili|ngaphambi\w*|emva|ngemuva|ngaphesheya|ngaphaya|ngakwi\w*|ecaleni|eceleni|kufuphi|kufutshane|ngaphantsi|ngaphansi|ngaphandle|pela|haufi|kgauswi|gaufi|ka (?:morao|pele|thoko|fa)|ka fa (?:pele|morago|tlase)|mo go|fa pele|fa thoko|tlasa|pakeng|hare)\b/

/** 'Just under the ...', 'ons is oorkant die ...': a place is said, whatever it is called. */
const standsBeside = new RegExp(
  `^\\W*(?:(?:hi|ok|okay|just|right|still|we|i|it|the|my|car|is|are|am|im|i'm|we're|parked|stopped|standing|stuck|waiting|ons|ek|staan|is|net|reg|sit|ngi|ndi|si|ke|re) ){0,6}${beside.source} \\S+`,
)

/** Which way they were driving, and on which side they stand. */
const direction =
  /\b(?:(?:north|south|east|west)(?: ?-?bound| bound)?|noord\w*|suid\w*|oos(?:waarts)?|wes(?:waarts)?|towards?|direction|heading|rigting|op pad na|on (?:the |my )?way (?:to|from)|coming from|going to|driving to|from .{2,20} (?:to|towards)|van .{2,20} (?:af )?na|ukuya|siya|ngiya|ndiya|ngibheke|ndibheke|sibheke|sisuka|ngisuka|ndisuka|ho ya|go ya|ke ya|re ya|ke tswa|re tswa|re tlogile|left (?:hand )?(?:side|lane|shoulder)|right (?:hand )?(?:side|lane|shoulder)|(?:slow|fast|middle|linker|regter|stadige) ?(?:lane|baan|kant)|linkerkant|regterkant|ngakwesobunxele|ngakwesokudla|ngakwesokunene|ngasekhohlo|ngasekunene|letsohong|letsohong la|kwa molemeng|kwa mojeng)\b/

const car =
  /\b(?:car|bakkie|kar|motor|voertuig|vehicle|van|suv|truck|trok|trailer|sleepwa|waentjie|caravan|combi|kombi|taxi|hatch(?:back)?|sedan|double cab|single cab|imoto|emoto|moto|ibhakkie|iveni|itekisi|iteksi|koloi|mmotorokara|veni|polo|golf|vivo|toyota|corolla|hilux|fortuner|quantum|etios|yaris|quest|vw|volkswagen|tiguan|amarok|ford|ranger|fiesta|figo|ecosport|everest|isuzu|d ?-?max|nissan|np ?200|np ?300|almera|navara|hyundai|i10|i20|grand i10|creta|tucson|h100|kia|picanto|rio|sportage|renault|kwid|sandero|duster|suzuki|swift|s-?presso|jimny|ertiga|mazda|bt ?-?50|mahindra|pik ?-?up|haval|jolion|gwm|chery|tiggo|bmw|x[1356]|mercedes|merc|benz|c ?class|audi|a[34]|honda|jazz|ballade|opel|corsa|peugeot|citroen|fiat|jeep|land ?rover|defender|discovery|volvo|mitsubishi|triton|pajero|datsun|chevrolet|chev|spark|utility|lexus|subaru|jetta)\b/
const colour = new RegExp(`\\b(?:${colourWords})\\b`)

/** What is on or about the car: lights, number plate, people, and what the work needs. */
const signs =
  /\b(?:hazards?|hazard lights?|flikker(?:s|ligte)?|noodligte|headlights?|triangle|driehoek|bonnet|boot is open|enjinkap|number ?plates?|nommerplaat|reg(?:istration)?(?: (?:no|number|is))|plate (?:is|no|number)|inombolo yemoto|nomoro ya koloi)\b/
const work =
  /\b(?:spare(?: wheel| tyre)?|spaar(?:wiel|band)|noodwiel|jack|domkrag|wheel spanner|wielsleutel|(?:lock(?:ing)?|wheel|special) ?-?nuts?|sluitmoer\w*|wielmoer\w*|(?:front|back|rear|voor|agter)(?: |-)?(?:left|right|links|regs|linker|regter)\w*|(?:left|right|linker|regter|links|regs)(?: |-)?(?:front|rear|back|voor|agter)\w*|driver'?s? side|passenger side|bestuurderskant|passasierskant|sidewall|side wall|sywand|two (?:flat )?(?:tyres|wheels)|twee (?:wiele|bande)|rim is|velling|isipele|ispele|i ?spare|ijeke|ijege|sepele|jeke|leotwana la (?:pele|morao)|(?:ngaphambili|ngemuva|ngasemva) ngase\w*)\b/

/** Whoever wants something else than to be found. */
const wantsElse =
  /\b(?:how much|price|prices|cost|costs|quote|cancel\w*|stop|book|booking|appointment|tomorrow|new tyres?|need (?:\d|two|four)|looking for|want (?:\d|new|two|four)|prys|hoeveel|kos|kanselleer\w*|bespreek|afspraak|more|nuwe|soek|malini|bokae|khansela|rhoxisa|hlakola|phimola|call me|phone me|bel my)\b/

const plate =
  /\b(?:[a-z]{2,3} ?\d{2,3} ?[a-z]{2,3} ?(?:gp|wc|ec|fs|nw|l|mp|nc|zn|kzn)|(?:ca|cy|cf|nd|np|nu|caa) ?\d{3} ?-?\d{3})\b/

const MOST = 1000

/**
 * Whether somebody who waits beside the road says where exactly that is, what their car looks like, or what the work
 * needs: for whoever comes to find them. Pure.
 */
export function tellsWhere(words: string): boolean {
  if (words.length > MOST) return false
  const said = plainText(words)
  if (wantsElse.test(said)) return false
  if (isOfRoad(said) || plate.test(said)) return true
  if (colour.test(said) && (car.test(said) || said.split(' ').length <= 4)) return true
  if (standsBeside.test(said) || (landmark.test(said) && beside.test(said))) return true
  return isCarAlone(said)
}

/** 'It is a Corolla', 'the bakkie has a canopy': of the car, and not of whose it is. */
const isCarAlone = (said: string): boolean =>
  car.test(said) && /\b(?:is|its|it's|it is|drive|driving|ry|dis|dit is|'n|n|with|has|in|ke|yi\w*|ngi|ndi)\b/.test(said)

const isOfRoad = (said: string): boolean =>
  road.test(said) || direction.test(said) || signs.test(said) || work.test(said)

/** What they drive or what the work needs, and so more than a place. */
export function tellsOfCar(words: string): boolean {
  const said = plainText(words)
  return words.length <= MOST && (car.test(said) || work.test(said))
}

/** The same of words below a question of ours that may be about a car or a place, too. */
export const tellsOfRoad = (words: string): boolean => tellsWhere(words) && isOfRoad(plainText(words))
