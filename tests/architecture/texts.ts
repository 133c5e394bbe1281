import { type ESTree, Visitor, type VisitorObject } from 'vite'
import { lineAt, type Source } from './source.ts'

/** The files of a language: core/texts/<language>/. */
export const isOfLanguage = (path: string): boolean => /^core\/texts\/[a-z]{2}\//.test(path)
const isIndex = (path: string): boolean => path.endsWith('/index.ts')

/** What stands in a language besides sentences. */
export const besidesSentences = (all: readonly Source[]): string[] =>
  all
    .filter(({ path }) => isOfLanguage(path) && !isIndex(path))
    .flatMap(({ path, text, program, imports }) => {
      const found = imports
        .filter(({ typesOnly }) => !typesOnly)
        .map(({ line, target }) => `${path}:${line} imports ${target}`)
      const report = (says: string) => (node: ESTree.Span) =>
        void found.push(`${path}:${lineAt(text, node.start)} has ${says}`)
      const rules: VisitorObject = {
        FunctionDeclaration: report('a function'),
        FunctionExpression: report('a function'),
        ArrowFunctionExpression: report('a function'),
        ConditionalExpression: report('a condition'),
        LogicalExpression: report('a condition'),
        TemplateLiteral: report('a template, which is not ICU MessageFormat'),
        CallExpression: report('a call'),
        NewExpression: report('a call'),
        SpreadElement: report('a spread'),
      }
      new Visitor(rules).visit(program)
      return found
    })
