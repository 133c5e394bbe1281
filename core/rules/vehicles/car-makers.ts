/** Makers of cars and light lorries anywhere, in lower case: what somebody calls a car begins with one of them. */
export const carMakers: ReadonlySet<string> = new Set(
  `abarth|acura|alfa|alfa-romeo|alfa romeo|alpina|alpine|ashok leyland|aston martin|audi|austin|avatr|baic|bajaj|bentley|bmw|borgward|brilliance|bugatti|buick|byd|cadillac|cam|changan|chana
|changhe|chery|chevrolet|chrysler|citroen|citroën|cupra|dacia|daewoo|daf|daihatsu|datsun|deepal|denza|dfm|dfsk|dodge|dongfeng|donkervoort|ds|eicher|exeed|faw|ferrari|fiat|fisker|ford|foton|freightliner
|fuso|gac|geely|genesis|geo|gmc|golden journey|gonow|great wall|gwm|hafei|haima|haval|hino|holden|honda|hongqi|hummer|hyundai|icaur|ineos|infiniti|international|isuzu|iveco|jac|jaecoo|jaguar|jeep|jetour
|jinbei|jmc|joylong|kia|koenigsegg|ktm|lada|lamborghini|lancia|land rover|landrover|ldv|leapmotor|lepas|lexus|leyland|li auto|lifan|lincoln|lotus|lucid|lynk|lynk & co|mahindra|man|maruti|maserati
|maxus|maybach|mazda|mclaren|mercedes|mercedes benz|mercedes-benz|mg|mini|mitsubishi|morgan|morris|nio|nissan|noble|oldsmobile|omoda|opel|pagani|perodua|peugeot|plymouth|polestar|pontiac|porsche
|proton|ram|range rover|renault|rivian|roewe|rolls royce|rolls-royce|rover|saab|samsung|scania|scion|seat|seres|shelby|skoda|škoda|smart|soueast|ssangyong|kgm|subaru|suzuki|tank|tata|tesla|toyota|triumph
|uaz|ud trucks|vauxhall|vinfast|volkswagen|volvo|vw|wuling|xpeng|yugo|zap|zeekr|zotye|zx auto`
    .split(/\||\n/)
    .map((name) => name.trim())
    .filter(Boolean),
)
