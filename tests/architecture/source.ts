import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export const root = join(import.meta.dirname, '../..')

export type Import = {
  /** Path in the repository, or the name of a package. */
  target: string
  isPackage: boolean
  typesOnly: boolean
  line: number
}

export type Source = { path: string; text: string; lines: number; program: ESTree.Program; imports: Import[] }

const foreign = new Set(['node_modules', '.git', '.data', 'dist'])
const code = /\.(ts|tsx|mjs)$/

/** Every file of the project by its path in the repository. */
export const allFiles = (folder = root): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !foreign.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? allFiles(path) : [relative(root, path)]
    })
    .sort()

export const sources = (): Source[] =>
  allFiles()
    .filter((path) => code.test(path))
    .map((path) => read(path, readFileSync(join(root, path), 'utf8')))

/** A file as it would be if it stood at this path. */
export function read(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const imports = importsOf(program).map(({ specifier, typesOnly, start }) => ({
    ...resolve(path, specifier),
    typesOnly,
    line: lineAt(text, start),
  }))
  return { path, text, lines, program, imports }
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

type Found = { specifier: string; typesOnly: boolean; start: number }

function importsOf(program: ESTree.Program): Found[] {
  const found: Found[] = []
  const add = (source: { value: unknown } | null, typesOnly: boolean, start: number): void => {
    if (typeof source?.value === 'string') found.push({ specifier: source.value, typesOnly, start })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers, start }) => {
      const types = specifiers.filter((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
      add(source, importKind === 'type' || (types.length > 0 && types.length === specifiers.length), start)
    },
    ExportNamedDeclaration: ({ source, exportKind, start }) => add(source, exportKind === 'type', start),
    ExportAllDeclaration: ({ source, exportKind, start }) => add(source, exportKind === 'type', start),
    ImportExpression: ({ source, start }) => add(source.type === 'Literal' ? source : null, false, start),
    TSImportType: ({ source, start }) => add(source, true, start),
  }).visit(program)
  return found
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  const clean = specifier.replace(/\?.*$/, '')
  if (clean.startsWith('#')) return { target: existing(clean.slice(1)), isPackage: false }
  if (clean.startsWith('.')) return { target: existing(posix.join(dirname(from), clean)), isPackage: false }
  if (clean.startsWith('node:')) return { target: clean, isPackage: true }
  const [scope = '', name] = clean.split('/')
  return { target: scope.startsWith('@') ? `${scope}/${name}` : scope, isPackage: true }
}

/** In .tsx files Vite lets an ending be left out. */
const existing = (path: string): string =>
  [path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(join(root, one))) ?? path
