import { redact } from './redact.ts'

export type LogLevel = 'info' | 'warn' | 'error'

export type LogFields = Readonly<Record<string, unknown>>

/** An answered request. All members are our own values, so nothing has to be redacted. */
export interface AnsweredCall {
  traceId: string
  method: string
  /** The route pattern, never the URL. */
  route: string
  status: number
  ms: number
}

/** Structured log: an event, named like `mail.sent`, and its fields. */
export interface Log extends Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>> {
  /** Logs a successful request; it needs no redaction. */
  readonly call: (call: AnsweredCall) => void
}

/** Formats timestamps; caches the last one, since a busy server asks for the same millisecond many times. */
function createTimestampCache(): (ms: number) => string {
  let [known, text] = [Number.NaN, '']
  return function timeOf(ms) {
    if (ms !== known) [known, text] = [ms, new Date(ms).toISOString()]
    return text
  }
}

/** Creates a JSON-lines log that redacts secrets (security bar 51). */
export function createJsonLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const timeOf = createTimestampCache()
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void => {
      const safe = redact(fields) as object
      write(`${JSON.stringify({ time: timeOf(now()), level, event, ...safe })}\n`)
    }
  return {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    // Serialised by hand: this is most of what a busy server logs, and JSON.stringify costs a tenth of the request.
    call: ({ traceId, method, route, status, ms }) =>
      write(
        `{"time":"${timeOf(now())}","level":"info","event":"call","traceId":"${traceId}","method":${JSON.stringify(method)},"route":${JSON.stringify(route)},"status":${status},"ms":${ms}}\n`
      )
  }
}

/** A log that discards everything, for tests and command-line programs. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  call: () => undefined
}
