import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findUnknownFeature } from '#domain/site-problem.ts'
import { toPublicSite } from './site-build/documents.ts'
import { basePath, fillHtml, parseSite } from './site-build/from-site.ts'
import { calledServer, isLaunch, launchReach, simulatedFeature } from './site-build/launch.ts'
import { withThemeColors, withTokens } from './site-build/theme.ts'
import type { BuildOptions } from './builder.ts'
import { findOwnCalls, type Replacements } from './site-modules.ts'
import type { Site } from '#domain/site.ts'

/** The folder of the files that stand in for those of the sources while the site is built. */
const work = '.angular/site'

/** What a site is built from. */
export interface SiteSources {
  /** Files that are built in place of those of the sources, by their path. */
  replacements: Replacements
  /** Options of the build that follow from them. */
  options: BuildOptions
}

/**
 * Reads what a site is built from: of site.json the part that visitors may see, in a launch build no feature that only
 * pretends, the variables of the environment, and the colours of the theme. Fails where site.json names a feature that is
 * not there.
 */
export async function prepareSources(production: boolean): Promise<SiteSources> {
  loadVariables(production ? 'production' : 'development')
  const written = await readFile('src/site.json', 'utf8')
  const site = parseSite(written)
  const ids = featureIds()
  const problem = findUnknownFeature(site.selectedFeatures, ids)
  if (problem !== undefined) throw new Error(`src/site.json: ${problem}`)

  const { json, simulated } = publish(written, site, ids, await findOwnCalls(site))
  const themeCss = await readFile('src/theme.css', 'utf8')
  const base = basePath(written)
  const replacements = {
    'src/site.json': json,
    'src/environments/environment.ts': await fillEnvironment(production),
    ...simulated
  }
  const document = withThemeColors(fillHtml(await readFile('src/index.html', 'utf8'), site), themeCss)
  await rm(work, { recursive: true, force: true })
  await writeFiles({
    ...replacements,
    'index.html': inFolder(document, base),
    'tokens.css': withTokens(themeCss)
  })
  return {
    replacements,
    options: {
      fileReplacements: Object.keys(replacements).map((path) => ({ replace: path, with: join(work, path) })),
      index: { input: join(work, 'index.html'), output: 'index.html' },
      styles: ['src/styles.css', join(work, 'tokens.css')],
      deployUrl: `${base}/assets/`
    }
  }
}

/** Reads the files of variables, as other tools do: one of the environment comes first, then the file that says most. */
function loadVariables(mode: 'production' | 'development'): void {
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'])
    if (existsSync(file)) process.loadEnvFile(file)
}

/** The ids of the features that are there. */
function featureIds(): string[] {
  return readdirSync('src/app/features')
    .map((name) => name.replace(/\.[jt]s$/, ''))
    .filter((id) => id !== 'index')
}

/** The public part of site.json, and what stands in for features that only pretend in a launch build. */
function publish(written: string, site: Site, ids: readonly string[], ownCalls: readonly string[]) {
  if (!isLaunch()) return { json: toPublicSite(written, undefined, ownCalls), simulated: {} }
  const server = calledServer('.', site, process.env['NG_APP_API_URL'] ?? '')
  const launch = { server, reach: launchReach(), ownCalls }
  const simulated = ids.flatMap((id) => {
    const module = simulatedFeature(`/src/features/${id}/index.ts`, site, launch)
    return module === undefined ? [] : [[`src/app/features/${id}/index.ts`, module]]
  })
  return { json: toPublicSite(written, launch), simulated: Object.fromEntries(simulated) as Replacements }
}

/** The variables of the build, with those that the environment has. */
async function fillEnvironment(production: boolean): Promise<string> {
  const source = await readFile('src/environments/environment.ts', 'utf8')
  return source.replace(
    /^( +)(\w+): (.*?)(,?)$/gm,
    (line, indent: string, name: string, _: string, end: string) => {
      if (name === 'production') return `${indent}${name}: ${production}${end}`
      if (name === 'launch') return `${indent}${name}: ${isLaunch()}${end}`
      const given = process.env[`NG_APP_${name}`]
      return given === undefined || given === '' ? line : `${indent}${name}: ${JSON.stringify(given)}${end}`
    }
  )
}

/** A document whose own files are in the folder of the site. */
function inFolder(document: string, base: string): string {
  return document.replace(/ href="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${base}${path}"`)
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(work, path)), { recursive: true })
    await writeFile(join(work, path), text)
  }
}
