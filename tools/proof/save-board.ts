// Writes what the product shows of a whole run.
import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { folderUnderTest } from '../sites/under-test.ts'
import { sizesOf } from '../template/built-sizes.ts'
import { builtTemplate } from '../template/built-template.ts'
import { formatting } from '../template/compiler.ts'
import type { BoardFigures, BoardRow, FrameworkFigures } from '../../apps/web/src/lib/proof/board.ts'
import { buildForLaunch, hashTemplate, measureInstall, scoreHome, timeBuild } from './measure-framework.ts'
import { countPairs, proofSeed, type ProofRow } from './rows.ts'
import { projectOf, type Verdict } from './try-row.ts'

/** A row that was tried. */
export interface TriedRow {
  row: ProofRow
  verdict: Verdict
  /** The day on which it was tried, `2026-11-30`. */
  date: string
}

const folder = join(root, 'apps/web/src/lib/proof')

/** The package whose version a framework is known by. */
const mainPackages: Readonly<Record<FrameworkId, string>> = {
  react: 'react',
  vue: 'vue',
  angular: '@angular/core',
  svelte: 'svelte'
}

/** Saves the run of a whole board. */
export async function saveBoard(tried: readonly TriedRow[]): Promise<void> {
  const frameworks: BoardFigures['frameworks'] = {}
  for (const id of new Set(tried.map(({ row }) => row.site.selectedFramework)))
    frameworks[id] = await figuresOf(id, tried)
  const figures: BoardFigures = {
    date: tried.map(({ date }) => date).toSorted()[0] ?? '',
    node: process.versions.node,
    browser: /[\d.]+/.exec(spawnSync(browserPath(), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '',
    processor: cpus()[0]?.model.trim() ?? '',
    cores: availableParallelism(),
    seed: proofSeed,
    pairs: countPairs(),
    frameworks
  }
  await write('figures.json', figures)
  await write('rows.json', tried.map(boardRow))
}

async function figuresOf(framework: FrameworkId, tried: readonly TriedRow[]): Promise<FrameworkFigures> {
  const own = tried.filter(({ row }) => row.site.selectedFramework === framework)
  const named = (name: ProofRow['name']): TriedRow => {
    const found = own.find(({ row }) => row.name === name)
    if (found === undefined) throw new Error(`The board has no row '${name}' of ${framework}.`)
    return found
  }
  const template = builtTemplate(framework)
  const folderOf = ({ id }: ProofRow): string => folderUnderTest(`proof-${id}`)
  const measurePublished = async ({ row }: TriedRow) => {
    const dist = await buildForLaunch(projectOf(row, template).project, folderOf(row))
    return { home: toKilobytes(sizesOf(dist).home), scores: await scoreHome(dist) }
  }
  const recommended = await measurePublished(named('recommended'))
  const { row } = named('everything')
  const everything = await measurePublished(named('everything'))
  const { project } = projectOf(row, template)
  return {
    version: template.versions[mainPackages[framework]] ?? '',
    template: hashTemplate(framework),
    tried: own.length,
    passed: own.filter(({ verdict }) => verdict.problems.length === 0).length,
    home: { recommended: recommended.home, everything: everything.home },
    scores: { recommended: recommended.scores, everything: everything.scores },
    seconds: roundAll(await timeBuild(project, folderOf(row))),
    ...(await measureInstall(project))
  }
}

function boardRow({ row, verdict }: TriedRow): BoardRow {
  const { id, name, combination, site } = row
  return {
    id,
    ...(name && { name }),
    framework: site.selectedFramework,
    ...(combination && { combination }),
    passed: verdict.problems.length === 0,
    home: toKilobytes(verdict.home)
  }
}

const toKilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

function roundAll({ build, types }: { build: number; types: number }): { build: number; types: number } {
  const round = (value: number): number => Math.round(value * 10) / 10
  return { build: round(build), types: round(types) }
}

async function write(name: string, value: unknown): Promise<void> {
  const { code } = await format(name, JSON.stringify(value, null, 2), formatting)
  writeFileSync(join(folder, name), code)
}
