import { join } from 'node:path'
import type { EvaluatedModules } from 'vite/module-runner'
import { TestRunner, vi } from 'vitest'

/** What begins anew with each file: what tests keep, and the page of one person. */
const OWN = ['/tests/', '/web/']
const stays = [import.meta.filename, join(import.meta.dirname, 'of-worker.ts')]

/**
 * Files of one worker share the loaded code of the product, which takes seconds of a processor to load. Helpers of
 * tests and the website are loaded for each file, so that neither a database, a clock, a stand-in for Twilio, nor who
 * is signed in is handed on.
 */
export default class FreshModules extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (source === 'collect') {
      this.forgetModules()
      vi.useRealTimers()
      vi.unstubAllGlobals()
      vi.unstubAllEnvs()
      emptyPage()
    }
    return super.importFile(path, source)
  }

  private forgetModules(): void {
    const { evaluatedModules }: { evaluatedModules: EvaluatedModules } = Reflect.get(this, 'moduleRunner')
    for (const [id, module] of evaluatedModules.idToModuleMap) {
      if (stays.includes(id) || !OWN.some((folder) => id.startsWith(this.config.root + folder))) continue
      module.promise = undefined
      module.exports = undefined
      module.evaluated = false
      module.importers.clear()
    }
  }
}

/** The page of a browser is the worker's, too, if its files are tested in one. */
function emptyPage(): void {
  if (typeof window === 'undefined') return
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
}
