import type { ESTree } from 'vite'
import { Visitor } from 'vite'
import { lineAt, type Source } from './source.ts'

/** A top-level function of core: what it is given, and the names that it uses. */
type Declared = {
  path: string
  name: string
  exported: boolean
  takesActor: boolean
  takesContext: boolean
  uses: Set<string>
}

/** A function's own policy, or one that it calls, decides for the Actor: where it is used, by `file#name`. */
export function withoutPolicy(files: readonly Source[]): string[] {
  const core = files.filter(({ path }) => path.startsWith('core/') && path.endsWith('.ts'))
  const declared = new Map(core.flatMap(declarationsOf).map((one) => [`${one.path}#${one.name}`, one]))
  const asks = new Set([...declared].filter(([key]) => isPolicy(key)).map(([key]) => key))
  for (let grown = true; grown; ) {
    const more = [...declared].filter(
      ([key, one]) => !asks.has(key) && one.takesActor && [...one.uses].some((use) => asks.has(use)),
    )
    for (const [key] of more) asks.add(key)
    grown = more.length > 0
  }
  return [...declared]
    .filter(([key, one]) => one.exported && one.takesActor && one.takesContext && !asks.has(key))
    .map(([key]) => key)
    .sort()
}

const isPolicy = (key: string): boolean => /-policy\.ts#/.test(key)

function declarationsOf({ path, text, program, imports }: Source): Declared[] {
  const found: { name: string; exported: boolean; node: ESTree.Node }[] = []
  for (const statement of program.body) {
    const exported = statement.type === 'ExportNamedDeclaration'
    const node = exported ? statement.declaration : statement
    if (node?.type === 'FunctionDeclaration' && node.id) found.push({ name: node.id.name, exported, node })
    if (node?.type === 'VariableDeclaration')
      for (const one of node.declarations)
        if (one.id.type === 'Identifier') found.push({ name: one.id.name, exported, node: one })
  }
  const names = new Map(found.map(({ name }) => [name, `${path}#${name}`]))
  for (const [local, key] of importedNames(program, text, imports)) names.set(local, key)
  return found.map(({ name, exported, node }) => {
    const code = text.slice(node.start, node.end)
    return {
      path,
      name,
      exported,
      takesActor: /\bactor: (?:Actor|Person)\b/.test(code),
      takesContext: /\bctx: /.test(code),
      uses: new Set([...identifiersIn(code)].flatMap((word) => (word === name ? [] : (names.get(word) ?? [])))),
    }
  })
}

const identifiersIn = (code: string): Set<string> => new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? [])

/** What each imported name means in the file that it comes from. */
function importedNames(program: ESTree.Program, text: string, imports: Source['imports']): [string, string][] {
  const found: [string, string][] = []
  const targets = imports.filter(({ isPackage }) => !isPackage)
  new Visitor({
    ImportDeclaration: ({ specifiers, start }) => {
      const target = targets.find(({ line }) => line === lineAt(text, start))?.target
      if (!target) return
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          found.push([one.local.name, `${target}#${one.imported.name}`])
    },
  }).visit(program)
  return found
}
