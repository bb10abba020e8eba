/** A parsed sample. */
export interface ParsedSample {
  name: string
  labels: Record<string, string>
  value: number
}

/** A parsed metric family. */
export interface ParsedFamily {
  type: string
  help: string
  samples: ParsedSample[]
}

const nameForm = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped']
const parts: Readonly<Record<string, readonly string[]>> = { histogram: ['_bucket', '_sum', '_count'] }

/**
 * Parses the text format 0.0.4 by the grammar of Prometheus' documentation ("Exposition formats"), and refuses
 * everything that it does not define: an unknown escape, a sample outside of its family, a duplicate family or series,
 * histograms whose buckets decrease or whose +Inf is not their count.
 */
export function parsePrometheus(text: string): Map<string, ParsedFamily> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const families = new Map<string, ParsedFamily>()
  const series = new Set<string>()
  let family: { name: string; type?: string } | undefined
  for (const line of text.slice(0, -1).split('\n')) {
    const comment = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line)
    if (comment !== null) {
      const [, kind, name = '', rest = ''] = comment
      if (!nameForm.test(name)) throw new Error(`no name: ${line}`)
      if (kind === 'HELP') {
        if (families.has(name)) throw new Error(`${name} is there twice`)
        families.set(name, { type: 'untyped', help: unescape(rest, { n: '\n', '\\': '\\' }), samples: [] })
        family = { name }
      } else {
        const begun = families.get(name)
        if (
          family?.name !== name ||
          begun === undefined ||
          family.type !== undefined ||
          !types.includes(rest)
        )
          throw new Error(`misplaced: ${line}`)
        begun.type = family.type = rest
      }
      continue
    }
    const sample = parseSample(line)
    const key = JSON.stringify([sample.name, Object.entries(sample.labels).toSorted()])
    if (series.has(key)) throw new Error(`repeated: ${line}`)
    series.add(key)
    const of = family
    const names = of === undefined ? [] : (parts[of.type ?? ''] ?? ['']).map((part) => of.name + part)
    if (!names.includes(sample.name)) throw new Error(`outside of its family: ${line}`)
    families.get(of?.name ?? '')?.samples.push(sample)
  }
  for (const [name, read] of families) if (read.type === 'histogram') checkHistogram(name, read.samples)
  return families
}

function parseSample(line: string): ParsedSample {
  const head = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{)?/.exec(line)
  if (head === null) throw new Error(`no sample: ${line}`)
  let rest = line.slice(head[0].length)
  const labels: Record<string, string> = {}
  if (head[2] !== undefined) {
    while (!rest.startsWith('}')) {
      const label = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)"(,|(?=\}))/.exec(rest)
      if (label === null) throw new Error(`no label: ${rest}`)
      const [all, name = '', value = ''] = label
      if (name in labels) throw new Error(`label ${name} is there twice`)
      labels[name] = unescape(value, { n: '\n', '\\': '\\', '"': '"' })
      rest = rest.slice(all.length)
    }
    rest = rest.slice(1)
  }
  const number = /^ ([+-]?(?:Inf|\d+(?:\.\d+)?(?:e[+-]?\d+)?)|NaN)$/.exec(rest)?.[1]
  if (number === undefined) throw new Error(`no value: ${line}`)
  return { name: head[1] ?? '', labels, value: Number(number.replace('Inf', 'Infinity')) }
}

function unescape(text: string, escapes: Readonly<Record<string, string>>): string {
  return text.replace(/\\(.?)/g, (all, sign: string) => {
    const meant = escapes[sign]
    if (meant === undefined) throw new Error(`unknown escape ${all}`)
    return meant
  })
}

function checkHistogram(name: string, samples: readonly ParsedSample[]): void {
  const groups = Map.groupBy(samples, ({ labels }) =>
    JSON.stringify(Object.entries(labels).filter(([label]) => label !== 'le'))
  )
  for (const [labels, group] of groups) {
    const of = (part: string): ParsedSample[] => group.filter((sample) => sample.name === name + part)
    const bounds = of('_bucket').map(({ labels: { le = '' }, value }) => ({
      bound: le === '+Inf' ? Infinity : Number(le),
      value
    }))
    const grows = bounds.every(
      ({ bound, value }, index) =>
        index === 0 || (bound > (bounds[index - 1]?.bound ?? 0) && value >= (bounds[index - 1]?.value ?? 0))
    )
    const last = bounds.at(-1)
    const [count] = of('_count')
    if (!grows || last?.bound !== Infinity || last.value !== count?.value || of('_sum').length !== 1)
      throw new Error(`the buckets of ${name} ${labels} do not fit`)
  }
}
