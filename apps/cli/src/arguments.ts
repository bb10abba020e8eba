import { parseArgs } from 'node:util'
import { exitCodes, failure } from './outcome.ts'

const flags = {
  help: { type: 'boolean' },
  version: { type: 'boolean' },
  site: { type: 'string' },
  out: { type: 'string' },
  zip: { type: 'string' },
  force: { type: 'boolean' },
  fix: { type: 'boolean' },
  format: { type: 'string' },
  timeout: { type: 'string' },
  name: { type: 'string' },
  industry: { type: 'string' },
  description: { type: 'string' },
  audience: { type: 'string' },
  location: { type: 'string' },
  website: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  features: { type: 'string' },
  framework: { type: 'string' },
  javascript: { type: 'boolean' },
  dark: { type: 'boolean' },
  colors: { type: 'string' },
  primary: { type: 'string' },
  secondary: { type: 'string' },
  font: { type: 'string' },
  layout: { type: 'string' },
  hosts: { type: 'string' },
  ci: { type: 'string' },
  domain: { type: 'string' },
  messages: { type: 'string' },
  'messages-key': { type: 'string' }
} as const

/** The flags of a call, by name. */
export type Flags = {
  -readonly [Name in keyof typeof flags]?: (typeof flags)[Name]['type'] extends 'boolean' ? boolean : string
}

/** A call of the command line: its command, its operands and its flags. */
export interface Call {
  command: string | undefined
  operands: readonly string[]
  flags: Flags
}

/** Reads the words after the program's name; wrong ones end with the usage exit code. */
export function readCall(words: readonly string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: flags,
      allowPositionals: true,
      strict: true
    })
    const [command, ...operands] = positionals
    return { command, operands, flags: values }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw failure(exitCodes.usage, 'cli.bad-flag', `${reason}.`)
  }
}
