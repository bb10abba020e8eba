import { percentile } from '../bench/timing.ts'

/** Examples of each kind of problem that are printed. */
const examples = 5

/** What the simulated users saw. */
export interface SoakRecord {
  /** Counts an answer of a call. */
  answered: (name: string, ms: number) => void
  /** Counts a call whose server was killed while it ran. */
  interrupted: () => void
  /** Counts what must not happen. */
  wrong: (kind: string, what: string) => void
  /** Counts anything else that is worth a figure. */
  count: (what: string) => void
  hasFailed: () => boolean
  /** Describes it all, a line each. */
  describe: () => string[]
}

/** Creates an empty record. */
export function createRecord(): SoakRecord {
  const times = new Map<string, number[]>()
  const problems = new Map<string, string[]>()
  const counts = new Map<string, number>()
  const counted = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  return {
    answered: (name, ms) => append(times, name, ms),
    interrupted: () => counted('calls in flight when their server was killed'),
    wrong: (kind, what) => append(problems, kind, what),
    count: counted,
    hasFailed: () => problems.size > 0,
    describe() {
      const all = [...times.values()].flat()
      return [
        line('all calls', all),
        ...[...times]
          .sort(([, one], [, other]) => other.length - one.length)
          .map(([name, own]) => line(name, own)),
        ...[...counts].map(([what, often]) => `${often.toString().padStart(8)}  ${what}`),
        ...[...problems].flatMap(([kind, what]) => [
          `WRONG ${kind}: ${what.length}`,
          ...what.slice(0, examples).map((each) => `        ${each}`)
        ])
      ]
    }
  }
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name)
  if (list === undefined) lists.set(name, [value])
  else list.push(value)
}

function line(name: string, ms: readonly number[]): string {
  const at = (share: number): string => percentile(ms, share).toFixed(0).padStart(5)
  return `${ms.length.toString().padStart(8)}  ${name.padEnd(44)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms`
}
