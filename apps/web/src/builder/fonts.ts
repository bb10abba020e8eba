import { fontIds, fonts, type FontId } from '@sitewright/catalog'
import { useEffect, useState } from 'react'
import type { FontFile } from '../ui/preview-pane/protocol.ts'

interface FontFamilyFiles {
  family: string
  files: readonly (readonly [weight: string, name: string])[]
}

const variable = (family: string, weights: string, name: string): FontFamilyFiles => ({
  family,
  files: [
    [weights, `${name}-latin-ext-wght-normal`],
    [weights, `${name}-latin-wght-normal`]
  ]
})

/** The font files of the generated site (templates/styles/fonts), the wider Unicode range first so that latin wins. */
const families: Record<FontId, FontFamilyFiles> = {
  inter: variable('Inter Variable', '100 900', 'inter'),
  roboto: variable('Roboto Variable', '100 900', 'roboto'),
  poppins: {
    family: 'Poppins',
    files: [
      ['400', 'poppins-latin-ext-400-normal'],
      ['600', 'poppins-latin-ext-600-normal'],
      ['400', 'poppins-latin-400-normal'],
      ['600', 'poppins-latin-600-normal']
    ]
  },
  playfair: variable('Playfair Display Variable', '400 900', 'playfair-display'),
  lora: variable('Lora Variable', '400 700', 'lora'),
  jetbrains: variable('JetBrains Mono Variable', '100 800', 'jetbrains-mono')
}

/** Display fonts, with the font of their body text. */
const bodyFonts: Partial<Record<FontId, FontId>> = { playfair: 'inter', jetbrains: 'inter' }

/** The id of a font whose name the site document holds. */
export function fontIdOf(name: string): FontId {
  return fontIds.find((id) => fonts[id].name === name) ?? 'inter'
}

async function fetchFontFiles(id: FontId): Promise<FontFile[]> {
  const { family, files } = families[id]
  const text = bodyFonts[id] === undefined ? [] : await fontFaces(bodyFonts[id])
  const own = await Promise.all(
    files.map(async ([weight, name]) => {
      const response = await fetch(`/fonts/${name}.woff2`)
      if (!response.ok) throw new Error(`${name} answered ${response.status}`)
      return { family, weight, buffer: await response.arrayBuffer() }
    })
  )
  return [...text, ...own]
}

const cache = new Map<FontId, Promise<FontFile[]>>()

/** The files of a font, memoized; a failed load is retried. */
export function fontFaces(id: FontId): Promise<FontFile[]> {
  const loading =
    cache.get(id) ??
    fetchFontFiles(id).catch((error: unknown) => {
      cache.delete(id)
      throw error
    })
  cache.set(id, loading)
  return loading
}

const none: readonly FontFile[] = []

/** The files of a font once they are loaded; the preview shows its fallback until then, or without a network. */
export function useFontFaces(id: FontId, needed: boolean): readonly FontFile[] {
  const [loaded, setLoaded] = useState<{ id: FontId; faces: readonly FontFile[] }>({ id, faces: none })
  useEffect(() => {
    if (!needed) return undefined
    let wanted = true
    fontFaces(id).then(
      (faces) => {
        if (wanted) setLoaded({ id, faces })
        return faces
      },
      () => none
    )
    return () => {
      wanted = false
    }
  }, [id, needed])
  return loaded.id === id ? loaded.faces : none
}

/** Registers the fonts in this page too (FontFace), for the specimens of the Typography tab. */
export async function registerFont(id: FontId): Promise<string> {
  const { family } = families[id]
  for (const { buffer, weight, family: each } of await fontFaces(id)) {
    if (each === family)
      document.fonts.add(await new window.FontFace(`Site ${family}`, buffer, { weight }).load())
  }
  return `Site ${family}`
}
