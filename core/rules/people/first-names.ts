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
