/**
 * Makes and models on South African roads, written `Model=other name,other name`.
 * Before a name: ? believed only in context ('my fit', a year, tyres), ! only beside its make.
 */
export const makeNames: Record<string, readonly string[]> = {
  Toyota: ['toyotas', 'yota', 'toyata', 'toyotha'],
  Volkswagen: ['vw', 'v w', 'volksie', 'vdub', 'v dub', 'volkswagon', 'volks', 'vee dub', 'veedub', 'i vw'],
  Ford: ['fords'],
  Suzuki: ['zuki', 'suzi', 'suzukie'],
  Hyundai: ['hyndai', 'hundai', 'hyundia', 'hiundai'],
  Kia: ['kias'],
  Nissan: ['nisan', 'nisaan'],
  Datsun: [],
  Isuzu: ['izuzu', 'isuzus'],
  Renault: ['renalt', 'reno', 'renaut'],
  Haval: [],
  GWM: ['great wall'],
  Chery: ['cherry'],
  Mahindra: ['mahindras', 'mahendra'],
  Mazda: ['mazdas'],
  BMW: ['bmws', 'beemer', 'bimmer', 'beamer', 'beema', 'bee em', 'b m w', 'bm'],
  'Mercedes-Benz': ['mercedes benz', 'mercedes', 'merc', 'mercs', 'benz', 'mersedes', 'merz', 'mb', 'merceds'],
  Audi: ['audis', 'oudi'],
  Honda: ['hondas'],
  Opel: ['opels'],
  Chevrolet: ['chev', 'chevy', 'chevie', 'chevvy', 'chevs'],
  Mitsubishi: ['mitsu', 'mitsibushi', 'mitsubushi'],
  Peugeot: ['peugot', 'pug', 'peujot'],
  Citroen: ['citroën', 'citreon'],
  Fiat: [],
  Alfa: ['alfa romeo'],
  Mini: ['?mini'],
  Subaru: ['subie', 'suburu', 'subarus'],
  'Land Rover': ['landrover', 'landy', 'landie', 'range rover', 'rangie', 'rover'],
  Jeep: ['jeeps'],
  Volvo: ['volvos'],
  Lexus: [],
  Jaguar: ['jag'],
  Porsche: ['porche', 'porsch'],
  Tata: ['tatas'],
  Daihatsu: [],
  Daewoo: [],
  JAC: [],
  Jaecoo: ['jaeco'],
  Jetour: [],
  Omoda: [],
  BAIC: [],
  Proton: [],
  Infiniti: [],
  Dodge: [],
  Chrysler: [],
  BYD: [],
  Foton: [],
  LDV: [],
  Hino: [],
  Ssangyong: ['ssang yong', 'sang yong'],
  Tesla: [],
  Smart: ['!smart'],
  Geely: ['gely'],
  Mg: ['!mg'],
}

const models: Record<string, string> = {
  Toyota: `Hilux=hi lux,hylux,helux,hi-lux,gd6,gd 6,d4d bakkie,hilux bakkie,legend 45,legend 50,hiluxe|Fortuner=fortuna,fortunner|Corolla Quest=quest,corrola quest|Corolla Cross=cross corolla,corola cross
|Corolla Hatch=|Corolla=corrolla,corola,corrola,rolla|Auris=|Starlet=|Starlet Cross=|Urban Cruiser=urbancruiser|Rumion=|Vitz=|Agya=|Etios=ethios|Etios Cross=|Yaris=yarris|Yaris Cross=|GR Yaris=gr yaris|Avanza=avansa
|Innova=|RAV4=rav 4,rav,rav-4|Quantum=quantam,kwantum,ses fikile,sesfikile,quantum taxi,hiace,hi ace,siyaya,hi-ace,inyathi,quantam taxi,kombi taxi|Land Cruiser Prado=prado,landcruiser prado
|Land Cruiser 200=lc200,lc 200,landcruiser 200,cruiser 200,200 series|Land Cruiser 300=lc300,lc 300,landcruiser 300,cruiser 300,300 series|Land Cruiser 79=lc79,lc 79,landcruiser 79,cruiser 79,79 series
|Land Cruiser 76=lc76,landcruiser 76|Land Cruiser=landcruiser,cruiser|FJ Cruiser=fj,fj cruiser|Tazz=taz,tazz 130|Conquest=conquest tazz|Condor=|Venture=?venture|Camry=|Aygo=|Prius=|?Rush=|RunX=run x|Verso=|C-HR=chr,c hr
|Supra=|86=!86,gt86|Carina=|Cressida=|Dyna=|Stallion=?stallion|Tercel=|Twincam=twin cam|Vellfire=|Raider=?raider|Revo=?revo`,
  Volkswagen: `Golf GTI=gti,golf gti|Golf R=golf r,golf 7r,golf 7.5r,golf7r|Golf=gholf,golfie,igolf,vrr pha,golf mk|Polo Vivo GT=vivo gt|Polo Vivo=vivo,povivo,pv vivo,polovivo,vivo polo|Polo GTI=polo gti|Polo=polos,polo tsi,polo sedan,polo classic,polo playa,cross polo,bombastic polo
|Citi Golf=citi,citigolf,city golf,golf citi,citi chico,golf chico,chico,velociti,citi rox|Jetta=jeta|T-Cross=tcross,t cross,tee cross|T-Roc=troc,t roc|Taigo=|Tiguan=tigwan,tiguen|Tiguan Allspace=allspace|Touareg=tuareg,toureg|Passat=pasat
|Up!=?up,vw up|Amarok V6=|Amarok=amorok,ammarok|Caddy=cady|Transporter=transporter t5,transporter t6,?t5,?t6,t5 kombi,t6 kombi,volkswagen bus,vw bus|Kombi=combi,?kombie|Caravelle=|Crafter=|Beetle=?beetle|Touran=|Sharan=|?Fox=|Arteon=|Scirocco=sirocco|Microbus=`,
  Ford: `Ranger Raptor=raptor|Ranger=?ranger,ranger wildtrak,wildtrak,wildtrack,ford ranger,rangers|Everest=?everest|EcoSport=eco sport,ecosports,ekosport|Fiesta ST=|Fiesta=|Figo=figgo|Focus ST=|Focus=?focus|Kuga=cuga|Ka=!ka|Puma=?puma|Mustang=|Territory=?territory
|Bantam=|Ikon=|Laser=?laser|Escort=?escort|Transit=?transit|Tourneo=|Mondeo=|Fusion=?fusion|Sierra=|Telstar=|Cortina=`,
  Suzuki: `Swift Sport=|Swift=?swift,swifty,suzuki swift|Dzire=desire suzuki,swift dzire,dezire|Ertiga=|XL6=xl 6|XL7=xl 7|Ciaz=|Baleno=belano|Celerio=cellerio|S-Presso=spresso,s presso,espresso suzuki,expresso suzuki|Ignis=|Jimny=jimmy suzuki,jimney|Vitara Brezza=brezza|Grand Vitara=|Vitara=vitarra|Fronx=franx|SX4=sx 4|Alto=?alto|Eeco=`,
  Hyundai: `Grand i10=grand i 10|i10=i 10|i20 N=|i20=i 20|i30=i 30|Atos=attos,atoz|Getz=gets hyundai|Venue=?venue|Creta=kreta|ix35=ix 35|Tucson=tuscon,tuscan,tucsan|Kona=|Exter=|Accent=?accent|Elantra=|Santa Fe=santafe|H100=h 100,h-100|H1=h1,h-1,!h 1|Staria=|Palisade=|Sonata=|Matrix=?matrix|Veloster=`,
  Kia: `Picanto=pikanto,piccanto|Rio=rio hatch|Sonet=sonnet|Seltos=|Sportage=|Sorento=sorrento|Cerato=|Soul=?soul|Carnival=?carnival|Pegas=|Carens=|K2700=k 2700,k2700 bakkie|K2500=|Stonic=|Sedona=`,
  Nissan: `NP200=np 200,np20,mp200|NP300 Hardbody=np300,np 300,hardbody,hard body|Navara=navarra,navaro|Almera=almira|Micra=mikra|Magnite=magnight|Livina / Grand Livina=livina,grand livina|Qashqai=cashcai,qashkai,qashqui,quashqai,kashkai|Juke=|X-Trail=xtrail,x trail|Patrol=?patrol|Tiida=tida|Sentra=|1400=!1400,1400 bakkie,champ,nissan champ|Murano=|Pathfinder=|Terrano=|Primera=|NV350=nv 350,impendulo|NV200=|Leaf=!leaf|Sabre=?sabre|Skyline=|Note=!note|Hardbody=`,
  Datsun: `Go=!go,datsun go plus|Go+=`,
  Isuzu: `KB=kb250,kb 250,kb200,kb300,kb 300,kb240,kb 240,kb280,kb320,kb360,kb72,kb 200,kb 280|D-Max=dmax,d max,d-max|MU-X=mux,mu x`,
  Renault: `Kwid=quid,kwit,kwids|Clio=klio,cleo|Sandero Stepway=stepway|Sandero=|Duster=?duster|Captur=capture renault|Kadjar=|Triber=|Kiger=|Megane=|Scenic=?scenic|Koleos=|Logan=!logan|Twingo=|Trafic=`,
  Haval: `Jolion=jollion|H6=h 6|H2=h 2|H1=!h1|H9=|H6 GT=`,
  GWM: `P-Series=p series,pseries|Steed=|P500=|Tank 300=tank 300|Tank 500=tank 500`,
  Chery: `Tiggo 4 Pro=tiggo 4,tigo 4,tiggo4,tiggo 4pro|Tiggo 7 Pro=tiggo 7,tiggo7|Tiggo 8 Pro=tiggo 8,tiggo8|Tiggo Cross=|Tiggo=tigo|QQ=qq3`,
  Mahindra: `Pik Up=pikup,pick up mahindra,mahindra pick up,mahindra bakkie,pik-up|XUV300=xuv 300|XUV500=xuv 500|XUV700=xuv 700|XUV 3XO=3xo|KUV100=kuv 100|Scorpio-N=scorpio n|Scorpio=?scorpio|Bolero=?bolero|Thar=|TUV300=`,
  Mazda: `2=!2,mazda2|3=!3,mazda3|5=!5|6=!6,mazda6|323=|626=|CX-3=cx3,cx 3|CX-30=cx30,cx 30|CX-5=cx5,cx 5|CX-60=cx60|CX-7=cx7|BT-50=bt50,bt 50|Etude=|Midge=|Sting=!sting|Soho=!soho|Drifter=|B-Series=b2500`,
  BMW: `1 Series=1series,1 serie,!1,118i,116i,120i,120d,118d,125i,130i,135i,m135i,m140i,!116,!118,!120,!125,!130,!135|2 Series=2 serie,220i,218i,m235i,m240i,!218,!220|3 Series=3 serie,!3,316i,318i,318is,318d,320i,320d,323i,325i,325is,328i,330i,330d,335i,340i,!316,!318,!320,!323,!325,!328,!330,!335,gusheshe,gusheshi,e30,e36,e46,e90,f30,g20,dolphin bmw,325 is,box shape bmw
|4 Series=4 serie,420i,428i,430i,435i,440i,!420,!430,!435|5 Series=5 serie,!5,520i,520d,523i,525i,528i,530i,530d,535i,540i,!520,!525,!528,!530,!535,e39,e60,f10,g30|6 Series=|7 Series=7 serie,730d,740i,750i|8 Series=|X1=?x1|X2=?x2|X3=?x3|X4=?x4|X5=?x5|X6=?x6|X7=!x7|Z3=|Z4=|M2=?m2|M3=m 3|M4=m 4|M5=?m5|i3=!i3`,
  'Mercedes-Benz': `A-Class=a class,a klas,a160,a170,a180,a200,a220,a250,a45,a 180,a 200,a 250,w176,w177,w169|B-Class=b class,b180,b200,b 200|C-Class=c class,c klas,c180,c200,c220,c220d,c230,c240,c250,c270,c280,c300,c320,c350,c43,c63,c 180,c 200,c 220,c 250,c 63,w202,w203,w204,w205,w206,amg c63
|E-Class=e class,e klas,e200,e220,e240,e250,e300,e320,e350,e63,e 200,e 250,e 220,w210,w211,w212,w213|S-Class=s class,s500,s350,w221,w222|CLA=|CLS=|CLK=|GLA=|GLB=|GLC=|GLE=|GLS=|ML=ml350,ml320,ml 350,ml250,!ml|GL=!gl|G-Class=g class,g63,g wagon,gwagon|SLK=|V-Class=v class|Vito=|Viano=|X-Class=x class,x250d|Sprinter=sprinter van,sprinter taxi|Vaneo=`,
  Audi: `A1=a 1|A3=a 3,oudi a3|A4=a 4|A5=a 5|A6=a 6|A7=|A8=|Q2=q 2|Q3=q 3|Q5=q 5|Q7=q 7|Q8=q 8|S3=|RS3=rs 3|S4=|S5=|RS4=|RS5=|TT=!tt|R8=!r8`,
  Honda: `Jazz=?jazz|Fit=!fit,honda fit|Ballade=balade|Brio=?brio|Amaze=!amaze,?amaze|BR-V=brv,br v|HR-V=hrv,hr v|CR-V=crv,cr v|WR-V=wrv,wr v|Civic=?civic,sivic|Accord=?accord|City=!city|Elevate=!elevate|Mobilio=|FR-V=frv`,
  Opel: `Corsa Lite=corsa light|Corsa Utility=corsa bakkie|Corsa=korsa|Astra=|Kadett=kadet,cadet opel,kadett boss|Mokka=|Meriva=|Zafira=|Adam=!adam|Vectra=|Crossland=|Grandland=|Combo=!combo|Vivaro=`,
  Chevrolet: `Spark=?spark,spark lite|Cruze=?cruze,chev cruise|Aveo=|Utility=?utility,corsa utility chev,utility bakkie,chev bakkie|Trailblazer=trail blazer|Captiva=|Sonic=?sonic|Optra=|Lumina=|Orlando=!orlando|Vivant=`,
  Mitsubishi: `Triton=|Pajero Sport=|Pajero=pagero,pajerro|ASX=|Outlander=|Colt=?colt,colt bakkie|Lancer=|Eclipse Cross=|Mirage=!mirage|Xpander=expander mitsubishi`,
  Peugeot: `107=!107|108=!108|206=!206|207=!207|208=!208|307=!307|308=!308|2008=!2008|3008=!3008|5008=!5008|Landtrek=|Partner=!partner|Expert=!expert|Boxer=!boxer`,
  Citroen: `C1=|C2=|C3=c3 aircross|C4=|C5=|Berlingo=|Xsara=`,
  Fiat: `500=!500,cinquecento|Panda=!panda|Punto=|Uno=?uno,fiat uno|Palio=|Tipo=!tipo|Strada=|Siena=|Doblo=|Ducato=|Fullback=|500X=`,
  Alfa: `Giulietta=|MiTo=!mito|147=!147|159=!159|Giulia=|Stelvio=`,
  Mini: `Countryman=|Clubman=|Hatch=mini cooper,cooper s,mini one,mini hatch,jcw,cooper jcw|Paceman=`,
  Subaru: `Forester=|Impreza=|XV=!xv|Outback=?outback|WRX=|Legacy=!legacy|BRZ=`,
  'Land Rover': `Discovery 4=disco 4,discovery 4|Discovery 3=disco 3|Discovery 5=disco 5|Discovery Sport=disco sport|Discovery=?disco,?discovery|Defender=?defender|Freelander 2=freelander ii|Freelander=|Range Rover Evoque=evoque,evoke|Range Rover Sport=rr sport|Range Rover Velar=velar|Range Rover Vogue=?vogue|Range Rover=`,
  Jeep: `Grand Cherokee=jeep grand|Cherokee=|Wrangler=?wrangler,jeep wrangler|Renegade=?renegade|Compass=!compass|Patriot=!patriot|Gladiator=!gladiator`,
  Volvo: `S40=|S60=|V40=|V60=|XC40=xc 40|XC60=xc 60|XC90=xc 90|C30=`,
  Lexus: `IS=!is,is200,is250|NX=!nx|RX=!rx,rx350|UX=!ux|LX=!lx|ES=!es`,
  Jaguar: `XF=|XE=|F-Pace=fpace,f pace|E-Pace=epace,e pace`,
  Porsche: `Cayenne=cayene|Macan=|Panamera=|911=!911|Boxster=|Cayman=`,
  Tata: `Indica=|Indigo=!indigo|Super Ace=super ace|Xenon=`,
  Daihatsu: `Sirion=|Terios=|Charade=|Gran Max=gran max|Copen=|Materia=`,
  Daewoo: `Matiz=|Cielo=|Lanos=`,
  JAC: `T6=!t6|T8=!t8|T9=!t9|X200=`,
  Jaecoo: `J7=|J5=`,
  Jetour: `Dashing=!dashing|X70=|X70 Plus=`,
  Omoda: `C5=!c5|C9=!c9`,
  BAIC: `X55=|Beijing X55=|D20=|X25=|B40=`,
  Proton: `Saga=!saga|X50=|X70=!x70`,
  Infiniti: `Q50=|QX70=`,
  Dodge: `Caliber=|Journey=!journey|Nitro=!nitro`,
  Chrysler: `300C=300 c|PT Cruiser=pt cruiser|Voyager=!voyager`,
  BYD: `Atto 3=|Dolphin=!dolphin|Seal=!seal|Shark=!shark`,
  Foton: `Tunland=|View=!view`,
  LDV: `T60=|D90=`,
  Hino: `200=!200|300=!300`,
  Ssangyong: `Korando=|Actyon=|Rexton=|Tivoli=`,
  Tesla: `Model 3=!model 3`,
  Smart: `Fortwo=`,
  Geely: `LC=!lc`,
  Mg: `ZS=!zs|HS=!hs`,
}

export interface ModelName {
  make: string
  model: string
  phrase: string
  believed: 'alone' | 'in context' | 'with make'
}

const believed = { '?': 'in context', '!': 'with make' } as const
const isMark = (letter: string): letter is keyof typeof believed => letter in believed

function nameOf(make: string, model: string, written: string): ModelName {
  const mark = written.charAt(0)
  return isMark(mark)
    ? { make, model, phrase: written.slice(1), believed: believed[mark] }
    : { make, model, phrase: written, believed: 'alone' }
}

/** Every name of every model. */
export const modelNames: readonly ModelName[] = Object.entries(models).flatMap(([make, list]) =>
  list.split('|').flatMap((entry) => {
    const [written = '', others = ''] = entry.trim().split('=')
    const model = written.replace(/^[?!]/, '')
    const marked =
      /^[?!]/.test(written) ||
      others.split(',').some((other) => other.toLowerCase().slice(1) === model.toLowerCase() && /^[?!]/.test(other))
    const own = marked ? [] : [nameOf(make, model, model)]
    const asked = written.startsWith('?') ? [nameOf(make, model, written)] : []
    return [
      ...own,
      ...asked,
      ...others
        .split(',')
        .filter(Boolean)
        .map((other) => nameOf(make, model, other.trim())),
    ]
  }),
)
