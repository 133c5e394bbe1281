/**
 * Further words that people use in the chat and at a counter, which are no names: those that the corpora have four times
 * or more, without names and places, and words of the trade. A word that stands nowhere may be a name.
 */
export const everyday: ReadonlySet<string> = new Set(
  `abantwana absent abuti ausi sis sisi bhuti ntate mme mfethu acceptable accommodate accommodated active admin afdraai affirmative afgehandel afkom afresh against agn agterste agtuur
  akafikanga ake akekho akezanga akeze akho akubusise akukho akusikelele alaikum albei alle als altwee alweer amadala amanzi amatayala andazi
  anderkant andiyazi angaphambili angazi angu answered aphelile apologies apologise arrived arrives arvo asinayo asiqale asiqhubeke asivuli asked
  asking asks attached attended audit autocorrect available awake axle ayi ayikho azikho baas backlog bafo balancer banayo bane bani basement
  bathatha bathi bavumile bay bayayithatha bays bead becomes beg beginning begrafnis begun behalf being bent bese besides besigcine besiphi beteken
  bethu bewaar bin birthday blew blik bliksem blocked blowout bobabini boekhouer bofelo boile bolelele bolokile bolts bomang bonke booked books
  botjha boys brb bril bringing brings bula buyela campus cards cement charged charging checked choose claim cleaning client cncl cnfrm cnt
  colleague collected collection comma complaining completed completely compressor confirmations container cops council councillors counter courier
  covered cracked creepy crying cubbyhole currently customers cute daarmee daaroor daarvoor dai darem dashboard deesdae deleted delivered delivery
  department depot depth der deurmekaar dhl diary died diff difference dikopo disgrace dispeshele disregard dne doll dom domkrag doodreg doors draw
  drives driveway dropped dropping dubbel duidelik duim dumb ecaleni eceleni eenuur effect egcuwa eie eighty ekhaya ekuqaleni ekwil electricity
  elfuur elsewhere eme emela emetse emise emsebenzini engcono eninayo entirely entry erased eseng eskom establishment etsa evekini eveni evryheid
  exams exists expected expired export eze factory failed faithfully faktuur feasible fedile fees fetch fetched fihla fihlile fitter fitters fone
  foon forty forwarded freezer fridge frm fronts funeral furnish fwd gang gap gauge geantwoord gebars gebed gebeur gebreek gedoen gedruk gehad
  gehelp gekom gekrap gemaak gemors generator generous genset gentleman gereed gesit geskryf gesluit gestop gestuur gets geval gevat gevra gewen
  giving glasses grandchild grandson grant gravel grond grondpad guarantee guard guest guests gun gym hae halfagt halfelf halfnege halftien halfuur
  handle handles hands hantle hanyane happens hara hardbody hardly hearse heeltemal hehe hehehe herinnering hes heup heyyy hiii hlakole hoef hoender
  hoist hold holiday holidays honderd honestly honour hora hore hospitaal hrs hun hyser ibhalwe ifirestone ifuna ignore iishop iityre ikhadi ikhona
  imali immediately impossible inbox incl indlela ingaba ingekom inligting interest intik inv invalid invest invoice invoiced invoices iphelile ise
  ish ithatha ithetha itse iye iyiphi izolo jack jacks janazah jislaaik jwalo kaart kakuhle kancane kancinci kanene kangaka kangakanani kanjalo
  kannie kantoor keeping keeps keer kereke kettle kgotsa kgutlela khawubuyele killing kleinseun knee knock knows koeksisters koesisters koffie
  kokuba kompressor kontant kopano krag kuba kubantu kube kude kufike kufuneka kuhle kula kuleli kulokhu kuluhlu kuni kuqala kusukela kuye kuyo
  kwase kwenye kwetse kwezi laag laai ladder landed lang langer lankal lasts laughed lay leak leaking learner learners leave leaves leaving lebala
  lebetse lebitso lenaneng lento lesi leso letho lezi lies lift lifts lights links lip liphelile liqhumile listing literally litre load loaded
  loadshedding locknut lokho looks losing lounge lowo makeze mal manufacture manufactured marking masiqale masiqhubeke masjien mayibe measure mekaar
  mesong mess messed mfowethu middagete middernag mileage million min minister miracle mis missing mix mixed mmm mntanam mntanami mntu mobile moeite
  moes mom mommy moms morago morao mosadi mosong mosque motjhini moto mrw municipality munisipaliteit myalezo namba nang nantoni nase naye nayo
  ndibone ndibuyile ndilibele ndiphinde ndithengisa ndithethise ndithi ndiyavuma neg nei nephew netnou nezingane ngale ngaloo ngamaxabiso ngami
  ngaphakathi ngaphambi ngaphantsi ngase ngasemva ngayo ngehora ngempazamo ngikhathele ngilinde ngime ngine ngiyaxolisa ngizolinda ngolwesibini
  ngomsombuluko ngomvulo ngowuphi ngubani ngwana nicely niece nigcina nights nindithumelele ninety ningabe nisangithumelela nite nitrogen njalo
  nkontshe nmrs nnete nokuba nombolo nonsense nooo noted notices ntho nthomelela ntse ntshang nut nuts nxt nyours obani obliged obtain oeps offramp
  okwangoku oluzayo ongedaan ongeluk online ooh oorlede operation opgedaag ophilayo opn opposite opsit opted oraait orde orders original otherwise
  oud oukei outage outstanding overbooked owenza owes oza packed paneelkissie papers parcel parcels pardon particulars passed passenger patient
  payday paying pays pdp pencilled pending personal pha phambi phansi phantsi phatlohile phoned phoso pings pink pitch pitched pitching playing
  plumber ply policy position possible pothole potholes power ppl practice pray prayer premises presently pressed previous print prise private prob
  probs procedure proceed progress promised proof properly pula pulling pulls pulse punctured punt putting qadile qetile qhubeka quantity queue
  queues quoted quoting rack racks rak ramp rang range rank reading ready rears receipt reception record records reference reflection refuse refused
  regering regmaak regret reinstate rekenaar rekile rekord remain reminder removed repaired replaced replied request requested requests required
  requires res resend reserve reserved respect responsible restart retire retread reverse review rft rim rims ringing roads robbed robehile robots
  roof rooms rra runs rush saambring sak salon samoosas sana saved scared schedule scheduled scratched season sebetse sec seeking seka sekolo
  selected seng sengibuyile sentle setse settled seun seventy shade shakes shaking shap shedding shelf shelves shem shepherd shouting showed shown
  shows sick sidewall sigcwele signed sigqibile silindile sim simolotse simpel sincerely sine siqale siqalile sitolo sivalile sivaliwe sixty
  siyavuma siyaxolisa sjoe skat skelms skip skof skoon skuld slate sleeping sleutel slot slotmoer slots slotted smooth sommer sonder sorted spaar
  spaarwiel spanner spare spectacles speel squeeze sry stack stadig staff staggered standing stands stap starting stays ste steak steel stelsel ster
  sterre sthandwa stock stockroom stocktake stocktaking stoel stokvel stood stopped stored stranded stress stripped stud studs stuks stuu submit
  suggest suits suka sukkel sula sulke sunglasses supplier suspended suster swaer sweetie swipe swore syfers tablets tans tap tax taxis technician
  technicians tee teer telling terwyl testing tevrede thapama theatre theres thinking tht tienuur tirong tlang tle tletse tlhe toemaar toilet ton
  toonbank torch torque tpms training tread trips trok truckload trucks truly tsaya tseba tsela tseo tshwarelo tsi tsona tswa tswala tswile
  tweedehandse tweeuur typed ube ubuya ufikile ufuna ugh ugqityiwe uhambile uhm ukubuyela ukukhalaza ukusuka ukwazi umama umangwane umbane umbuze
  umehluko umfana umngcwabo umoya umshayeli umshini umxelele umyeni unavailable undibonise undr une unfortunately ungomgqibelo uniform units unless
  unload unloaded uphumile urgently usale uthenge uthi uthixo uwe uxolo uyazi uyisilima uze val valve valves vanjaar vehicles veilig veki verby
  vergelyk verkeerde verlede verloor verniet verskil verskoning versoek versoeke verval vieruur voetsek voltooi voorbande voorraadopname voorste
  voort vorige vraag waa waai wagkamer waited wake wakker walked wallet wango wase washed watches watis waybill wch webwerf wee weggebly weier
  weights whatever whatsoever wheel wholesale wielmoere wins wipe wonderwerk wonke worker workshop worn writing xabiso yabo yakhe yangolwesihlanu
  yehla yenu yeyiphi yhoo yicime yiyeke yokungena yona yone yonke yrs zero zibe zimbini zingithumelele zombili zonke`.split(
    /\s+/,
  ),
)
