import { eachIsSound, isOfConsole } from './every-page.ts'

eachIsSound((stop) => !isOfConsole(stop))
