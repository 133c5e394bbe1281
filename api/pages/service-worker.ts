import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'

/** GET /sw.js: the service worker. It carries the name of this build, so that browsers notice a new one. */
export function serviceWorker(folder: string): RequestHandler {
  const files = ['index.html', 'manifest.json'].map((name) => readFileSync(join(folder, name)))
  const build = createHash('sha256').update(Buffer.concat(files)).digest('base64url').slice(0, 16)
  const script = readFileSync(join(folder, 'sw.js'), 'utf8').replace("'BUILD'", JSON.stringify(build))
  return (_, response) => void response.set('Cache-Control', 'no-cache').type('text/javascript').send(script)
}
