/** Words by which people say that somebody else comes, in plain lower case. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Behind 'my' and 'our', or before 'wami' and 'wa ka'. */
export const relations = words(
  `mother mom mum mommy mummy mama ma mam dad daddy father pa papa son daughter wife husband brother sister bro sis friend uncle aunt aunty auntie
  cousin nephew niece boss driver colleague partner girlfriend boyfriend fiance fiancee neighbour neighbor gran granny grandmother grandfather grandpa
  grandma grandson granddaughter kid boy girl assistant worker helper gardener secretary employee tenant mate cousin stepson stepdaughter
  moeder vader seun dogter vrou man broer boet boeta suster sus vriend vriendin oom tannie neef niggie baas bestuurder drywer kollega buurman buurvrou
  ouma oupa kleinseun werker skoonseun skoonpa skoonma verloofde
  mme mma ntate rre mora morwa moradi morwadi mosadi monna moratuwa abuti ausi kgaitsedi kgaitsadi motswalle tsala mokganni mokgweetsi malome nkgono
  rakgadi ngwana ngwanake morwaake morwadiake`,
)

/** Behind a prefix, such as u-, ka- or eka-. */
export const nguniRelations =
  /^(?:eka|ka|ye|yo|ya|ne|no|na|ngu|nge|u|ku|kwa|i|in|yin)?(?:mama|baba|tata|ndodana|ndodakazi|nyana|ntombi|ntombazane|nkosikazi|myeni|yeni|mfazi|bhuti|buti|sisi|mngani|ngani|mhlobo|hlobo|mshayeli|shayeli|mqhubi|malume|gogo|mkhulu|makhulu|mzala|zala|mntwana|mntanami|mfana)$/
/** 'My wife', 'my brother' in one word. */
export const nguniOwn =
  /^(?:eka|ka|ye|yo|ya|no|na|ngu|u|ku|kwa)?(?:mkami|nkosikazi yami|mfowethu|fowethu|dadewethu|mntakwethu|ntakwethu|bhutiwam|mtanami|ntwanam|nyanawam)$/
export const ownAfter = words('wami wam yami yam lami lam wethu yethu waka wame wake yaka yame')
export const ownInTwo = words('wa ya la')
export const ownSecond = words('ka me rona')
export const ownBefore = words('my our ons mijn')
export const between = words(
  `older elder younger eldest oldest youngest little big own other dear ouer jonger oudste jongste klein groot eie ander skoon step`,
)

/** Comes, brings, drives. */
export const comesVerbs = words(
  `bring brings bringing brought come comes coming drive drives driving drop drops dropping attend attends take takes taking fetch
  kom bring ry aflaai inbring afgee
  uzoletha uletha uzoza uyeza uza uzofika uzoyiletha uyayiletha uzayiletha uzakuza uyiletha ozoletha ozoza oletha ozayo ozoyiletha uzolanda uyazisa uzoyisa uyayizisa uyisa ozisa ozisayo uzakuzisa uzoyizisa
  uyizisa uzisa azise eze ozayo kuza letha yizisa zisa
  tla tlisa tlise tlisang tlile tlisitse tlisa tlisetsa tlang`,
)
/** Of these the one who comes may stand behind: 'uzoletha imoto ubhuti wami'. */
export const comesFirst = /^(?:u|o)(?:zo|ya|za|zaku|zoku)?(?:yi)?(?:letha|za|fika|landa|yisa|zisa)$/
/** May stand between who comes and that they come. */
export const verbHelpers = words(
  `will is was are be shall should must can might may wants to gonna going gaan sal moet kan wil is was that who which wat die dit it the car kar him herself himself
  a o tlo tla ba ya e he she they uza ku za uzoku there also rather instead actually now then one 'll`,
)
/** Behind these, whoever is named comes. */
export const sends = words(
  'send sending sends sent stuur gestuur ngithuma ndithuma ngithumela romela roma ngizothuma ndizothuma',
)
/** Behind these, the car is theirs, so they may come. */
export const forWords = words('for vir namens behalf ya wa ke')
export const denies = words(`not cant can't cannot wont won't isnt isn't nie never akezi akekho angeke`)
export const joins = words('or of and en noma okanye kapa kgotsa le na & /')

/** Says nothing by itself beside a person or a number. */
export const glue = words(
  `it its it's is are that this these the for vir dit dis die her his their haar sy hul hulle he she they s him hom them number cell phone cellphone mobile tel whatsapp no nr num
  nommer sel selnommer foon name naam named called genaam se on at op by will car kar vehicle voertuig bakkie motor imoto koloi and en but maar so instead me myself of or contact kontak
  call bel reach us also too there in with who whose wat actually rather booking bespreking under
  igama lakhe lakh ngu yakhe inombolo yocingo yefoni lebitso leina la hae gagwe nomoro ya ke mohala wa yiyo ngoba kodwa ze the a n want because omdat since
  behalf namens nayo naye nalo nawo nami send sending i i'm im ek stuur as no nee not nie self , . : ; ( ) - – & ' " /`,
)
/** Between who it is and the name. */
export const beforeName = words(
  `, : - ( ) . ; name names name's is called named whose her his their who s se naam haar sy hul genaamd genoem igama lakhe ngu lebitso leina la hae gagwe ke it's its he she she's he's hes shes
  dit dis wie`,
)
export const theirs = words('her his their haar sy hom him them hul yakhe lakhe hae gagwe hers')
export const mine = words('my me mine myne yami yam lami lam ka')
export const numberWords = words(
  'number numbers cell cellphone phone mobile tel whatsapp no nr nommer sel selnommer foon inombolo nomoro mohala call bel reach line contact',
)

const condition = /^(?:when|if|as|once|wanneer|sodra|uma|xa|nxa|ha|fa)\b/i

/** 'Call me on 082 555 1234 when it is done': what stands beside the number says when to call. */
export const saysWhen = (rest: string): boolean => condition.test(rest)
