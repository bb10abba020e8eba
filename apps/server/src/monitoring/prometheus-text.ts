/** Content type of the text format of Prometheus, with its version. */
export const prometheusContentType = 'text/plain; version=0.0.4; charset=utf-8'

/** One value of a metric family. */
export interface Sample {
  /** What follows the name of the family: the parts of a histogram. */
  suffix?: '_bucket' | '_sum' | '_count'
  labels: Readonly<Record<string, string>>
  value: number
}

/** A metric with all of its samples. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

/** Prints metrics in the text format 0.0.4 of Prometheus; a family without samples is left out. */
export function printFamilies(families: readonly MetricFamily[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${samples
          .map((sample) => `${printSample(name, sample)}\n`)
          .join('')}`
    )
    .join('')
}

function printSample(name: string, { suffix, labels, value }: Sample): string {
  const printed = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
  return `${name}${suffix ?? ''}${printed.length === 0 ? '' : `{${printed.join(',')}}`} ${printNumber(value)}`
}

/** Numbers as Go writes them, which has words of its own for those that are none. */
function printNumber(value: number): string {
  if (Number.isFinite(value)) return String(value)
  if (Number.isNaN(value)) return 'NaN'
  return value > 0 ? '+Inf' : '-Inf'
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"')
}
