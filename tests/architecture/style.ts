import { dirname, extname } from 'node:path'
import { type ESTree, Visitor, type VisitorObject } from 'vite'
import { isIn } from './arrows.ts'
import { lineAt, type Source } from './source.ts'

const MAX_LINES = 300
const MAX_FUNCTION_LINES = 60
const MAX_FILES = 25
/** Here each change of the tables adds one, and none ever goes. */
const GROWS = 'db/migrations'
/** Tables of facts may be as long as the facts. */
const data = /(^|\/)data\/|-data\.ts$/

/** What Node cannot run by leaving types out, and what the compiler could not check. */
export const unwanted = (all: readonly Source[]): string[] =>
  all.flatMap(({ path, text, program }) => {
    const found: string[] = []
    const report = (says: string) => (node: { start: number }) =>
      void found.push(`${path}:${lineAt(text, node.start)} ${says}`)
    const decorated = ({ decorators = [] }: { decorators?: { start: number }[] }) =>
      decorators.forEach(report('has a decorator'))
    const rules: VisitorObject = {
      TSAnyKeyword: report('says any'),
      TSNonNullExpression: report('has a non-null assertion'),
      TSEnumDeclaration: report('has an enum'),
      TSParameterProperty: report('has a parameter property'),
      TSModuleDeclaration: (node) => {
        if (node.id.type !== 'Literal') report('has a namespace')(node)
      },
      TSExportAssignment: report('has export ='),
      TSImportEqualsDeclaration: report('has import ='),
      ClassDeclaration: decorated,
      ClassExpression: decorated,
      PropertyDefinition: decorated,
      MethodDefinition: decorated,
      AccessorProperty: decorated,
    }
    new Visitor(rules).visit(program)
    return found
  })

export const tooLong = (all: readonly Source[]): string[] =>
  all
    .filter(({ path, lines }) => lines > MAX_LINES && !data.test(path))
    .map(({ path, lines }) => `${path} has ${lines} lines: past ${MAX_LINES} it is two files`)

/** The wording of an area is a table of functions: each of them is measured, and the table is not. */
const tableIn = ({ path, program }: Source): ReadonlySet<number> =>
  new Set(
    isIn(path, ['core/texts/wording/'])
      ? program.body.flatMap((statement) =>
          statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
            ? statement.declaration.declarations.flatMap(({ init }) => init?.start ?? [])
            : [],
        )
      : [],
  )

/** A migration is a list of statements, and a describe block a list of tests: functions only in name. */
export const longFunctions = (all: readonly Source[]): string[] =>
  all
    .filter(({ path }) => !isIn(path, ['tests/', 'db/migrations/']))
    .flatMap((source) => {
      const { path, text, program } = source
      const tables = tableIn(source)
      const found: string[] = []
      const measure = ({ start, end }: ESTree.Span): void => {
        const lines = text.slice(start, end).split('\n').length
        if (lines > MAX_FUNCTION_LINES && !tables.has(start))
          found.push(`${path}:${lineAt(text, start)} has a function of ${lines} lines`)
      }
      new Visitor({
        FunctionDeclaration: measure,
        FunctionExpression: measure,
        ArrowFunctionExpression: measure,
      }).visit(program)
      return found
    })

/** Node runs .ts and not .tsx, so JSX stays where Vite builds it. */
export const jsxElsewhere = (all: readonly Source[]): string[] =>
  all.filter(({ path }) => extname(path) === '.tsx' && !/^(tests\/)?web\//.test(path)).map(({ path }) => path)

/** The part of the kit that stands for an element; nobody else writes the element. */
const BUTTON = 'web/components/ui/button.tsx'

/** Buttons that are written by hand. */
export const bareButtons = (all: readonly Source[]): string[] =>
  all
    .filter(({ path }) => isIn(path, ['web/']) && path !== BUTTON)
    .flatMap(({ path, text, program }) => {
      const found: string[] = []
      new Visitor({
        JSXOpeningElement: ({ name, start }) => {
          if (name.type === 'JSXIdentifier' && name.name === 'button')
            found.push(`${path}:${lineAt(text, start)} has a bare <button>: Button of ${BUTTON} stands for it`)
        },
      }).visit(program)
      return found
    })

/** Folders with more files of their own than a reader takes in. */
export function tooFull(paths: readonly string[]): string[] {
  const counts = Map.groupBy(paths, (path) => dirname(path))
  return [...counts]
    .filter(([folder, files]) => files.length > MAX_FILES && folder !== GROWS)
    .map(([folder, files]) => `${folder} has ${files.length} files: past ${MAX_FILES} it is two folders`)
}

/** Transcripts that are named by a number instead of their subject. */
export const numbered = (paths: readonly string[]): string[] =>
  paths.filter((path) => /^tests\/dialogues\/(.*\/)?\d[^/]*$/.test(path))
