/** What people write before their name, the longer ones first. */
const introductions: readonly (readonly string[])[] = [
  'igama lami ngingu',
  'igama lami ngu',
  'igama lam ngu',
  'igama lam ndingu',
  'lebitso la ka ke',
  'my names is',
  'my name is',
  'the name is',
  'my name s',
  'my naam is',
  'name is',
  'naam is',
  'i am called',
  'they call me',
  'noem my',
  'ek heet',
  'call me',
  'igama lami',
  'igama lam',
  'ngingu',
  'ndingu',
  'my names',
  'name',
  'naam',
  'this is',
  'hier is',
  'i am',
  'im',
  'iam',
  'ek is',
  'ekis',
  'regards',
  'groete',
  'yours',
  'signed',
  'from',
].map((phrase) => phrase.split(' '))

/** How many words from here say that a name follows; 0 for none. */
export const nameBegins = (words: readonly string[], at: number): number =>
  introductions.find((phrase) => phrase.every((word, step) => words[at + step] === word))?.length ?? 0

/** Words before somebody's name. */
export const titles: ReadonlySet<string> = new Set(
  `mr mrs ms miss dr prof oom tannie tant bra bru sis sisi bhuti mama tata gogo mkhulu mev mnr mej meneer mevrou juffrou uncle aunt aunty auntie pastor ds sir madam
  wife husband hubby vrou man son daughter seun dogter brother sister broer suster mother father ma pa mom dad friend boyfriend girlfriend colleague boss driver customer client klant
  ask tell vra sê se contact speak`.split(/\s+/),
)

/** Small words inside of a name. */
export const particles: ReadonlySet<string> = new Set([
  'van',
  'der',
  'den',
  'de',
  'du',
  'le',
  'la',
  'von',
  'ter',
  'bin',
])

/** Words that follow 'I am' and the like and are no names, also where no vocabulary is at hand. */
export const restOfName: ReadonlySet<string> = new Set(
  `a an the and or but so if to in at on of by for from with near here there now not no yes very still just also then than this that it its is are was be been am
  i we you he she they me my your our his her their looking waiting going coming running busy late early sorry happy done stuck stranded interested available free ready
  sure asking calling writing trying using driving staying living based need want would could can will please how what when where which who why
  n die en of maar as om te by op in uit van vir met nie ek jy hy sy ons hulle my jou hier daar nou laat besig opsoek seker gereed reg moet wil kan het was wees sal
  tyre tyres tire tires band bande car cars wheel wheels price prices shop size fit fitting booking monday tuesday wednesday thursday friday saturday sunday
  maandag dinsdag woensdag donderdag vrydag saterdag sondag january february march april may june july august september october november december
  today tomorrow vandag more morning afternoon evening`.split(/\s+/),
)
