/**
 * `npm run test:breaks`: breaks a copy of the product on purpose, one break after the other, and says whether the tests
 * that have to catch it do. A break is a patch whose first line says what is wrong then; `Caught by:` names a test file,
 * `Only:` the tests of it that are run. Words choose breaks by their names; `--at <commit>` breaks an older state.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const repository = join(import.meta.dirname, '..', '..')
const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true })

type Break = { name: string; patch: string; says: string; files: string[]; only: string | undefined }
type Verdict = 'caught' | 'not caught' | 'does not apply'

const breaks = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.patch'))
  .filter((file) => positionals.length === 0 || positionals.some((word) => file.includes(word)))
  .sort()
  .map(readBreak)

function readBreak(file: string): Break {
  const patch = join(import.meta.dirname, file)
  const text = readFileSync(patch, 'utf8')
  const lines = (name: string) =>
    text.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  const files = lines('Caught by')
  if (files.length === 0) throw new Error(`${file} names no test that catches it`)
  return { name: basename(file, '.patch'), patch, says: text.split('\n')[0] ?? '', files, only: lines('Only')[0] }
}

/** What git knows of, as it stands here or at the commit; packages are those of the repository. */
function copyTo(folder: string): void {
  if (values.at) {
    const tar = join(folder, 'copy.tar')
    git(['archive', '--output', tar, values.at], repository)
    if (spawnSync('tar', ['-xf', tar, '-C', folder]).status !== 0) throw new Error(`${values.at} cannot be unpacked`)
    rmSync(tar)
  } else {
    const listed = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], repository)
    for (const file of listed.split('\0').filter((one) => one && existsSync(join(repository, one)))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(repository, file), join(folder, file))
    }
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  // Younger than the packages, it would have a program that is started there install them anew.
  utimesSync(join(folder, 'package-lock.json'), 0, 0)
}

function git(args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

const applies = (folder: string, { patch }: Break, ...way: string[]): boolean =>
  spawnSync('git', ['apply', '--recount', '-C1', ...way, patch], {
    cwd: folder,
    // Else it would be taken for a folder of a repository around it.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
  }).status === 0

const Report = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string(), title: z.string() })) }),
  ),
})
type Ran = { file: string; passed: number; failed: number }

/** Runs the tests in the copy; a file that could not be loaded has neither passed nor failed tests. */
async function ran(folder: string, files: readonly string[], only?: string): Promise<Ran[]> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', ...files, '--reporter=json', `--outputFile.json=${report}`, '--maxWorkers=1']
  const child = spawn(process.execPath, [...args, ...(only ? ['-t', only] : [])], { cwd: folder, stdio: 'ignore' })
  await new Promise((resolve) => child.once('close', resolve))
  if (!existsSync(report)) throw new Error('the tests did not run')
  return Report.parse(JSON.parse(readFileSync(report, 'utf8'))).testResults.map(({ name, assertionResults }) => ({
    file: name.slice(name.indexOf('/tests/') + 1),
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
    failed: assertionResults.filter(({ status }) => status === 'failed').length,
  }))
}

/** A break counts as caught if each of its files has a test that fails now. */
async function judge(folder: string, one: Break): Promise<Verdict> {
  if (!applies(folder, one)) return 'does not apply'
  const results = await ran(folder, one.files, one.only)
  if (!applies(folder, one, '--reverse')) throw new Error(`${one.name} cannot be taken back`)
  const isCaught = one.files.every((file) => results.some((ran) => ran.file === file && ran.failed > 0))
  return isCaught ? 'caught' : 'not caught'
}

/** Tests that fail, or do not run, without a break would prove nothing. */
async function unsound(folder: string): Promise<string[]> {
  const wanted = Map.groupBy(breaks, ({ only }) => only)
  const problems: string[] = []
  for (const [only, group] of wanted) {
    const files = [...new Set(group.flatMap((one) => one.files))]
    const results = await ran(folder, files, only)
    for (const file of files) {
      const found = results.find((one) => one.file === file)
      if (!found?.passed || found.failed > 0) problems.push(`${file} does not pass as it is`)
    }
  }
  return problems
}

const folder = mkdtempSync(join(tmpdir(), 'spoor-breaks-'))
try {
  copyTo(folder)
  const problems = await unsound(folder)
  for (const problem of problems) console.log(problem)
  const verdicts: Verdict[] = []
  for (const one of breaks) {
    const verdict = await judge(folder, one)
    verdicts.push(verdict)
    console.log(`${verdict.padEnd(14)}  ${one.name}: ${one.says}`)
  }
  const count = (wanted: Verdict) => verdicts.filter((one) => one === wanted).length
  console.log(`${count('caught')} caught, ${count('not caught')} not caught, ${count('does not apply')} do not apply`)
  process.exitCode = problems.length === 0 && count('caught') === breaks.length && breaks.length > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
