import manifest from '../package.json' with { type: 'json' }
import { readCall, type Call } from './arguments.ts'
import { help } from './messages.ts'
import { CliFailure, exitCodes, failure, type ExitCode, type Output } from './outcome.ts'
import { printable } from './printable.ts'

type Command = (call: Call, output: Output) => Promise<ExitCode>

/** Each command arrives when it is called, so that help and wrong usage answer at once. */
const commands: Record<string, () => Promise<Command>> = {
  create: async () => (await import('./commands/create.ts')).create,
  advise: async () => (await import('./commands/advise.ts')).advise,
  check: async () => (await import('./commands/check.ts')).check
}

const output: Output = {
  result: (text) => process.stdout.write(`${printable(text)}\n`),
  problem: (text) => process.stderr.write(`${printable(text)}\n`),
  progress: (text) => process.stderr.isTTY && process.stderr.write(`${printable(text)}\n`)
}

async function main(words: readonly string[]): Promise<ExitCode> {
  const call = readCall(words)
  if (call.flags.version) {
    output.result(manifest.version)
    return exitCodes.done
  }
  if (call.flags.help || call.command === undefined) {
    output.result(help)
    return call.flags.help ? exitCodes.done : exitCodes.usage
  }
  const command = Object.hasOwn(commands, call.command) ? commands[call.command] : undefined
  if (command === undefined) throw failure(exitCodes.usage, 'cli.unknown-command', call.command)
  return (await command())(call, output)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CliFailure)) throw error
  output.problem(error.message)
  process.exitCode = error.exitCode
}

// All is written: ending here saves the milliseconds in which Node would take its heap apart.
process.stdout.write('', () => process.stderr.write('', () => process.exit()))
