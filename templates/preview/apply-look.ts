import type { ShowRequest } from './protocol.ts'

const theme = document.createElement('style')
document.head.append(theme)

/** Applies the look that a project has in its index.html and theme.css to the document. */
export function applyLook(
  { site, themeCss, scheme, scale = 1, fontFaces = [] }: ShowRequest,
  font: string
): void {
  const { content, customization } = site
  const { documentElement: html } = document
  html.lang = content.language
  html.dir = content.direction
  html.dataset.layout = customization.layout
  html.dataset.theme = customization.colorScheme
  html.dataset.font = font
  html.dataset.motion = customization.animations ? 'full' : 'none'
  html.dataset.colorScheme = scheme === 'system' ? 'auto' : scheme
  html.style.setProperty('--frame-scale', String(scale))
  if (theme.textContent !== themeCss) theme.textContent = themeCss
  for (const { family, weight, buffer } of fontFaces)
    document.fonts.add(new FontFace(family, buffer, { weight }))
}
