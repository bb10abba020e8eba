import '../../styles/fonts/inter-faces.css'
import '../../styles/fonts/jetbrains.css'
import type { Font } from '../font.ts'

export const jetbrains: Font = {
  id: 'jetbrains',
  preload: ['/fonts/inter-latin-wght-normal.woff2', '/fonts/jetbrains-mono-latin-wght-normal.woff2']
}
