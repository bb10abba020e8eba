// Small modules, pruned.
import { prune } from '../../packages/generator/src/index.ts'
import { file, toProject } from '../../packages/project/src/index.ts'
import { linkMembers } from './link-members.ts'
import { outlineScripts } from './outline.ts'

/** What is left of small modules, from `src/main.ts` on. */
export async function pruned(
  modules: Readonly<Record<string, string>>,
  absent: readonly string[] = []
): Promise<Record<string, string>> {
  const texts = new Map(
    Object.entries(modules).map(([name, text]) => [
      /\./.test(name) ? `src/${name}` : `src/${name}.ts`,
      `${text}\n`
    ])
  )
  const scripts = new Map([...texts].filter(([path]) => /\.[jt]sx?$/.test(path)))
  const available = toProject([...texts].map(([path, text]) => file(path, text)))
  const { files } = prune(available, linkMembers(await outlineScripts(scripts)), ['src/main.ts'], {
    absent: new Set(absent)
  })
  return Object.fromEntries(
    [...files.values()].map(({ path, content }) => [
      path.replace(/^src\/|\.ts$/g, ''),
      String(content).replace(/\n$/, '')
    ])
  )
}
