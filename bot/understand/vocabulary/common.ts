/**
 * Ordinary words of the languages that people mix. They carry no wish of their own; knowing them keeps 'coach' from being
 * read as a misspelt something else.
 */
const english = `
score scores scored care cares caring bored boring random winner a able about above accept account across act actually add address afraid after afternoon again age ago agree ahead air all allow
almost alone along already alright also always am amazing among amount an and angry animal another answer any anybody anyone
anything anyway apart app apparently apply are area arm around arrive as ask at ate auto available away awesome baby back bad bag
ball bank bar base basic bath battery batteries be beach beat beautiful became because become bed been beer before began begin behind
believe below beside best better between big bike bill bit black blessed block blood blow blue board boat body bonnet book boot
booth born boss both bottle bottom bought box boy bra brake brakes brand branch bread break breakfast bring broke broken brother brought brown
bucks budget build building built bus business busy but buy buyer by cake call called came camp can cannot cant car card care
careful carry cars cash cat catch cause cell cent centre certain chain chair chance change charge cheap cheaper cheapest check
cheque chicken child children church city class clean clear click clock close closed closest clothes club coach coat coffee cold collect
college colour come comes coming common company compare complete computer confirm confused contact cook cool copy corner correct cost costs
couch could count country couple course court cousin cover crash cream crazy credit cross cry cup current customer cut dad daddy
daily damage dance dangerous dark data date daughter day days dead deal dealer dear decide deep delay deliver delivery
depends deposit desk detail details diesel did didnt die different difficult dinner direct directions dirty discuss dish distance
district do doctor does doesnt dog doing done dont door double doubt down dream dress drink drive driver driving drop drove dry due
during dust duty each ear early earn earth easier east easy eat edge egg eight either electric eleven else email emergency empty
end engine english enjoy enough enter entire especially even evening ever every everybody everyone everything exact exactly
example excellent except exchange excuse exhaust expect expensive experience explain extra eye face fact fail fair fall false family
famous fan far farm fast fat father favourite fault fee feel feeling feet fell few field fifteen fifty fight figure file fill film
final finally find fine finger finish fire first fish fit fitted five fix fixed flat flew flight floor fly follow food foot football
for force forget forgot form forward found four fourteen free fresh friday friend friends from front fuel full fully fun funny
further future gala game garage garden gas gate gave gear general gentle get getting girl girlfriend give given glad glass go
goal god goes going gold golf gone gonna good got gotta government grand great green grey ground group grow guess guy guys
had hair half hand hang happen happened happy hard has hasnt hate have havent having he head health hear heard heart heat heavy
hectic hello help her here hers high highway hill him himself hire his history hit hold hole holiday home honest hope horse hospital hot
hotel hour hours house how however huge hundred hungry hurry hurt husband ice idea if ill important in inch included
including indeed inform information inside instead insurance interested internet into invoice is island isnt it item its itself jacket
job join joke jump just keen keep kept key keys kick kid kids kill kind kitchen knew know known ladies lady land language large last
late later laugh law lead learn least leave led left leg legal lend less lesson let lets letter level licence license lie life light
like line lines link list listen little live living load loan local lock long look looking lorry lose loss lost lot lots loud
love low lower luck lunch machine mad made mail main make makes making male mall man manage many map march mark market married
master match matter may maybe me mean meant meat meet meeting member men mention message met metal middle might mile milk
mind mine minute minutes miss missed mistake moment monday money month months mood moon more morning most mother motor mouth move
movie much mum music must my myself name names nature near nearby nearly neck need needed needs neighbour neither never new news next nice
night nine no nobody noise none noon normal north nose not note nothing notice november now number numbers obviously october of off offer
office often oil okay old on once one ones only onto open opened opening or orange order ordered other others our ours out outside
over own owner page paid pain paint pair paper parent park parking part parts party pass past path pay payment peace people per perfect
perhaps period person petrol phone photo pick picture piece pizza place plan plane plant plastic plate play player please plus pocket
point police politics poor possible post pot pound power prefer prepared present president press pretty price prices prize probably problem
product profile promise proper proud public pull push put quality queen question quick quickly quiet quite race radio rain raining ran
rand rate rather reach read ready real really reason receive received recommend red refund regarding regards registration regular relax
remember remind remove rent repair repeat reply report rest result return rich ride right ring river road robot room round row rubbish rude
rule run running rush sad safe said salary sale salt same sand sat saturday save saw say saying says school sea search seat
second see seem seen self sell seller selling send sense sent serious service set seven several shake shall shame share she ship
shirt shoe shoes shop shops short should shoulder show shut sick side sign signal silver similar simple since sing single sir sister
sit site situation six size skin sky sleep slept slow slowly small smart smell smile smoke snow so social soft sold some somebody
somehow someone something sometimes somewhere son song soon sorry sort sound south space spare spares speak special speed spend
spoke spot spring staff stage stand standard star start started state station stay steal step still stock stole stolen stone stop store
story straight strange street strike strong student stuck study stuff stupid style such sudden sugar suit summer sun sunday support
suppose sure surprise suspension sweet swim system table take taken taking talk tall tank taste taxi tea teach teacher team tear tell
ten term terms test text than thank that thats the their them then there therefore these they thing things think third thirty this
those though thought thousand three through throw thursday ticket tie tight till time times tired title to today together
told tomorrow tonight too took tool tooth top topic total touch tour toward town toy track trade traffic train travel treat tree trip
trouble truck true trust truth try trying tuesday turn turned twelve twenty twice two type uncle under understand university
until up update upon upset urgent us use used useful using usual usually vacancy valid valve value van various vehicle very video view
village visit voice vote wait waiting walk wall wanna want wanted war warm warranty was wash watch water way we weak wear weather website
wednesday week weekend weeks weight welcome well went were west wet what whats when where wheres whether which while white who whole
whom whose why wide wife wild will win wind window wine wing winter wish with within without woke woman women won wonder wont wood word
words wore work worked working works world worn worried worry worse worst worth would write wrong wrote yard year years yellow yes yesterday yet
you young your yours yourself bald worn tread pressure leak leaking vibrating steering wobble pothole jack spanner nut nuts cap caps
hubcap clutch gearbox radiator alternator bumper windscreen mirror licensed roadworthy rotor disc pads shocks exhausts wiper
bru boet bro dude chief buddy mate ma'am madam mam lekker eish yoh haibo shame ja nee neh hey yho wena mos mara
shit shitty bullshit crap damn hell fuck fucking
dm pm am btw asap lol haha hahaha omg wtf idk ngl tbh fyi rn nvm lmk ur u r ya yea yeah yup nah ok okay kk k hm hmm
gonna wanna gimme lemme gotta dunno cos coz cuz bcoz wat wht wen wer hw dat dis da de dem plz pls plse thx tnx ta cheers bye goodbye
`

const afrikaans = `
aan af al alles almal altyd ander as asb asseblief baie beter bel betaal bietjie binne bo bly broer buite by daai daar daardie dae dag dalk dan
dankie dat deur die dieselfde dink dis dit doen dogter dorp drink duur een eendag eers eerste eet effe ek elke en enige enigiets ernstig
erg ertyds gaan gaat gaap geen geld gelukkig genoeg gese gesien gesin gister glo goed goeie gou groot haal hand hang hard hare he
heel hele help hier hierdie hoe hoekom hoeveel hom hond hoor hou huis hul hulle iemand iets in is ja jaar jammer jy jou joune jul julle jong
kan kant kar karre kerk kind kinders klaar klein klim kom koop kop kos koud kyk laas laat laer lag lank later leer lees lewe lief lyk loop los maak maar
maand maande man manier meer mense met middag minder minuut moeilik moenie moet mooi môre my myne na naam naand nag naweek nee
neem net nie niemand niks nodig nog nooit nou nuut nuwe of om omdat ons onthou oor oorkant op ouers ou pa paar pad party plaas
plek polisie praat presies probeer probleem reeds reen reg regtig ry saam sal se seker selfs sien sit skool skryf slaap sleg sodat
soos soort spoed staan stad stop stuur swaar te teen ten terug toe tot trek troetel tussen twee tyd uit uur vaak vas ver verder verstaan
vier vir vyf voor voel vra vriend vroeg vrou wag wanneer want was wat water weer weet weg week weke wel wen werk wie wil woon wou wys
hallo totsiens wielsporing sporing belyning wielbelyning balansering wielbalansering papwiel lekkasie gaatjie kwaad siek bang geluk gevind gekoop gekry kry gee gegee dra dinge ding graag nogal eintlik natuurlik beslis
`

const others = `
ke ka ya ba bo ga ha ho le la mo ne na nna o se so tla yo re mang eng jang fela hape mme empa kapa leha hona jwale
mina wena yena thina nina bona lokhu loku lena lo le leli laba futhi kodwa noma ukuthi ngoba manje kakhulu kahle nje yini ini ubani
ngiyacela ngicela ndicela cela sicela ukuze khona lapha lapho laphaya kanye nami nawe nabo wami yami kwami lwami yakho sakho zami bami abami amanye enye
ngisanda ndisanda sisanda usanda basanda emetse emetseng
uma xa nge ukuba kwaye okanye ngoku apha phaya wam yam lam kwam bam zam ndi ngi ndiya ngiya ngizo ndiza bhuti sisi baba mama mfethu ntwana
eish sho awe mntase mfana majita bafana gents gent skeem chomi tjomi nxa phela vele kanjani unjani ninjani njani
`

const split = (words: string): string[] =>
  words
    .replaceAll("'", '')
    .normalize('NFD')
    .replace(/[^a-z\s]/g, '')
    .trim()
    .split(/\s+/)

export const commonEnglish: ReadonlySet<string> = new Set(split(english))
export const commonAfrikaans: ReadonlySet<string> = new Set(split(afrikaans))
export const commonOthers: ReadonlySet<string> = new Set(split(others))
