/** A choice that means nothing here; it is answered as one of an earlier question. */
const STALE = 'stale'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
/** Choices that name a row, by the part before its id. 'mine:keep' is the one that names none. */
const naming =
  /^(?:booking:[a-z]+[123]?|work:[a-z]+|rescue:[a-z0-9]+|thread:answer|ask|alert:search|tyres-at|shop|service-at|again|desk|mine|pick|undo|tyre|at|stock:[a-z]+|quote:(?:all|open|take|no|close|card|send|other|cannot)):/
const namingNone = new Set(['mine:keep'])
const day = /^day:\d(?!\d{3}-\d\d-\d\d$)/
const time = /^time:\d(?!\d:\d\d$)/

/** The id of a tapped button or row, if what it names has the right form. */
export function readChoice(id: string): string {
  const named = naming.exec(id)
  const [rowId = ''] = named ? id.slice(named[0].length).split(':') : []
  if (named && !namingNone.has(id) && !uuid.test(rowId)) return STALE
  return day.test(id) || time.test(id) ? STALE : id
}
