import { redact, type Log, type LogFields, type LogLevel } from '@sitewright/kernel/request'

/** SGR codes (ANSI escape sequences) of the parts of an entry. */
const styles = { time: 2, info: 36, warn: 33, error: 31, name: 2 } as const

interface Options {
  /** Whether the terminal shows colors. */
  colors: boolean
  now?: () => number
}

/**
 * A log for terminals: time of day, level, event and `name=value`, with a stack on lines of its own. Secrets are
 * removed and control characters escaped, so that no request can send escape sequences to the terminal.
 */
export function createTerminalLog(write: (text: string) => void, { colors, now = Date.now }: Options): Log {
  const styled = (style: keyof typeof styles, text: string): string =>
    colors ? `\u001B[${styles[style]}m${text}\u001B[0m` : text
  const line = (level: LogLevel, words: readonly string[], below = ''): void =>
    write(
      `${[styled('time', timeOfDay(now())), styled(level, level.padEnd(5)), ...words].join(' ')}\n${below}`
    )
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void => {
      const { error, ...others } = redact(fields) as Record<string, unknown>
      const pairs = Object.entries(others)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${styled('name', `${name}=`)}${toText(value)}`)
      line(level, [event, ...pairs], error === undefined ? '' : errorText(error))
    }
  return {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    call: ({ method, route, status, ms }) =>
      line('info', [escaped(method), escaped(route), `${status}`, `${ms} ms`])
  }
}

function timeOfDay(ms: number): string {
  const date = new Date(ms)
  const digits = [date.getHours(), date.getMinutes(), date.getSeconds()].map((each) =>
    `${each}`.padStart(2, '0')
  )
  return `${digits.join(':')}.${`${date.getMilliseconds()}`.padStart(3, '0')}`
}

/** A value on one line; quoted where its end would be ambiguous. */
function toText(value: unknown): string {
  const plain = typeof value === 'string' && /^[^\s"=]+$/.test(value)
  return escaped(plain ? value : JSON.stringify(value))
}

function errorText(error: unknown): string {
  const { stack, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  const text = stack ?? message
  const lines = typeof text === 'string' ? text.split('\n') : [toText(error)]
  return lines.map((each) => `  ${escaped(each)}\n`).join('')
}

/** Escapes C0 and C1 control characters, which a terminal would interpret. */
function escaped(text: string): string {
  return text.replace(/\p{Cc}/gu, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
