import { writeFileSync } from 'node:fs'
import { printed } from './printed.ts'

writeFileSync(new URL('../../docs/conversation.md', import.meta.url), printed())
