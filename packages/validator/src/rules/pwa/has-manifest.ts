import type { Context } from '../../engine/context.ts'
import type { ProjectRule } from '../../engine/rule.ts'
import { siteFacts } from '../../engine/site-facts.ts'
import { pwaMessages } from '../../pwa-messages.ts'
import { isRead, pwaRuleId } from './pwa-test.ts'

/** HasManifest: a project that means to be installable has a manifest, and a page that links it. */
export const hasManifest: ProjectRule = {
  id: pwaRuleId('HasManifest'),
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) => {
    const { installable, manifest, missingManifest, maker, home, pages } = siteFacts(context)
    if (!installable || maker !== undefined) return []
    if (missingManifest) {
      const { file, address, range } = missingManifest
      return [{ file, range, message: pwaMessages.manifestGone(address) }]
    }
    if (manifest === undefined) return [{ file: home ?? '', message: pwaMessages.noManifest }]
    if (!isRead(manifest)) return [{ file: manifest.path, message: pwaMessages.manifestUnread }]
    const linked =
      isLinkedByComponent(context) ||
      [...pages.values()].some((elements) =>
        elements.some(
          ({ name, attributes }) => name === 'link' && /\bmanifest\b/i.test(attributes['rel'] ?? '')
        )
      )
    return linked || home === undefined ? [] : [{ file: home, message: pwaMessages.notLinked(manifest.path) }]
  }
}

/** SvelteKit takes what stands in `<svelte:head>` of a component over into the page. */
function isLinkedByComponent({ project, text }: Context): boolean {
  return [...project.keys()].some(
    (path) => path.endsWith('.svelte') && /\brel=(["'])manifest\1/.test(text(path) ?? '')
  )
}
