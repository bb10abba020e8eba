// `npm run proof`: builds and tries each combination of the board, and says which passed. `--row 17` repeats one, `--part 2/9`
// tries every ninth, `--part rotating/9` another ninth with each commit; `--save` writes what the product shows of a whole run.
// What passed before with the same bytes, packages and checks is not tried again unless `--fresh` asks for it, and is counted
// apart. `--latest` tries the newest packages in place of the board.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { frameworkOf, offeredFrameworkIds } from '../../packages/catalog/src/index.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { builtTemplate } from '../template/built-template.ts'
import { isInPart } from '../template/rotation.ts'
import { tryLatest } from './latest.ts'
import { keyOf, readPassed, savePassed, type PassedRow } from './passed.ts'
import { countPairs, proofRows, proofSeed, type ProofRow } from './rows.ts'
import { saveBoard, type TriedRow } from './save-board.ts'
import { projectOf, tryRow, type Verdict } from './try-row.ts'

const { values: asked } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    part: { type: 'string' },
    save: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    latest: { type: 'boolean', default: false }
  }
})

function wantedRows(): readonly ProofRow[] {
  const rows = proofRows()
  if (asked.row !== undefined) {
    const found = rows.filter(({ id }) => asked.row?.includes(String(id)))
    if (found.length !== asked.row.length) throw new Error(`The board has rows 1 to ${rows.length}.`)
    return found
  }
  const { part } = asked
  return part === undefined ? rows : rows.filter(({ id }) => isInPart(id, part))
}

function describe({ id, name, site }: ProofRow): string {
  const { selectedFramework, typescript, selectedFeatures, customization, deployment } = site
  const words = [
    frameworkOf(selectedFramework).name,
    typescript ? 'TypeScript' : 'JavaScript',
    name ?? `${selectedFeatures.length} features`,
    customization.layout,
    customization.fontFamily,
    deployment.platforms.join('+') || 'no host'
  ]
  return `${String(id).padStart(3)} ${words.join(', ')}`
}

function report(row: ProofRow, verdict: Verdict, isKnown: boolean): void {
  const { check, build, test } = verdict.seconds
  const times = `${check.toFixed(1)} + ${build.toFixed(1)} + ${test.toFixed(1)} s`
  const word = verdict.problems.length > 0 ? 'FAIL' : isKnown ? 'same' : 'ok  '
  process.stdout.write(`${word} ${describe(row)}: ${times}, ${(verdict.home / 1024).toFixed(1)} KB\n`)
  for (const problem of verdict.problems) process.stdout.write(`     ${problem}\n`)
}

/** Tries rows, two at a time; gives them in their order, with how many had passed before. */
async function tryRows(rows: readonly ProofRow[]): Promise<{ tried: TriedRow[]; known: number }> {
  const passed = asked.fresh || asked.row !== undefined ? new Map<string, PassedRow>() : readPassed()
  const today = new Date().toISOString().slice(0, 10)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  const queue = [...rows]
  const tried: TriedRow[] = []
  let known = 0
  const work = async (): Promise<void> => {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      const template = builtTemplate(row.site.selectedFramework)
      const key = keyOf(projectOf(row, template).hash)
      // What is measured of the named rows needs their folders.
      const before = asked.save && row.name !== undefined ? undefined : passed.get(key)
      const verdict = before?.verdict ?? (await tryRow(row, template, browser))
      if (before !== undefined) known += 1
      else if (verdict.problems.length === 0) savePassed(key, verdict)
      tried.push({ row, verdict, date: before?.date ?? today })
      report(row, verdict, before !== undefined)
    }
  }
  try {
    await Promise.all([work(), work()])
  } finally {
    await browser.close()
  }
  return { tried: tried.toSorted((one, other) => one.row.id - other.row.id), known }
}

async function tryBoard(): Promise<boolean> {
  if (asked.save && (asked.row ?? asked.part) !== undefined) throw new Error('Only a whole run is saved.')
  const started = performance.now()
  const { tried, known } = await tryRows(wantedRows())
  const good = tried.filter(({ verdict }) => verdict.problems.length === 0).length
  const { met, all } = countPairs()
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  process.stdout.write(
    `${good} of ${tried.length} combinations passed, ${known} of them earlier with the same bytes, in ${minutes} minutes\n` +
      `seed ${proofSeed}: ${met} of ${all} pairs of choices meet, the others exclude each other; ${offeredFrameworkIds.length} frameworks\n`
  )
  if (asked.save) await saveBoard(tried)
  return good === tried.length
}

process.exitCode = (await (asked.latest ? tryLatest() : tryBoard())) ? 0 : 1
