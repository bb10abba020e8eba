/** What an app offers on a long press of its icon (https://www.w3.org/TR/appmanifest/#shortcuts-member). */
interface Shortcut {
  url: string
  icons?: readonly { src: string }[]
}

/** Splits the shortcuts of a manifest: those whose page was built, and the icons that only the others had. */
export function splitShortcuts(
  manifest: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string>
): { kept: readonly Shortcut[]; unusedIcons: readonly string[] } {
  const { shortcuts } = manifest
  const all = Array.isArray(shortcuts) ? (shortcuts as Shortcut[]) : []
  const kept = all.filter(({ url }) => paths.has(new URL(url, 'http://localhost').pathname))
  const { icons = [] } = manifest as Partial<Shortcut>
  const used = new Set(iconsOf([...kept, { url: '/', icons }]))
  return { kept, unusedIcons: iconsOf(all).filter((src) => !used.has(src)) }
}

function iconsOf(shortcuts: readonly Shortcut[]): string[] {
  return shortcuts.flatMap(({ icons = [] }) => icons.map(({ src }) => src))
}
