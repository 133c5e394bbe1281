/** First names that are common in South Africa. They are no typing errors of other words ('Sipho' is not 'siphi'). */
export const firstNames: ReadonlySet<string> = new Set(
  `sipho thabo thabiso themba thandi thandiwe thandeka nomvula nomsa nombulelo nosipho noxolo nokuthula nozipho ntombi ntombizodwa zanele zinhle zodwa
  zola zukiswa lindiwe lindani lungile lungelo lwazi sibusiso sbu sbusiso siyabonga siya sizwe simphiwe sindi sindiswa sinazo sanele sandile samkelo senzo
  bongani bonga bongiwe busi busisiwe ayanda anele andile andiswa asanda ayabonga akhona dumisani duduzile fikile gugu gugulethu hlengiwe jabu jabulani
  khanyi khanyisile khaya khulekani kholeka lerato lebo lebogang lesego letlhogonolo kagiso karabo katlego keitumetse kenneth kgosi kgomotso
  mandla mandisa mbali mduduzi melusi mfundo mluleki mondli mpho mpumelelo mthunzi mthokozisi mzwandile naledi neo nkosana nkosinathi nhlanhla
  nomfundo nompumelelo nonhlanhla nontobeko ntando ntokozo ntsako nqobile palesa phindile philani phumzile phumla precious prudence puleng
  refilwe rethabile rorisang sello sechaba sifiso siphiwe sphiwe sphelele tebogo teboho thato thulani thuli tumelo tumi tshepo tshepiso tsholofelo unathi
  vusi vuyo vuyani vuyiswa vuyolwethu wandile wiseman xolani xoliswa yanga yolanda zama zandile zenzele zethu
  johan pieter piet jan jaco jacques kobus koos hennie hendrik henk gert gerhard gerrit frikkie fanie stefan stephan stef schalk ruan ruben riaan rikus
  rian louis lourens marius martin marthinus nico nicolaas ockert christo christiaan deon danie dawid dirk dewald divan etienne ettienne francois frans
  wikus willem werner wynand wessel wian zander tiaan tinus theuns andre andries anton annelie annemarie anneke annatjie bianca carina chantelle charlene
  corne cornelia elmarie elsabe elize elna esme estelle hanlie hannelie hester ilse jolene karien karin leandri liezel linda lize lizette madelein
  magda magriet marelize maretha mariska marlene marike mariette marietjie michelle mieke nadia nicolene petro retha riana rina sanet santie sarie sonja
  suna susan suzette tania tersia yolande zelda
  ahmed mohammed muhammad mohamed moosa yusuf yunus ismail ibrahim imran irfan ebrahim faizel farouk faried fatima fathima fazila haroon hassan hussein
  kareem khadija mariam naeem nazeer nazreen rashid rafiq rizwan saleem salim shakeel shameema shireen suleiman sulaiman tasneem waseem yasmin zain zainab
  zaheer zubair ayesha aisha ashraf aslam abdul abdullah
  anil ashwin arvind deepak devan dinesh ganesh kavitha kamal kriss krishna kumar lakshmi logan mahesh nadine naveen nirmala pravin praveen priya
  prakash rajesh rajan rakesh ramesh ravi rishi rivash rohan sanjay sharmila shanti suresh sunil vikash vinay vishal yashin
  john james peter paul david michael mike kevin brian craig shaun sean gavin greg gary graham keith ken neil nigel owen patrick philip richard
  robert roger ryan scott simon stephen steve stuart terence tim tony trevor wayne william brandon bradley brendan byron calvin clint cody colin darren
  dean derrick dillon donovan duncan dylan ethan garth glen gordon ian jason jonathan joshua justin kyle leon liam luke mark matthew nathan nick
  quinton ricardo rodney rowan russell shane tristan tyrone vernon warren keagan
  mary anne anna jane sarah susan karen linda lisa laura emma emily grace patience cynthia candice chantal cheryl debbie denise diane
  elaine elizabeth fiona gail gillian heather helen jacqui janine jennifer jenny jessica jill joanne judy julie kate kathy kelly kim lauren leanne lesley
  lorraine lucy lynn margaret maria megan melanie natalie natasha nicole nicola pam patricia paula rachel rebecca robyn ruth samantha sandra sharon
  sheila shirley tanya tracy vanessa veronica wendy zoe`.split(/\s+/),
)

/** Surnames that are common in South Africa, so that they are known where nothing else says that a name follows. */
export const surnames: ReadonlySet<string> = new Set(
  `dlamini nkosi ndlovu khumalo sithole mahlangu mokoena mkhize mthembu zulu zungu zondo zwane buthelezi cele chauke chiloane dube gumede gumbi hadebe hlongwane hlatshwayo
  kekana kgatla khoza khuzwayo kubheka kunene lebese lekota letsoalo luthuli mabaso mabena mabunda mabuza madonsela mabasa madiba maduna magagula mahlaba majola makhanya makhubela
  makhubo malatji malinga maluleke mamabolo manamela mandela mangena maphosa marais masango maseko masemola masilela mashaba mashele mashego mashilo masondo mathebula mathonsi
  matlala mavuso mbatha mbele mbhele mbuyisa mchunu mdluli mfeka mgidi mhlongo miya mlambo mngadi mngomezulu mnguni mnisi modise mofokeng mohlala mokgadi mokwena molefe
  molepo moloi monama montsho moroka mosia motaung motsepe moyo mpanza mthethwa mtshali mtsweni myeni nchabeleng ndaba ndimande ndwandwe ngcobo ngema ngobeni ngubane ngwenya nhleko nkabinde
  nkomo nkuna ntombela ntuli nxumalo nyathi nyembe nzimande phakathi phiri pillay qwabe radebe ramaphosa ramokgopa rapetsoa sekgobela selepe shabalala shabangu shange shezi sibanda sibeko
  sibiya simelane sikhosana skosana sokhela thabethe thobela thwala tladi tlou tshabalala vilakazi xaba ximba xulu
  botha pretorius venter coetzee fourie nel kruger swanepoel steyn joubert viljoen visser potgieter engelbrecht erasmus ferreira vanwyk lombard louw malan
  meyer moolman mostert muller naude nienaber olivier oosthuizen prinsloo roux scheepers schoeman smit snyman strydom swart terblanche theron vermeulen vorster wessels bezuidenhout
  labuschagne liebenberg grobler greyling jansen jacobs adams davids daniels petersen hendricks isaacs arendse abrahams september february fortuin plaatjies williams
  naidoo govender reddy moodley chetty singh maharaj naicker padayachee ramsamy patel khan essop cassim motala suleman
  smith jones brown johnson taylor wilson robinson anderson thompson roberts walker edwards hughes harris clarke campbell mitchell stewart morris murphy`.split(
    /\s+/,
  ),
)
