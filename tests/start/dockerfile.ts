import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { repository } from '#tests/support/program.ts'

type Instruction = { name: string; rest: string }
type Stage = { name: string; from: string; instructions: Instruction[] }
export type Image = { folder: string; env: Record<string, string> }

/**
 * Does what the Dockerfile says with folders in place of images, and returns what the last stage holds. What needs a
 * network stands here already: `npm ci` takes the packages of the repository, and npm works offline.
 */
export function buildImage(folder: string): Image {
  const built = new Map<string, Image>()
  const stages = stagesOf(readFileSync(join(repository, 'Dockerfile'), 'utf8'))
  for (const [at, stage] of stages.entries()) {
    const base = built.get(stage.from)
    const image: Image = { folder: join(folder, String(at)), env: { ...base?.env } }
    mkdirSync(image.folder, { recursive: true })
    if (base) link(`${base.folder}/.`, image.folder)
    let workFolder = '/app'
    for (const { name, rest } of stage.instructions) {
      if (name === 'WORKDIR') workFolder = rest
      else if (name === 'ENV') for (const pair of rest.split(/\s+/)) setVariable(image.env, pair)
      else if (name === 'COPY') copy(rest, image.folder, workFolder, built)
      else if (name === 'RUN') run(rest, image, workFolder)
      mkdirSync(join(image.folder, workFolder), { recursive: true })
    }
    built.set(stage.name, image)
  }
  const last = built.get(stages.at(-1)?.name ?? '')
  if (!last) throw new Error('the Dockerfile has no stage')
  return last
}

function stagesOf(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    const [, from = '', as] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
    if (name === 'FROM') stages.push({ name: as ?? 'last', from, instructions: [] })
    else stages.at(-1)?.instructions.push({ name, rest: rest.trim() })
  }
  return stages
}

function setVariable(env: Record<string, string>, pair: string): void {
  const [name = '', value = ''] = pair.split('=')
  env[name] = value
}

function copy(rest: string, folder: string, workFolder: string, built: ReadonlyMap<string, Image>): void {
  const parts = rest.split(/\s+/)
  const stage = /^--from=(\S+)$/.exec(parts[0] ?? '')?.[1]
  if (stage) parts.shift()
  const to = parts.pop() ?? '.'
  const target = join(folder, resolve(workFolder, to))
  for (const part of parts) {
    const source = stage ? join(built.get(stage)?.folder ?? '', part) : fromContext(part)
    const isFolder = statSync(source).isDirectory()
    const end = isFolder || !/(^\.|\/)$/.test(to) ? target : join(target, basename(part))
    mkdirSync(isFolder ? end : dirname(end), { recursive: true })
    if (isFolder && stage) link(`${source}/.`, end)
    else cpSync(source, end, { recursive: true })
  }
}

/** A file that .dockerignore leaves out is not there for Docker. */
function fromContext(path: string): string {
  const allowed = readFileSync(join(repository, '.dockerignore'), 'utf8').split('\n')
  const isAllowed = allowed.some((line) => line === `!${path}` || (line && path.startsWith(`${line.slice(1)}/`)))
  if (!isAllowed) throw new Error(`.dockerignore leaves out ${path}`)
  return join(repository, path)
}

function run(command: string, image: Image, workFolder: string): void {
  // Owners and places outside of the folder belong to the container.
  if (command.startsWith('install -d')) return
  const cwd = join(image.folder, workFolder)
  if (command.startsWith('npm ci')) {
    link(join(repository, 'node_modules'), cwd)
    return
  }
  const env = {
    ...image.env,
    HOME: process.env.HOME,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    npm_config_offline: 'true',
  }
  const done = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`RUN ${command} ended with ${done.status}:\n${done.stdout}${done.stderr}`)
}

/** Linked where that is possible: packages are many and large, and nothing changes a file in place. */
function link(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is not there`)
  const linked = spawnSync('cp', ['-al', from, to]).status === 0
  if (!linked && spawnSync('cp', ['-a', from, to]).status !== 0) throw new Error(`${from} could not be copied`)
}
