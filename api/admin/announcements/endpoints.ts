import type { Endpoint } from '../../route.ts'
import change from './change.ts'
import list from './list.ts'
import look from './look.ts'
import pause from './pause.ts'
import remove from './remove.ts'
import resume from './resume.ts'
import send from './send.ts'
import stop from './stop.ts'
import test from './test.ts'
import write from './write.ts'

/** What admins tell many people at once. */
export const announcementEndpoints: readonly Endpoint[] = [
  list,
  write,
  look,
  change,
  remove,
  test,
  send,
  pause,
  resume,
  stop,
]
