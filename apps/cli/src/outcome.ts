import { cliErrors, type CliErrorCode } from './messages.ts'

/** Exit codes: done, problems found, wrong usage. */
export const exitCodes = { done: 0, problems: 1, usage: 2 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** An expected failure of a command, with its message for standard error. */
export class CliFailure extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.name = 'CliFailure'
    this.exitCode = exitCode
  }
}

/** Creates the failure of a code in the catalogue, with its parameters. */
export function failure<Code extends CliErrorCode>(
  exitCode: ExitCode,
  code: Code,
  ...values: Parameters<(typeof cliErrors)[Code]>
): CliFailure {
  const say = cliErrors[code] as (...given: Parameters<(typeof cliErrors)[Code]>) => string
  return new CliFailure(exitCode, say(...values))
}

/** Where a command writes: results to standard output, progress and problems to standard error. */
export interface Output {
  result: (text: string) => void
  problem: (text: string) => void
  /** Shown on a terminal only. */
  progress: (text: string) => void
}

/** The reason of a file system error; for unknown codes the error's own message. */
export function errorReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words: Record<string, string> = {
    ENOENT: 'it does not exist',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is a file'
  }
  return words[code] ?? (error instanceof Error ? error.message : String(error))
}
