import { file, type File, type Project } from '@sitewright/project'
import { json } from '../formats/json.ts'
import { pathIn } from '../flavour.ts'
import type { Order } from '../order.ts'
import { reach } from '../reach.ts'

/** The manifest of the npm package: only packages that a kept file imports, or a script needs, in exact versions. */
export function packageJson(order: Order, available: Project, used: ReadonlySet<string>): File {
  const { adapter, name, site, template } = order
  const { typescript } = site
  const shipped = reach(available, [pathIn(adapter.entry, typescript)]).packages
  const tools = adapter.tools
    .filter((tool) => typescript || tool.typescriptOnly !== true)
    .map((tool) => tool.package)
  const scripts = adapter.scripts(typescript)
  const check = ['lint', 'typecheck', 'test']
    .filter((script) => script in scripts)
    .map((script) => `npm run ${script}`)
  return file(
    'package.json',
    json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: { ...scripts, ...(site.deployment.testing ? { check: check.join(' && ') } : {}) },
      dependencies: pinned(shipped, template.versions),
      devDependencies: pinned(
        [...used, ...tools].filter((each) => !shipped.has(each)),
        template.versions
      ),
      engines: { node: '>=22.22.3' }
    })
  )
}

function pinned(
  packages: Iterable<string>,
  versions: Readonly<Record<string, string>>
): Record<string, string> {
  const names = [...new Set(packages)].filter((name) => Object.hasOwn(versions, name)).sort()
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? '']))
}
