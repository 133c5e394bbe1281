// `npm test`: type check, lint and every test but the long ones; with words, only the tests that they name.
// `npm run test:long`: the long ones. The last line counts them.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, existsSync, constants as files, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import process from 'node:process'
import { installMissing, node24, requireNode, root, run } from '../start/install.mjs'

requireNode()
await installMissing({ needs: 'vitest', flags: ['--include=dev'] })

const [kind, words] = process.argv[2] === '--long' ? ['long', process.argv.slice(3)] : ['tests', process.argv.slice(2)]
const count = { passed: 0, failed: 0 }
const onCi = ['1', 'true'].includes(process.env.CI ?? '')
const chromium = find('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome')
// Without windows and notices it takes half of the processor; other pages see no difference.
const shell = find('chromium-headless-shell')
const redis = find('redis-server')
const pooler = find('pgbouncer')
const arial = process.platform !== 'linux' || hasFont(/Liberation Sans|Arial/)
missing(chromium, 'chromium', 'the tests in a browser')
missing(redis, 'redis-server', 'the tests on Redis')
missing(pooler, 'pgbouncer', 'the test behind a pooler')
missing(arial, 'Arial, or Liberation Sans,', 'the tests of a font that arrives late')
if (!process.env.SPOOR_OLDER_CHROMIUM)
  console.log('SPOOR_OLDER_CHROMIUM names no program: how lost code is fetched again is tried in one browser only')

if (words.length > 0) await tests(chosen(words))
else if (kind === 'long') await tests(['--project=long'])
else {
  const checks = [
    // Several would each find out what the others know of types that all use, which takes twice the processor.
    check('type check', 'typescript', 'tsc', ['--noEmit', '--checkers', '1']),
    check('lint', '@biomejs/biome', 'biome', ['check', '.']),
  ]
  await tests(['--project=parts', '--project=whole'])
  for (const ended of checks) await ended()
}
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)

function find(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function hasFont(name) {
  const list = find('fc-list')
  return list !== undefined && name.test(execFileSync(list, [':', 'family'], { encoding: 'utf8' }))
}

function isProgram(path) {
  try {
    accessSync(path, files.X_OK)
    return true
  } catch {
    return false
  }
}

function missing(found, name, what) {
  if (found) return
  if (onCi) count.failed++
  console.log(
    onCi
      ? `failed: ${name} is not installed, and CI runs everything`
      : `${name} is not installed: ${what} are left out`,
  )
}

/**
 * Runs beside the tests, on what they leave of the processors. A failure is shown at once; the function that is returned
 * counts it, and shows it again below the tests.
 */
function check(name, packageName, program, args) {
  const child = spawn(node24, [bin(packageName, program), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill(signal))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const passes = once(child, 'close').then(
    ([code]) => code === 0,
    (error) => {
      printed += error
      return false
    },
  )
  const say = (passed) => console.log(passed ? `passed: ${name}` : `\n${printed}\nfailed: ${name}`)
  void passes.then((passed) => passed || say(passed))
  return async () => {
    const passed = await passes
    count[passed ? 'passed' : 'failed']++
    say(passed)
  }
}

function bin(packageName, program) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[program])
}

/** Words in the path of a test file choose files; all others together are words in the name of a test. */
function chosen(words) {
  const files = readdirSync(join(root, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const inPath = words.filter((word) => files.some((file) => file.includes(word)))
  const name = words.filter((word) => !inPath.includes(word)).join(' ')
  const found = files.filter(
    (file) =>
      (inPath.length === 0 || inPath.some((word) => file.includes(word))) &&
      (name === '' || inPath.length > 0 || readFileSync(join(root, file), 'utf8').includes(name)),
  )
  if (found.length > 0) return name ? [...found, '-t', name.replace(/[^\w\s]/g, '\\$&')] : found
  console.log(`no test file has ${words.join(' ')} in its path or its words`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

async function tests(which) {
  console.log('\ntests')
  const folder = mkdtempSync(join(tmpdir(), 'spoor-report-'))
  const report = join(folder, 'report.json')
  const slowest = join(root, 'tests', 'support', 'slowest-files.ts')
  const reporters = ['default', 'json', slowest].map((name) => `--reporter=${name}`)
  const args = ['run', ...which, ...reporters, `--outputFile.json=${report}`]
  const env = {
    ...{ SPOOR_CHROMIUM: chromium ?? '', SPOOR_REDIS: redis ?? '', SPOOR_PGBOUNCER: pooler ?? '' },
    ...(chromium && shell && { SPOOR_HEADLESS_SHELL: shell }),
    ...(!arial && { SPOOR_ARIAL: '' }),
  }
  const code = await run(node24, [bin('vitest', 'vitest'), ...args], { env })
  const failedBefore = count.failed
  if (existsSync(report)) add(JSON.parse(readFileSync(report, 'utf8')))
  if (code !== 0 && count.failed === failedBefore) count.failed++
  if (count.passed + count.failed === 0) {
    count.failed++
    console.log('no test ran')
  }
  rmSync(folder, { recursive: true, force: true })
}

/** A file that could not even be loaded counts as one failure. */
function add(report) {
  count.passed += report.numPassedTests
  count.failed += report.numFailedTests
  count.failed += report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
}
