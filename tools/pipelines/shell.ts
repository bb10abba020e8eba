// Runs the commands of a pipeline as a CI machine would: no program of this repository is on its path, and the command
// line tools of the hosts are fakes that record what they are asked.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** How a command ended, and all that it wrote. */
export interface Finished {
  code: number
  output: string
}

/** What a pipeline's commands share. */
export interface Machine {
  home: string
  /** File that every use of a fake is appended to, one JSON text a line. */
  log: string
}

const tools = ['npm', 'npx', 'aws', 'gcloud', 'docker', 'vercel', 'netlify', 'firebase']
const fakeTool = fileURLToPath(new URL('./fake-tool.ts', import.meta.url))

/** Writes the fakes, and this Node under its own name. */
export function writeFakeTools(home: string): void {
  const folder = join(home, 'bin')
  for (const each of [folder, join(home, 'node')]) {
    mkdirSync(each, { recursive: true })
    symlinkSync(process.execPath, join(each, 'node'))
  }
  for (const tool of tools) {
    const path = join(folder, tool)
    writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${fakeTool}" ${tool} "$@"\n`)
    chmodSync(path, 0o755)
  }
}

/** Settings of the machine that commands may see: where npm gets its packages, and no more. */
const inheritedVariables =
  /^(HOME|USER|LANG|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|https?_proxy|no_proxy|npm_config_(registry|cache|userconfig|globalconfig|cafile|https?_proxy|noproxy))$/i

/** Folders of the path that belong to the system, where npm and the shell are. */
const systemPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !/node_modules[\\/]\.bin|node-gyp-bin/.test(folder))
  .join(delimiter)

/** The path without fakes: this Node and the programs of the system. */
export function pathWithoutFakes(home: string): string {
  return [join(home, 'node'), systemPath].join(delimiter)
}

function toEnvironment(machine: Machine): Record<string, string> {
  const own = Object.entries(process.env).filter(
    ([name, value]) => inheritedVariables.test(name) && value !== undefined
  )
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    CI: 'true',
    PATH: [join(machine.home, 'bin'), systemPath].join(delimiter),
    PIPELINE_HOME: machine.home,
    PIPELINE_LOG: machine.log,
    PIPELINE_SYSTEM_PATH: pathWithoutFakes(machine.home),
    NODE_COMPILE_CACHE: join(machine.home, 'compiled'),
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false'
  }
}

/** Runs a program in a folder. */
export async function execute(
  machine: Machine,
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {}
): Promise<Finished> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...toEnvironment(machine), ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number>((done, failed) => {
    child.once('error', failed)
    child.once('close', (ended) => done(ended ?? 1))
  })
  return { code, output }
}

/** A step of a pipeline that did not end well. */
export class StepFailure extends Error {}

/** Runs a script as CI services do, ending at the first command that fails; throws where it fails or a tool warns. */
export async function runScript(
  machine: Machine,
  folder: string,
  script: string,
  env: Readonly<Record<string, string>> = {}
): Promise<void> {
  const { code, output } = await execute(machine, folder, ['bash', '-e', '-c', script], env)
  // What npm says of the machine, and the scripts that it repeats, are no warning of a tool.
  const said = stripVTControlCharacters(output)
    .replace(/^(npm warn|> ).*$/gm, '')
    .replaceAll('0 warnings', '')
  if (code !== 0 || /\bwarn/i.test(said))
    throw new StepFailure(`${script.trim()}\nended with ${code}:\n${output.trim()}`)
}
