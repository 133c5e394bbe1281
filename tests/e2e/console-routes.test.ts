import { eachIsSound, isOfConsole, sellerPagesAreSmall } from './every-page.ts'

eachIsSound(isOfConsole)
sellerPagesAreSmall()
