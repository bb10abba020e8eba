import '../../styles/fonts/inter-faces.css'
import '../../styles/fonts/playfair.css'
import type { Font } from '../font.ts'

export const playfair: Font = {
  id: 'playfair',
  preload: ['/fonts/inter-latin-wght-normal.woff2', '/fonts/playfair-display-latin-wght-normal.woff2']
}
