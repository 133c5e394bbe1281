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
