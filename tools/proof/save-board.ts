// Writes what the product shows of a whole run.
import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { createLink } from '../../packages/builder/src/index.ts'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { folderUnderTest } from '../sites/under-test.ts'
import { builtTemplate } from '../template/built-template.ts'
import type { BoardFigures, BoardRow, FrameworkFigures } from '../../apps/web/src/proof/board.ts'
import { hashTemplate, measureInstall, scoreHome, timeBuild } from './measure-framework.ts'
import { countPairs, proofSeed, type ProofRow } from './rows.ts'
import { projectOf, type Verdict } from './try-row.ts'

/** A row that was tried. */
export interface TriedRow {
  row: ProofRow
  verdict: Verdict
}

const folder = join(root, 'apps/web/src/proof')

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
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    browser: /[\d.]+/.exec(spawnSync(browserPath(), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '',
    processor: cpus()[0]?.model.trim() ?? '',
    cores: availableParallelism(),
    seed: proofSeed,
    pairs: countPairs(),
    frameworks
  }
  write('figures.json', figures)
  write('rows.json', await Promise.all(tried.map(boardRow)))
}

async function figuresOf(framework: FrameworkId, tried: readonly TriedRow[]): Promise<FrameworkFigures> {
  const own = tried.filter(({ row }) => row.site.selectedFramework === framework)
  const named = (name: ProofRow['name']): TriedRow => {
    const found = own.find(({ row }) => row.name === name)
    if (found === undefined) throw new Error(`The board has no row '${name}' of ${framework}.`)
    return found
  }
  const [recommended, everything] = [named('recommended'), named('everything')]
  const distOf = ({ row }: TriedRow): string => join(folderUnderTest(`proof-${row.id}`), 'dist')
  const template = builtTemplate(framework)
  const { project } = projectOf(everything.row, template)
  return {
    version: template.versions[mainPackages[framework]] ?? '',
    template: hashTemplate(framework),
    tried: own.length,
    passed: own.filter(({ verdict }) => verdict.problems.length === 0).length,
    home: { recommended: kilobytes(recommended), everything: kilobytes(everything) },
    scores: {
      recommended: await scoreHome(distOf(recommended)),
      everything: await scoreHome(distOf(everything))
    },
    seconds: roundAll(await timeBuild(project, folderUnderTest(`proof-${everything.row.id}`))),
    ...(await measureInstall(project))
  }
}

async function boardRow({ row, verdict }: TriedRow): Promise<BoardRow> {
  const { site } = row
  const link = await createLink(site, '')
  return {
    id: row.id,
    ...(row.name && { name: row.name }),
    framework: site.selectedFramework,
    typescript: site.typescript,
    layout: site.customization.layout,
    font: site.customization.fontFamily,
    hosts: site.deployment.platforms,
    features: site.selectedFeatures.length,
    passed: verdict.problems.length === 0,
    home: toKilobytes(verdict.home),
    link: link.ok ? link.text : ''
  }
}

const toKilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

const kilobytes = ({ verdict }: TriedRow): number => toKilobytes(verdict.home)

function roundAll({ build, types }: { build: number; types: number }): { build: number; types: number } {
  const round = (value: number): number => Math.round(value * 10) / 10
  return { build: round(build), types: round(types) }
}

function write(name: string, value: unknown): void {
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
}
